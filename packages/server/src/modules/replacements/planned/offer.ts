import {
  discontinuedIn,
  discontinuedOn,
  isSameItem,
  linkOn,
  type OfferOfLine,
  offeredLine,
  type PlannedItemRef,
} from '@commissary/domain/menu'
import type { GradeGroup } from '@commissary/domain/rules'
import { eq } from 'drizzle-orm'

import { rejected } from '../../../contract/api-error.ts'
import { ingredient } from '../../../db/schema/ingredient.ts'
import { menuItem } from '../../../db/schema/menu-item.ts'
import { menuPlaceholder } from '../../../db/schema/menu-line.ts'
import { recipe } from '../../../db/schema/recipe.ts'
import type { Tx } from '../../../db/work.ts'
import { message } from '../../../shared/messages.ts'
import { findIngredients } from '../../ingredients/store.ts'
import { existing } from '../../recipes/lines.ts'
import { loadPantry } from '../../recipes/pantry.ts'

const none: OfferOfLine = {
  recipeId: null,
  ingredientId: null,
  menuItemId: null,
  placeholderId: null,
  text: null,
  portion: null,
}

/** What the new item puts on a line of a day. */
export interface Offer {
  on: (date: string, gradeGroup: GradeGroup) => OfferOfLine
  /** Whether it is an ingredient that is discontinued on the day. */
  isDiscontinued: (date: string, gradeGroup: GradeGroup) => boolean
  /** All foods that it can be, so that they can be loaded. */
  recipeIds: number[]
  ingredientIds: number[]
}

/** Throws a 422 for an item that does not exist, or is archived, and for the item that is replaced. Null removes. */
export async function readOffer(tx: Tx, find: PlannedItemRef, by: PlannedItemRef | null): Promise<Offer | null> {
  if (by === null) return null
  if (isSameItem(find, by)) throw rejected({ by: message('replacements.sameItem') })
  if (by.kind === 'text') {
    const text = by.text?.trim() ?? ''
    if (text === '') throw rejected({ 'by.text': message('calendars.emptyText') })
    return fixed({ ...none, text })
  }
  const id = by.id ?? 0
  if (by.kind === 'menuItem') return offerOfItem(tx, id)
  const [table, unknown] = {
    ingredient: [ingredient, 'calendars.unknownIngredient'] as const,
    recipe: [recipe, 'calendars.unknownRecipe'] as const,
    placeholder: [menuPlaceholder, 'calendars.unknownPlaceholder'] as const,
  }[by.kind]
  if (!(await existing(tx, table, [id])).has(id)) throw rejected({ 'by.id': message(unknown) })
  if (by.kind === 'placeholder') return fixed({ ...none, placeholderId: id })
  return by.kind === 'recipe'
    ? fixed({ ...none, recipeId: id }, { recipeIds: [id] })
    : withEnds(tx, fixed({ ...none, ingredientId: id }, { ingredientIds: [id] }))
}

const fixed = (line: OfferOfLine, foods: Partial<Pick<Offer, 'recipeIds' | 'ingredientIds'>> = {}): Offer => ({
  on: () => line,
  isDiscontinued: () => false,
  recipeIds: [],
  ingredientIds: [],
  ...foods,
})

/** A master item has what it offers on the day, in the portion of the menu's grade group. */
async function offerOfItem(tx: Tx, id: number): Promise<Offer> {
  const [item] = await tx.select().from(menuItem).where(eq(menuItem.id, id))
  if (!item) throw rejected({ 'by.id': message('calendars.unknownMenuItem') })
  const links = [...item.pastLinks, item]
  const ingredientIds = links.flatMap(({ ingredientId }) => ingredientId ?? [])
  const servings = new Map((await findIngredients(tx, ingredientIds)).map((food) => [food.id, food.serving]))
  return withEnds(tx, {
    on: (date, gradeGroup) => ({
      ...none,
      menuItemId: id,
      ...offered(offeredLine({ ...item, ...linkOn(item, date) }, gradeGroup, (food) => servings.get(food) ?? null)),
    }),
    isDiscontinued: () => false,
    recipeIds: links.flatMap(({ recipeId }) => recipeId ?? []),
    ingredientIds,
  })
}

const offered = ({ recipeId = null, ingredientId = null, portion }: ReturnType<typeof offeredLine>) => ({
  recipeId,
  ingredientId,
  portion,
})

/** Like planners, refuses discontinued ingredients, but not recipes with one: those are replaced in the recipe. */
async function withEnds(tx: Tx, offer: Offer): Promise<Offer> {
  const pantry = await loadPantry(tx, { ingredientIds: offer.ingredientIds })
  return {
    ...offer,
    isDiscontinued: (date, gradeGroup) => {
      const { ingredientId } = offer.on(date, gradeGroup)
      return discontinuedOn(discontinuedIn({ ingredientId }, pantry), date).length > 0
    },
  }
}
