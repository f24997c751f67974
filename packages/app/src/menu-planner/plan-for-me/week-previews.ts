import type { MealProgram, MenuPlan } from '@commissary/api-client'
import { mondayOf } from '@commissary/domain/dates'
import {
  analyzeGroups,
  dayOf,
  menuItemKey,
  toServiceDay,
  unknownNutrition,
  withOtherMeals,
  worstGroup,
} from '@commissary/domain/menu'
import { weekSummary } from '@commissary/messages/checks'
import type { Wording } from '@commissary/messages/wording'
import type { MenuPreviewProps } from '@commissary/ui/menu'

import type { MenuSource } from '../menu-source.ts'
import type { EditedMenu } from '../use-week-plan.ts'
import { type ProposedDay, toMenuDays } from './proposed-days.ts'

export interface WeekPreviewsOptions {
  proposals: readonly ProposedDay[]
  plan: Pick<MenuPlan, 'weeks'>
  source: Pick<MenuSource, 'days' | 'whole' | 'weekLabel' | 'ruleOptions'>
  program: MealProgram
  menu: Pick<EditedMenu, 'state' | 'nutrition' | 'withRecurring'>
}

/** What a plan proposes, week by week, with the verdicts that each week will have. */
export function weekPreviews(
  wording: Wording,
  { proposals, plan, source, program, menu }: WeekPreviewsOptions,
): (MenuPreviewProps & { monday: string })[] {
  const { t, formats } = wording
  const all = source.whole?.days ?? source.days
  let lineCount = 0
  const menus = toMenuDays(proposals, menu.state, () => String((lineCount += 1)))

  /** The week as it will be with the plan, for each grade group of the menu: the days that stay, and items that recur. */
  function analysesOf(monday: string) {
    const days = all.filter(({ date, closed }) => closed === undefined && mondayOf(date) === monday)
    const served = days.map(({ key, date, otherMeals }) => {
      const day = toServiceDay(
        date,
        menu.withRecurring(menus[key] ?? dayOf(menu.state, key), date),
        (line) => menu.nutrition.get(menuItemKey(line)) ?? unknownNutrition(line.name),
      )
      return withOtherMeals(day, otherMeals)
    })
    return analyzeGroups(served, program, source.ruleOptions)
  }

  return [...Map.groupBy(proposals, ({ day }) => mondayOf(day.date))].map(([monday, days]) => {
    const analyses = analysesOf(monday)
    const ofWeek = plan.weeks.filter(({ weekStart }) => mondayOf(weekStart) === monday)
    // The server checked the first and the last week of a month with the days around the month.
    const isPart = source.whole?.isPartOfWeek?.(monday) ?? false
    const own = analyses.map(({ gradeGroup, status }) => {
      const planned = isPart ? ofWeek.find((one) => one.gradeGroup === gradeGroup) : undefined
      return { gradeGroup, ...(planned ?? status) }
    })
    const others = ofWeek.filter((one) => !own.some(({ gradeGroup }) => gradeGroup === one.gradeGroup))
    return {
      monday,
      title: source.whole?.weekLabelOf(days[0]?.day.key ?? '') ?? source.weekLabel,
      ...(!isPart && { note: weekSummary(wording, worstGroup(analyses)) }),
      verdicts: [...own, ...others].map(({ gradeGroup, now, from2027 }) => ({
        id: gradeGroup,
        label: t(`words.gradesTitle.${gradeGroup}`),
        verdict: { now, from2027 },
      })),
      days: days.map(({ day, lines, cost }) => ({
        id: day.key,
        label: `${day.weekday}, ${day.dateLabel}`,
        items: lines.map(({ name, category }, index) => ({
          id: `${index} ${name}`,
          name,
          isMain: category === 'Entree',
        })),
        cost:
          cost === null ? t('menuPlanner.plan.noCost') : t('menuPlanner.plan.perMeal', { cost: formats.money(cost) }),
      })),
    }
  })
}
