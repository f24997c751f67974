import type { LabelFacts } from '@commissary/domain/food'
import type { Pantry } from '@commissary/domain/recipe'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { menuItemEffects, recipeEffects } from './food-effects.ts'
import { specChanges } from './seen-changes.ts'
import { hasRecord, refuseUnknown, usingMenuItems } from './store.ts'
import { usingRecipes } from './using-recipes.ts'
import { asStored, weekEffects } from './week-effects.ts'

type ChangeEffects = Schemas['ChangeEffects']

const nothing = { total: 0, rows: [] }

/**
 * How changes to an ingredient's label, crediting, measures or packs that no one has looked at affect recipes, master
 * items and the weeks planned from today on; if all were looked at, how the last change does. With `since`, only changes after
 * that instant. Throws a 404 for an unknown ingredient.
 */
export async function readChangeEffects(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  id: number,
  since?: string,
): Promise<ChangeEffects> {
  const record = { kind: 'ingredient' as const, id }
  await refuseUnknown(tx, record)
  const { changes: found, isSeen } = await specChanges(tx, id, since)
  const changes = found.map(({ labelBefore: _, ...change }) => change)
  const [last] = changes
  const labelBefore = found.at(-1)?.labelBefore
  if (!last || !labelBefore) {
    const none = { recipes: nothing, menuItems: nothing, weeks: { ...nothing, hidden: 0 } }
    return { at: null, by: null, changes, isSeen, ...none }
  }
  const recipes = await usingRecipes(tx, record)
  const inUse = recipes.filter(({ isArchived }) => !isArchived)
  const recipeIds = recipes.map((recipe) => recipe.id)
  const today = await readCatererToday(tx)
  const menuItems = await usingMenuItems(tx, record, recipeIds, today)
  const views = { before: withLabel(id, labelBefore), after: asStored }
  return {
    at: last.at,
    by: last.by,
    changes,
    isSeen,
    recipes: await recipeEffects(
      tx,
      today,
      inUse.map(({ id: recipeId, name, chain }) => ({ id: recipeId, name, isDirect: chain.length === 0 })),
      views,
    ),
    menuItems: await menuItemEffects(
      tx,
      today,
      menuItems.map(({ id: itemId, name, recipeName }) => ({ id: itemId, name, isDirect: recipeName === null })),
      views,
    ),
    weeks: await weekEffects(tx, caller, { from: today, concerns: hasRecord(record, recipeIds), ...views }),
  }
}

/** The view of menus in which an ingredient has an earlier label. */
const withLabel = (id: number, label: LabelFacts) => ({
  ...asStored,
  pantry: (pantry: Pantry): Pantry => ({
    recipe: pantry.recipe,
    food: (foodId) => {
      const food = pantry.food(foodId)
      return food && foodId === id ? { ...food, ...label } : food
    },
  }),
})
