import type { MealCategory } from '../../food/model.ts'
import { parseAmount } from '../../units/fractions.ts'
import { emptyKitchen, type KitchenDraft } from './kitchen-draft.ts'

/** The item of a line: an ingredient, another recipe, or a reference food that is becoming an ingredient. */
export type ItemId = `${'ingredient' | 'recipe' | 'reference'}-${number}`

export interface DraftItem {
  id: ItemId
  label: string
}

/** A recipe line as edited. Text stays as typed. */
export interface DraftLine {
  id: string
  /** "1 1/2", "½". */
  amount: string
  /** One of our units, the name of one of the food's measures ("cup, shredded"), or the typed text. */
  unit: string
  item: DraftItem | null
  /** Typed or pasted text while no item is chosen. */
  itemText: string
  prep: string
  form: 'AP' | 'EP'
  creditAs: 'VEGETABLE' | 'MEAT_ALTERNATE' | null
}

/** The fields of a line that users fill in. */
export const lineFields = ['amount', 'unit', 'item', 'prep', 'form'] as const
export type LineField = (typeof lineFields)[number]

export const recipeTypes = ['myRecipe', 'usda', 'shared', 'subRecipe'] as const
export type RecipeType = (typeof recipeTypes)[number]

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
  lines: DraftLine[]
}

export const emptyLine = (id: string): DraftLine => ({
  id,
  amount: '',
  unit: 'lb',
  item: null,
  itemText: '',
  prep: '',
  form: 'EP',
  creditAs: null,
})

export const emptyDraft = (lines: DraftLine[]): RecipeDraft => ({
  number: '',
  name: '',
  type: '',
  category: '',
  portions: '',
  portionLabel: '',
  yield: { amount: '', unit: 'lb' },
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

/** Whether two lists of lines have the same content. Line ids, empty lines and the notation of amounts do not count. */
export function isSameLines(a: readonly DraftLine[], b: readonly DraftLine[]): boolean {
  return a === b || contentOf(a) === contentOf(b)
}

const contentOf = (lines: readonly DraftLine[]) =>
  JSON.stringify(
    lines
      .filter((line) => !isLineEmpty(line))
      .map(({ amount: typed, unit, item, itemText, prep, form, creditAs }) => {
        const amount = parseAmount(typed)
        return [
          amount.ok ? amount.amount : typed.trim(),
          unit,
          item?.id ?? itemText.trim(),
          prep.trim(),
          form,
          creditAs,
        ]
      }),
  )
