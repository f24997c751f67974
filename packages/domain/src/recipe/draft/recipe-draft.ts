import type { MealCategory } from '../../food/model.ts'
import type { RetentionFactors } from '../model.ts'
import type { RecipeType } from '../recipe-types.ts'
import { emptyKitchen, type KitchenDraft } from './kitchen-draft.ts'

/** The item of a line: an ingredient, another recipe, or a reference food that is becoming an ingredient. */
export type ItemId = `${'ingredient' | 'recipe' | 'reference'}-${number}`

export interface DraftItem {
  id: ItemId
  label: string
}

/** An amount as edited. Text stays as typed. */
export interface DraftAmount {
  /** "1 1/2", "½". */
  amount: string
  /** One of our units, the name of one of the food's measures ("cup, shredded"), or the typed text. */
  unit: string
}

/** A recipe line as edited. While its amount is typed, it may hold a whole quantity: "1 qt + 8 oz" (see `settledLine`). */
export interface DraftLine extends DraftAmount {
  id: string
  /** The second amount of "1 qt + 8 oz". */
  plus: DraftAmount | null
  item: DraftItem | null
  /** Typed or pasted text while no item is chosen. */
  itemText: string
  prep: string
  form: 'AP' | 'EP'
  creditAs: 'VEGETABLE' | 'MEAT_ALTERNATE' | null
  /** Edible share of the purchased weight in percent; blank = the food's own. */
  yieldPct: string
  /** How the food is cooked, with the nutrients that stay; null = nothing is taken off. */
  retention: DraftRetention | null
}

export interface DraftRetention {
  code: string
  /** Null while the table is not loaded. */
  factors: RetentionFactors | null
}

/** The fields of a line that users fill in. */
export const lineFields = ['amount', 'unit', 'item', 'prep', 'form'] as const
export type LineField = (typeof lineFields)[number]

/**
 * A recipe as edited. It has the shape of the record, so field errors from the server match its field names. A
 * blank field is ''.
 */
export interface RecipeDraft extends KitchenDraft {
  number: string
  name: string
  type: '' | RecipeType
  category: '' | MealCategory
  portions: string
  portionLabel: string
  yield: { amount: string; unit: string }
  /** Percentages as typed: "-8". */
  cooking: DraftCooking
  lines: DraftLine[]
}

export type DraftCooking = Record<'lossPct' | 'moisturePct' | 'fatPct', string>

export const emptyLine = (id: string): DraftLine => ({
  id,
  amount: '',
  unit: 'lb',
  plus: null,
  item: null,
  itemText: '',
  prep: '',
  form: 'EP',
  creditAs: null,
  yieldPct: '',
  retention: null,
})

export const emptyDraft = (lines: DraftLine[]): RecipeDraft => ({
  number: '',
  name: '',
  type: '',
  category: '',
  portions: '',
  portionLabel: '',
  yield: { amount: '', unit: 'lb' },
  cooking: { lossPct: '', moisturePct: '', fatPct: '' },
  ...emptyKitchen(),
  lines,
})

export const isLineEmpty = (line: DraftLine) =>
  line.amount.trim() === '' && line.item === null && line.itemText.trim() === '' && line.prep.trim() === ''

/** The number of the record behind an item: `ingredient-12` is 12. */
export const itemNumber = (item: ItemId) => Number(item.slice(item.indexOf('-') + 1))

export const isFoodItem = (item: DraftItem) => item.id.startsWith('ingredient-')
export const isRecipeItem = (item: DraftItem) => item.id.startsWith('recipe-')
export const isReferenceItem = (item: DraftItem) => item.id.startsWith('reference-')
