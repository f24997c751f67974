import type { PortionNutrition } from '../../recipe/model.ts'
import { severity } from '../../rules/model.ts'
import type { WeekAnalysis } from '../analysis/analysis-model.ts'
import { allChecks } from '../analysis/check-values.ts'
import { withOtherMeals } from '../analysis/preschool-values.ts'
import type { MenuDay, MenuLine } from '../menu-days.ts'
import { menuItemKey } from '../menu-items.ts'
import type { ServiceDay } from '../model.ts'
import { toServiceDay } from '../service-day.ts'
import type { FailingVerdict } from './change-effects.ts'
import { failsForOthers, isPassed } from './check-candidates.ts'
import { CheckedVersions } from './checked-versions.ts'
import type { FixWeek } from './fix-search.ts'
import { changedDay, type LineChange } from './week-changes.ts'

/** The changed days in full, and the week's days of service as the planner will check them. */
export function plannedDays(week: FixWeek, changes: readonly LineChange[]) {
  const { problem } = week
  const nutrition = new Map<string, PortionNutrition>()
  const days: Record<string, MenuDay> = {}
  const services = week.days.map(({ index, date, service, lines }): ServiceDay => {
    const own = changes.filter(({ day }) => day === index)
    const planned = problem.days.find((day) => day.date === date)
    if (own.length === 0 || !planned) return service
    const full = { ...planned.day, lines: [...lines.values()] }
    const changed = changedDay(full, service, own, problem.newId)
    // Items that recur stay what they are, unless their category changes.
    const kept = new Set(planned.day.lines.map(({ id }) => id))
    const touched = new Set(own.map(({ item, option }) => item?.category ?? option?.category))
    const day = { ...changed, lines: changed.lines.filter(({ id, category }) => kept.has(id) || touched.has(category)) }
    days[planned.key] = day
    for (const { line, portion, option, nutrition: scaled } of own) {
      if (line && portion && scaled) nutrition.set(menuItemKey({ ...line, portion }), scaled)
      if (option) nutrition.set(menuItemKey(option.food), option.nutrition)
    }
    const nutritionOf = (line: MenuLine) => nutrition.get(menuItemKey(line)) ?? problem.nutritionOf(line)
    return withOtherMeals(toServiceDay(date, problem.withRecurring(day, date), nutritionOf), planned.otherMeals)
  })
  return { days, nutrition, services }
}

/**
 * Whether the days in full, with the items that recur, are no worse for the other programs of the menu, and, if there is a target,
 * whether it passes for those programs for which it fails.
 */
export function isKeptForOthers(
  week: FixWeek,
  services: readonly ServiceDay[],
  target: FailingVerdict | null,
): boolean {
  const { problem, othersChecked } = week
  const failsFor = target ? failsForOthers(week, target) : []
  return problem.otherPrograms.every((program, place) => {
    const before = othersChecked[place]
    if (!before) return true
    const checked = new CheckedVersions([services], program, problem.ruleOptions)
    const isAimed = target !== null && failsFor.includes(place)
    return checked.isNoWorse(0, before) && (!isAimed || isPassed(week, checked, 0, target))
  })
}

/** Whether the target passes, or no longer applies, and no verdict is worse. */
export function isFixed(week: FixWeek, after: WeekAnalysis, target: FailingVerdict): boolean {
  if (after.servedDays !== week.analysis.servedDays) return false
  const keyOf = ({ id, date }: { id: string; date: string | null }) => `${id} ${date}`
  const before = new Map(allChecks(week.analysis).map((check) => [keyOf(check), check]))
  const isNoWorse = allChecks(after).every((check) => {
    const old = before.get(keyOf(check))
    return (['now', 'from2027'] as const).every(
      (rules) => severity[check[rules]?.status ?? 'pass'] <= severity[old?.[rules]?.status ?? 'pass'],
    )
  })
  const own = allChecks(after).find((check) => keyOf(check) === keyOf(target.check))
  return isNoWorse && (own?.[target.rules]?.status ?? 'pass') === 'pass'
}
