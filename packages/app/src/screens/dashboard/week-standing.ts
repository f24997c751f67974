import type { CalendarDay } from '@commissary/api-client'
import { analyzeWeek, type ServiceDay, type WeekAnalysis } from '@commissary/domain/menu'
import { type RuleOptions, type VerdictStatus } from '@commissary/domain/rules'
import type { StripVerdict, WeekProblem } from '@commissary/ui/menu'

import { checksOfTile, stripChecks, tileIds } from '../../compliance/strip.ts'
import { bySeverity, reasonEntries, type Wording } from '../../compliance/wording.ts'
import type { PlannedWeek } from './use-planned-weeks.ts'

/** How a week stands, what asks for the most first. */
export const standings = ['notRead', 'failsNow', 'notPlanned', 'unknown', 'fails2027', 'passes'] as const
export type Standing = (typeof standings)[number]

/** A calendar's day as the analysis takes it. */
const serviceDay = ({ date, plannedMeals, selections, lines }: CalendarDay): ServiceDay => ({
  date,
  plannedMeals,
  selections,
  items: lines.map(({ key, name, category, plannedServings, figures }) => ({
    id: key,
    name,
    category,
    plannedServings,
    figures,
  })),
})

/** Judges what is planned, as the caterer's settings choose; null where nothing is. */
export const judgeWeek = ({ menu, days }: PlannedWeek, options: Partial<RuleOptions>): WeekAnalysis | null =>
  days.length === 0 ? null : analyzeWeek(days.map(serviceDay), menu.program, options)

export function standingOf({ error }: PlannedWeek, week: WeekAnalysis | null): Standing {
  if (error !== undefined) return 'notRead'
  if (!week) return 'notPlanned'
  const { now, from2027 } = week.status
  if (now === 'fail') return 'failsNow'
  if (now === 'unknown') return 'unknown'
  if (from2027 === 'fail') return 'fails2027'
  return from2027 === 'unknown' ? 'unknown' : 'passes'
}

/** What keeps a week from passing: what fails today first, then what will fail, then what nobody knows. */
export function weekProblems(wording: Wording, week: WeekAnalysis): WeekProblem[] {
  return stripChecks(wording, week)
    .flatMap((check): (WeekProblem & { isLater: boolean })[] => {
      const isLater = !isProblem(check.now?.status) && isProblem(check.from2027?.status)
      const verdict = isLater ? check.from2027 : check.now
      if (!verdict || !isProblem(verdict.status)) return []
      return [
        {
          id: check.id,
          label: check.label,
          status: verdict.status,
          detail: detailOf(wording, week, { ...verdict, id: check.id, isLater }),
          isLater,
        },
      ]
    })
    .toSorted((a, b) => Number(a.isLater) - Number(b.isLater))
    .toSorted((a, b) => bySeverity(a.status, b.status))
}

function detailOf(
  wording: Wording,
  week: WeekAnalysis,
  { id, status, outsideBy, isLater }: Pick<StripVerdict, 'status' | 'outsideBy'> & { id: string; isLater: boolean },
): string {
  const { t } = wording
  const gap = outsideBy === null ? gapOf(wording, week, id) : null
  const problem = outsideBy ?? gap ?? t(`checks.verdicts.${status}`)
  if (!isLater) return problem
  return gap === null ? t('dashboard.from2027', { problem }) : t('dashboard.gapFrom2027', { gap })
}

const isProblem = (status: VerdictStatus | undefined) => status !== undefined && status !== 'pass'

/** The first thing that keeps a tile from being judged, and how many more there are. */
function gapOf(wording: Wording, week: WeekAnalysis, id: string): string | null {
  const tile = tileIds.find((known) => known === id)
  const labels = (tile ? checksOfTile(week, tile) : [])
    .flatMap((check) => reasonEntries(wording, check))
    .filter(({ kind }) => kind === 'unknown' || kind === 'notPlanned')
    .map(({ label }) => label)
  const [first, ...others] = new Set(labels)
  if (first === undefined) return null
  return others.length === 0 ? first : wording.t('dashboard.gapAndMore', { gap: first, count: others.length })
}
