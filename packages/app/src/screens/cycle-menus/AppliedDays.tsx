import type { AppliedCycle, AppliedDay } from '@commissary/api-client'
import { datesFrom } from '@commissary/domain/dates'
import type { Wording } from '@commissary/messages/wording'
import { Stack } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'

// A Monday.
const weekdayDates = datesFrom('2026-11-16', 7)

/** What applying a cycle menu does to each day. */
export function AppliedDays({ applied: { days, months } }: { applied: AppliedCycle['data'] }) {
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
        })}{' '}
        {months.length > 0 &&
          t('cycleMenus.newMonths', {
            count: months.length,
            months: months.map((month) => formats.month(month)).join(', '),
          })}
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

const appliedColumns = ({ t, formats }: Wording) =>
  defineColumns<AppliedDay>([
    {
      id: 'date',
      header: 'cycleMenus.date',
      value: ({ date }) => date,
      text: ({ date }) => formats.weekdayShort(date),
    },
    {
      id: 'place',
      header: 'cycleMenus.place',
      value: ({ week, weekday }) =>
        week === null
          ? ''
          : t('cycleMenus.day', { week, weekday: formats.weekday(weekdayDates[(weekday ?? 1) - 1] ?? '') }),
    },
    {
      id: 'outcome',
      header: 'cycleMenus.outcome',
      value: ({ outcome, note }) =>
        note === null ? t(`cycleMenus.outcomes.${outcome}`) : t('cycleMenus.holidayNamed', { note }),
    },
  ]).map((column) => ({ ...column, isSortable: false, isFilterable: false }))
