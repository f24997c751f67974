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
import { Stack } from '@commissary/ui'
import { MenuPreview } from '@commissary/ui/menu'

import { useWording } from '../../../compliance/use-wording.ts'
import type { MenuSource } from '../menu-source.ts'
import type { WeekPlan } from '../use-week-plan.ts'
import { type ProposedDay, toMenuDays } from './proposed-days.ts'

interface PlanProposalProps {
  proposals: readonly ProposedDay[]
  plan: MenuPlan
  source: MenuSource
  program: MealProgram
  week: WeekPlan
}

/** What a plan proposes, week by week, with the verdicts that each week will have. */
export function PlanProposal({ proposals, plan, source, program, week }: PlanProposalProps) {
  const wording = useWording()
  const { t, formats } = wording
  const all = source.whole?.days ?? source.days
  let lineCount = 0
  const menus = toMenuDays(proposals, week.state, () => String((lineCount += 1)))

  /** The week as it will be with the plan, for each grade group of the menu: the days that stay, and items that recur. */
  function weeksOf(monday: string) {
    const days = all.filter(({ date, closed }) => closed === undefined && mondayOf(date) === monday)
    const served = days.map(({ key, date, otherMeals }) => {
      const day = toServiceDay(
        date,
        week.withRecurring(menus[key] ?? dayOf(week.state, key), date),
        (line) => week.nutrition.get(menuItemKey(line)) ?? unknownNutrition(line.name),
      )
      return withOtherMeals(day, otherMeals)
    })
    return analyzeGroups(served, program, source.ruleOptions)
  }

  return (
    <Stack gap={6}>
      {[...Map.groupBy(proposals, ({ day }) => mondayOf(day.date))].map(([monday, days]) => {
        const own = weeksOf(monday)
        const others = plan.weeks.filter(
          (one) => mondayOf(one.weekStart) === monday && !own.some(({ gradeGroup }) => gradeGroup === one.gradeGroup),
        )
        const title = source.whole?.weekLabelOf(days[0]?.day.key ?? '') ?? source.weekLabel
        return (
          <MenuPreview
            key={monday}
            title={title}
            note={weekSummary(wording, worstGroup(own))}
            verdicts={[...own.map(({ gradeGroup, status }) => ({ gradeGroup, ...status })), ...others].map(
              ({ gradeGroup, now, from2027 }) => ({
                id: gradeGroup,
                label: t(`words.gradesTitle.${gradeGroup}`),
                verdict: { now, from2027 },
              }),
            )}
            days={days.map(({ day, lines, cost }) => ({
              id: day.key,
              label: `${day.weekday}, ${day.dateLabel}`,
              items: lines.map(({ name, category }, index) => ({
                id: `${index} ${name}`,
                name,
                isMain: category === 'Entree',
              })),
              cost:
                cost === null
                  ? t('menuPlanner.plan.noCost')
                  : t('menuPlanner.plan.perMeal', { cost: formats.money(cost) }),
            }))}
          />
        )
      })}
    </Stack>
  )
}
