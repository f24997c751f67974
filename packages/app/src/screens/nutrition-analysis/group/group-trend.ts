import type { SchoolsWeek } from '@commissary/api-client'
import { groupAverage } from '@commissary/domain/menu'
import type { Wording } from '@commissary/messages/wording'
import type { TrendPoint } from '@commissary/ui/report'

import { costPoint } from '../cost-point.ts'
import type { MainFigure } from './group-figures.ts'
import { weekAt } from './school-weeks.ts'

interface GroupTrendSubject {
  weeks: readonly SchoolsWeek[]
  programId: number
  figure: MainFigure
  /** Null = the program has no target. */
  costTarget: number | null
}

/**
 * A group's average for each week that any school of the program plans, weighted by meals, and the limits of the last week.
 * A week whose meals are all unknown is unknown.
 */
export function groupTrend(
  wording: Wording,
  { weeks, programId, figure, costTarget }: GroupTrendSubject,
): { points: TrendPoint[]; minimum: number | null; maximum: number | null } {
  const { t, formats } = wording
  const byWeek = [
    ...Map.groupBy(
      // A menu's grade groups have the same values.
      weeks.filter(
        ({ program, gradeGroup = program.gradeGroup }) => program.id === programId && gradeGroup === program.gradeGroup,
      ),
      ({ weekStart }) => weekStart,
    ),
  ].toSorted(([a], [b]) => (a < b ? -1 : 1))

  const points = byWeek.map(([weekStart, menus]): TrendPoint => {
    const average = groupAverage(
      menus.flatMap((menu) => menu.schoolIds.map((id) => ({ ...weekAt(menu, id), schools: 1 }))),
    )
    if (!average) {
      return { label: formats.dayShort(weekStart), value: null, text: t('common.unknown'), status: 'unknown' }
    }
    if (figure.checkId === null) return costPoint(wording, { weekStart, cost: average.cost, target: costTarget })
    const { text, value = null } = figure.cell(average)
    return {
      label: formats.dayShort(weekStart),
      value: typeof value === 'number' ? value : null,
      text,
      status: value === null ? 'unknown' : null,
    }
  })
  const limit = byWeek.at(-1)?.[1][0]?.checks.find(({ id }) => id === figure.checkId)?.now
  return {
    points,
    minimum: limit?.minimum ?? null,
    maximum: figure.checkId === null ? costTarget : (limit?.maximum ?? null),
  }
}
