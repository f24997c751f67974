import { isId } from '../recipe/recipe-cycles.ts'
import type { PortionNutrition } from '../recipe/model.ts'
import { unknownNutrition } from './line-nutrition.ts'
import type { MenuDay, MenuLine } from './menu-days.ts'
import type { OfferedItem, PlaceholderCredits, ServiceDay } from './model.ts'

/** What a placeholder is expected to bring; undefined where that is not loaded. */
export type ExpectedCredits = (placeholderId: number) => PlaceholderCredits | undefined

/**
 * A menu day with its nutrition, ready for analysis. Every value of a placeholder is unknown, so its week cannot pass until
 * a food replaces it. A line of text offers nothing and is left out.
 */
export function toServiceDay(
  date: string,
  day: MenuDay,
  nutritionOf: (line: MenuLine) => PortionNutrition,
  expectedOf: ExpectedCredits = () => undefined,
): ServiceDay {
  return {
    date,
    plannedMeals: day.plannedMeals,
    ...(day.selections && { selections: day.selections }),
    items: day.lines.filter(offersFood).map((line): OfferedItem => {
      const { id, name, category, plannedServings, placeholderId, servingLine } = line
      const item = { id, name, category, plannedServings, ...(servingLine && { servingLine }) }
      return isId(placeholderId)
        ? { ...item, nutrition: unknownNutrition(name), expectedCredits: expectedOf(placeholderId) ?? {} }
        : { ...item, nutrition: nutritionOf(line) }
    }),
  }
}

const offersFood = ({ text }: MenuLine) => (text ?? null) === null
