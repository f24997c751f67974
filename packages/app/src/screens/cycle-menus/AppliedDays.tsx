import type { AppliedCycle, AppliedDay, CyclePlace } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Stack } from '@commissary/ui'
import { DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'

/** What applying a cycle menu does to each day. */
export function AppliedDays({ applied: { days, months, leftOut } }: { applied: AppliedCycle['data'] }) {
  const wording = useWording()
  const { t, formats } = wording
  const columns = useMemo(() => appliedColumns(wording), [wording])
  const count = (...outcomes: AppliedDay['outcome'][]) =>
    days.filter(({ outcome }) => outcomes.includes(outcome)).length
  return (
    <Stack gap={2}>
      <span role="status">
        {t('cycleMenus.summary', {
          laid: count('laid', 'replaced'),
          kept: count('kept'),
          holidays: count('holiday'),
          closed: count('noService'),
        })}{' '}
        {months.length > 0 &&
          t('cycleMenus.newMonths', {
            count: months.length,
            months: months.map((month) => formats.month(month)).join(', '),
          })}{' '}
        {leftOut.length > 0 &&
          t('cycleMenus.leftOut', { days: formats.list(leftOut.map((place) => placeText(wording, place))) })}
      </span>
      <DataTable
        caption={t('cycleMenus.previewTitle')}
        columns={columns}
        translate={t}
        rows={days}
        error={null}
        rowKey={({ date }) => date}
      />
    </Stack>
  )
}

/** "Week 2 · Tue" */
const placeText = ({ t, formats }: Wording, { week, weekday }: CyclePlace) =>
  t('cycleMenus.day', { week, weekday: formats.weekdayOf(weekday) })

const appliedColumns = (wording: Wording) =>
  plainColumns<AppliedDay>([
    {
      id: 'date',
      header: 'cycleMenus.date',
      value: ({ date }) => date,
      text: ({ date }) => wording.formats.weekdayShort(date),
    },
    {
      id: 'place',
      header: 'cycleMenus.place',
      value: ({ week, weekday }) => (week === null ? '' : placeText(wording, { week, weekday: weekday ?? 1 })),
    },
    {
      id: 'outcome',
      header: 'cycleMenus.outcome',
      value: ({ outcome, note }) =>
        note === null ? wording.t(`cycleMenus.outcomes.${outcome}`) : wording.t('cycleMenus.holidayNamed', { note }),
    },
  ])
