import {
  dayOf,
  type GroupWeeks,
  mealCategories,
  type MenuDay,
  type MenuEditState,
  type MenuCosts,
  type MenuLine,
  selectionLimit,
  worstOfDay,
} from '@commissary/domain/menu'
import { costText, dayCostWords } from '@commissary/messages/costs'
import { discontinuedText, separator } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import type { MenuGridDay } from '@commissary/ui/menu'

import type { ContentsOf } from './bar-contents.ts'
import type { DiscontinuedOf } from './discontinued.ts'
import type { PlannerDay } from './menu-source.ts'
import { type ItemNutrition, portionOn } from './nutrition-of.ts'

interface GridDaysOptions {
  state: Pick<MenuEditState, 'days'>
  days: readonly PlannerDay[]
  nutrition: ItemNutrition
  /** One per grade group of the menu; null if the menu is not checked. */
  weeks: GroupWeeks | null
  discontinued: DiscontinuedOf
  contents: ContentsOf
  withRecurring: (day: MenuDay, date: string) => MenuDay
  costs: MenuCosts
  /** What a meal may cost; null = no target. */
  costTarget: number | null
  areItemCostsShown: boolean
}

/** The edited days as the grid displays them. */
export function gridDays(
  wording: Wording,
  {
    state,
    days,
    nutrition,
    weeks,
    discontinued,
    contents,
    withRecurring,
    costs,
    costTarget,
    areItemCostsShown,
  }: GridDaysOptions,
): MenuGridDay[] {
  const { t } = wording
  return days.map(
    ({ key, date, weekday, dateLabel, label, title, closed, locked, isChanged = false, conflicts = 0 }) => {
      const day = dayOf(state, key)
      const isChecked = weeks !== null
      const own = new Set(day.lines)
      const lines = closed ? day.lines : withRecurring(day, date).lines
      const dayCost = costs.days.find((one) => one.date === date)
      const cost = dayCost && dayCostWords(wording, dayCost, costTarget)
      return {
        date: key,
        weekday,
        dateLabel,
        label,
        plannedMeals: day.plannedMeals,
        verdict: weeks && worstOfDay(weeks, date),
        ...(cost && { cost }),
        ...(closed !== undefined && { closed }),
        ...(title !== undefined && { title }),
        ...(locked !== undefined && { locked }),
        ...(isChanged && { isChanged }),
        ...(conflicts > 0 && { conflicts }),
        items: lines.map((line) => ({
          id: line.id,
          name: line.name,
          category: line.category,
          plannedServings: line.plannedServings,
          ...(line.servingLine && { servingLine: line.servingLine }),
          ...barOf(contents(line)),
          ...problemOf([
            // Unplanned servings make the day's values unknown.
            isChecked && !closed && line.plannedServings === null && isFood(line) ? t('menuPlanner.noServings') : '',
            closed || !isFood(line) ? '' : discontinuedText(wording, discontinued(line, date)),
          ]),
          ...(own.has(line) ? lookOf(line) : { look: 'recurring' as const }),
          kcal: isFood(line)
            ? (portionOn(nutrition, key, line)?.nutrients.calories ?? { known: null, missing: [line.name] })
            : null,
          ...(areItemCostsShown &&
            isFood(line) && {
              cost: costText(
                wording,
                portionOn(nutrition, key, line)?.cost ?? { known: 0, missing: [line.name] },
                t('menuPlanner.costs.noPrice'),
              ),
            }),
        })),
        selections: Object.fromEntries(
          mealCategories.map((category) => [category, selectionLimit(day.selections, category)]),
        ),
      }
    },
  )
}

const isFood = (line: MenuLine) => Boolean(line.recipeId ?? line.ingredientId)

const barOf = (contents: readonly string[] | undefined): Pick<MenuGridDay['items'][number], 'contents'> =>
  contents ? { contents } : {}

/** Lines without a food look different from the others. */
function lookOf({ placeholderId, text }: MenuLine): Pick<MenuGridDay['items'][number], 'look'> {
  if (placeholderId) return { look: 'placeholder' }
  return text ? { look: 'text' } : {}
}

function problemOf(texts: readonly string[]): Pick<MenuGridDay['items'][number], 'problem'> {
  const problem = texts.filter(Boolean).join(separator)
  return problem === '' ? {} : { problem }
}
