import type { MenuDay, MenuLine } from '@commissary/domain/menu'
import { canServe } from '@commissary/domain/recipe'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { menuPlaceholder } from '../../db/schema/menu-line.ts'
import { recipe } from '../../db/schema/recipe.ts'
import type { Tx } from '../../db/work.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { existing } from '../recipes/lines.ts'
import type { LoadedPantry } from '../recipes/pantry.ts'
import { refuseDiscontinued } from './refuse-discontinued.ts'

export type DayInput = Schemas['CalendarDayInput']

/** A day as sent. Its lines have no names yet. */
export function toMenuDay({ plannedMeals, selections, note, lines }: DayInput): MenuDay {
  const own = selections && Object.keys(selections).length > 0 ? selections : null
  return {
    plannedMeals,
    ...(own && { selections: own }),
    ...(note?.trim() && { note: note.trim() }),
    lines: lines.map(toMenuLine),
  }
}

export function toMenuLine(line: DayInput['lines'][number]): MenuLine {
  const { key, category, plannedServings } = line
  return {
    id: key,
    name: '',
    category,
    recipeId: line.recipeId ?? null,
    ingredientId: line.ingredientId ?? null,
    menuItemId: line.menuItemId ?? null,
    placeholderId: line.placeholderId ?? null,
    text: line.text?.trim() || null,
    portion: line.portion ?? null,
    plannedServings,
    servingLine: line.servingLine ?? null,
  }
}

/** A day to check: as sent, with the foods of its master items, and what is stored. */
interface Checked {
  /** The date that foods are looked up for. */
  date: string
  input: DayInput
  whole: DayInput
  stored: readonly MenuDay[]
  pantry: LoadedPantry
}

/** Throws a 422 for lines that cannot be on the day. What is on the stored day stays allowed. */
export async function checkDay(tx: Tx, { date, input, whole, stored, pantry }: Checked): Promise<void> {
  checkLines(whole, await usableFoods(tx, whole, stored), pantry.on(date))
  refuseDiscontinued(input, whole, { date, stored }, pantry)
}

/**
 * Throws a 422 unless each line is one recipe, ingredient or placeholder of the caterer or a text, with a unique key, and each
 * portion of a recipe can be taken from its batch yield.
 */
function checkLines({ lines }: DayInput, foods: Foods, pantry: Pick<LoadedPantry, 'recipe'>): void {
  const fields: FieldMessages = {}
  const keys = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const { key, recipeId, ingredientId, menuItemId, placeholderId, text, portion } = line
    const hasRecipe = typeof recipeId === 'number'
    const hasIngredient = typeof ingredientId === 'number'
    const hasPlaceholder = typeof placeholderId === 'number'
    const hasText = typeof text === 'string'
    if (keys.has(key)) fields[`lines.${index}.key`] = message('calendars.duplicateKey')
    keys.add(key)
    if ([hasRecipe, hasIngredient, hasPlaceholder, hasText].filter(Boolean).length !== 1) {
      fields[`lines.${index}.recipeId`] = message('calendars.recipeOrIngredient')
    } else if ((hasPlaceholder || hasText) && (portion || typeof menuItemId === 'number')) {
      fields[`lines.${index}.${portion ? 'portion' : 'menuItemId'}`] = message('calendars.withoutFood')
    } else if (hasText && text.trim() === '') {
      fields[`lines.${index}.text`] = message('calendars.emptyText')
    } else if (hasPlaceholder && !foods.placeholders.has(placeholderId)) {
      fields[`lines.${index}.placeholderId`] = message('calendars.unknownPlaceholder')
    } else if (hasRecipe && !foods.recipes.has(recipeId)) {
      fields[`lines.${index}.recipeId`] = message('calendars.unknownRecipe')
    } else if (hasIngredient && !foods.ingredients.has(ingredientId)) {
      fields[`lines.${index}.ingredientId`] = message('calendars.unknownIngredient')
    } else if (hasRecipe && portion) {
      const source = pantry.recipe(recipeId)
      if (source && !canServe(source, portion)) {
        fields[`lines.${index}.portion`] = message('calendars.unservablePortion', { name: source.name })
      }
    }
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

interface Foods {
  recipes: ReadonlySet<number>
  ingredients: ReadonlySet<number>
  placeholders: ReadonlySet<number>
}

/** The foods allowed on lines. An archived food stays on its days and cannot be added to others. */
async function usableFoods(tx: Tx, { lines }: DayInput, stored: readonly MenuDay[]): Promise<Foods> {
  const onDay = stored.flatMap((day) => day.lines)
  const recipes = await existing(
    tx,
    recipe,
    lines.flatMap(({ recipeId }) => recipeId ?? []),
  )
  const ingredients = await existing(
    tx,
    ingredient,
    lines.flatMap(({ ingredientId }) => ingredientId ?? []),
  )
  const placeholders = await existing(
    tx,
    menuPlaceholder,
    lines.flatMap(({ placeholderId }) => placeholderId ?? []),
  )
  return {
    placeholders: new Set([...placeholders, ...onDay.flatMap(({ placeholderId }) => placeholderId ?? [])]),
    recipes: new Set([...recipes, ...onDay.flatMap(({ recipeId }) => recipeId ?? [])]),
    ingredients: new Set([...ingredients, ...onDay.flatMap(({ ingredientId }) => ingredientId ?? [])]),
  }
}
