import type { ApiError, PlannedDayEffect, PlannedReplacementPreview } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Banner, Checkbox, EmptyState, ErrorState, Quiet, Skeleton, Stack } from '@commissary/ui'
import { CostText } from '@commissary/ui/menu'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { type ReactNode, useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { costEffect } from '../../where-used/cost-effect.ts'
import { verdictEffect } from '../../where-used/verdict-effect.ts'
import { plannedDayText } from './planned-day-text.ts'
import { dayKey } from './replace-target.ts'

interface PlannedDaysProps {
  preview: { data?: PlannedReplacementPreview | undefined; error?: ApiError | undefined; mutate: () => unknown }
  /** The days that stay as they are. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

/** The days that change, each with the cost of a meal and the verdict of its week. */
export function PlannedDays({ preview: { data, error, mutate }, left, onLeave }: PlannedDaysProps) {
  const wording = useWording()
  const { t } = wording
  const hasMenus = new Set(data?.rows.map(({ menuId }) => menuId)).size > 1
  const columns = useMemo(() => {
    const toggle = (row: PlannedDayEffect, isChosen: boolean) => {
      const next = new Set(left)
      if (isChosen) next.delete(dayKey(row))
      else next.add(dayKey(row))
      onLeave(next)
    }
    return dayColumns(wording, { left, hasMenus }, toggle)
  }, [wording, left, hasMenus, onLeave])
  if (error && !data) {
    const [field] = Object.values(error.fields ?? {})
    if (field) return <Banner tone="error">{field}</Banner>
    return <ErrorState error={error} onRetry={() => mutate()} />
  }
  if (!data) return <Skeleton lines={6} />
  const unchecked = data.rows.filter(({ blocked, week }) => blocked === null && week === null).length
  const isSomeChecked = data.rows.some(({ week }) => week !== null)
  const served = data.served > 0 && <Quiet>{t('menuPlanner.findReplace.served', { count: data.served })}</Quiet>
  if (data.total === 0) {
    return (
      <Stack gap={2}>
        <EmptyState size="small" title={t('menuPlanner.findReplace.nothing')} />
        {served}
      </Stack>
    )
  }
  return (
    <Stack gap={2}>
      <DataTable
        caption={t('menuPlanner.findReplace.days')}
        columns={columns}
        translate={t}
        rows={data.rows}
        error={undefined}
        minRows={1}
        rowKey={dayKey}
      />
      {data.rows.length < data.total && (
        <Quiet>{t('menuPlanner.findReplace.firstDays', { shown: data.rows.length, total: data.total })}</Quiet>
      )}
      {isSomeChecked && unchecked > 0 && <Quiet>{t('menuPlanner.findReplace.firstWeeks', { count: unchecked })}</Quiet>}
      {served}
    </Stack>
  )
}

function dayColumns(
  wording: Wording,
  { left, hasMenus }: { left: ReadonlySet<string>; hasMenus: boolean },
  toggle: (row: PlannedDayEffect, isChosen: boolean) => void,
) {
  const { t } = wording
  const verdict = ({ blocked, week }: PlannedDayEffect) => {
    if (blocked) return t('menuPlanner.findReplace.stays')
    return week ? verdictEffect(wording, week) : t('menuPlanner.findReplace.notChecked')
  }
  return defineColumns<PlannedDayEffect>([
    {
      id: 'day',
      header: 'menuPlanner.findReplace.day',
      value: ({ day }) => day,
      isSortable: false,
      isFilterable: false,
      cell: (row) => (
        <Checkbox
          label={plannedDayText(wording, row.day)}
          hint={notesOf(wording, row, hasMenus)}
          checked={row.blocked === null && !left.has(dayKey(row))}
          disabled={row.blocked !== null}
          onChange={(isChosen) => toggle(row, isChosen)}
        />
      ),
    },
    {
      id: 'verdict',
      header: 'menuPlanner.findReplace.weekVerdict',
      value: verdict,
      isSortable: false,
      isFilterable: false,
      cell: (row) => {
        const isNews = row.blocked === null && row.week !== null && row.week.before !== row.week.after
        return isNews ? <bdi>{verdict(row)}</bdi> : <Quiet>{verdict(row)}</Quiet>
      },
    },
    {
      id: 'cost',
      header: 'whereUsed.effects.mealCost',
      value: ({ cost }) => cost?.after.known ?? 0,
      isSortable: false,
      isFilterable: false,
      cell: ({ blocked, cost }) =>
        blocked === null && <CostText cost={costEffect(wording, { cost, targetCost: null })} />,
    },
  ])
}

/** Below the day: its menu, if there are several, and anything special about it. */
function notesOf(
  { t }: Wording,
  { menuName, blocked, isAlreadyPlanned, lines }: PlannedDayEffect,
  hasMenus: boolean,
): ReactNode {
  const notes = [
    ...(blocked ? [t(`menuPlanner.findReplace.reasons.${blocked}`)] : []),
    ...(isAlreadyPlanned ? [t('menuPlanner.findReplace.already')] : []),
    ...(lines > 1 ? [t('menuPlanner.findReplace.lines', { count: lines })] : []),
  ]
  if (!hasMenus) return notes.length > 0 ? notes.join(' ') : undefined
  return (
    <>
      <bdi>{menuName}</bdi>
      {notes.length > 0 && <div>{notes.join(' ')}</div>}
    </>
  )
}
