import type { MenuDay, MenuLine } from '../menu/menu-days.ts'
import { type MealCategory, mealCategories } from '../menu/model.ts'
import type { Quantity } from '../units/model.ts'

/** A menu of the day, of one meal program. */
export interface PlannedMenu {
  programId: number
  day: MenuDay
}

/** What a menu plans for a line of the record. */
export interface LinePlan {
  programId: number
  /** The line of the menu. */
  menuLine: string | null
  /** As planned for the record: the menu's, or those of a forecast. Null = not planned. */
  servings: number | null
  /** As the menu plans it, which forecasts start from. */
  menuServings: number | null
  portion: Quantity | null
  servingLine: number | null
}

export interface PlannedRecordLine {
  key: string
  name: string
  category: MealCategory
  recipeId: number | null
  ingredientId: number | null
  menuItemId: number | null
  placeholderId: number | null
  text: string | null
  plans: LinePlan[]
}

/**
 * The lines of a record from the menus of a day: one per food and category, with a plan for each menu that has it. A food that one menu has
 * twice (on two serving lines, in two portions) has a second line.
 */
export function recordLinesOf(menus: readonly PlannedMenu[]): PlannedRecordLine[] {
  const lines = new Map<string, PlannedRecordLine>()
  for (const { programId, day } of menus) {
    const used = new Map<string, number>()
    for (const line of day.lines) {
      const base = foodKey(line)
      const times = (used.get(base) ?? 0) + 1
      used.set(base, times)
      const key = times === 1 ? base : `${base}-${times}`
      const known = lines.get(key) ?? toLine(key, line)
      const { id: menuLine, plannedServings: servings, portion = null, servingLine = null } = line
      known.plans.push({ programId, menuLine, servings, menuServings: servings, portion, servingLine })
      lines.set(key, known)
    }
  }
  return [...lines.values()].toSorted((a, b) => mealCategories.indexOf(a.category) - mealCategories.indexOf(b.category))
}

function toLine(key: string, line: MenuLine): PlannedRecordLine {
  const { name, category } = line
  const { recipeId = null, ingredientId = null, menuItemId = null, placeholderId = null, text = null } = line
  return { key, name, category, recipeId, ingredientId, menuItemId, placeholderId, text, plans: [] }
}

/** The key of a line with this food. */
export function foodKey(
  line: Pick<MenuLine, 'recipeId' | 'ingredientId' | 'placeholderId' | 'text' | 'category'>,
): string {
  const category = line.category.toLowerCase().replaceAll(' ', '-')
  if (typeof line.recipeId === 'number') return `recipe-${line.recipeId}-${category}`
  if (typeof line.ingredientId === 'number') return `ingredient-${line.ingredientId}-${category}`
  if (typeof line.placeholderId === 'number') return `placeholder-${line.placeholderId}-${category}`
  return `text-${hashOf(line.text ?? '')}-${category}`
}

/** A short hash of a text (FNV-1a), the same on every device. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
