import '@commissary/ui/calendar.css'
import { useListCatererHolidays } from '@commissary/api-client'
import { Screen, useToast } from '@commissary/ui'
import { Calendar, type DaySpan } from '@commissary/ui/calendar'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { useSession } from '../../session/session.tsx'
import { useCalendarPlace } from './calendar-address.ts'
import { daysOf, mostDays, readRange } from './span.ts'
import { useDeleteHoliday } from './use-delete-holiday.ts'

// The calendar is heavy, so its dialogs load on first use.
const AddDialog = lazy(async () => ({ default: (await import('./AddHolidaysDialog.tsx')).AddHolidaysDialog }))
const Details = lazy(async () => ({ default: (await import('./HolidayDialog.tsx')).HolidayDialog }))

/** The caterer's holidays in a calendar, with view and date in the address (`?view=week&date=2026-12-25`). */
export function HolidaysScreen() {
  const t = useMessages()
  const { catererId, locale, timeZone, today } = useSession()
  const showToast = useToast()
  const place = useCalendarPlace(today)
  const record = useOpenRecord()
  const [span, setSpan] = useState<DaySpan | null>(null)

  const list = useListCatererHolidays({ catererId, ...readRange(place.date) })
  // Until the holidays of another month load, those of the previous range stay visible.
  const [last, setLast] = useState(list.data)
  if (list.data && list.data !== last) setLast(list.data)
  const shown = list.data ?? last
  const events = useMemo(
    () => shown?._embedded.catererHolidays.map((holiday) => ({ ...holiday, title: holiday.note })),
    [shown],
  )
  const opened = events?.find(({ id }) => id === record.id)
  const deleteHoliday = useDeleteHoliday(list)

  function handleSelect(days: DaySpan) {
    if (daysOf(days).length > mostDays) showToast({ tone: 'error', message: t('holidays.tooMany', { most: mostDays }) })
    else setSpan(days)
  }

  return (
    <Screen title={t('holidays.title')} description={t('holidays.description')}>
      <Calendar
        {...place}
        label={t('holidays.calendar')}
        events={events}
        isStale={!list.data}
        error={list.data ? undefined : list.error}
        onRetry={() => list.mutate()}
        onSelectDays={handleSelect}
        onDelete={deleteHoliday}
        onOpen={({ id }) => record.open(id)}
        timeZone={timeZone}
        locale={locale}
      />
      <Suspense>
        {span && (
          <AddDialog
            days={daysOf(span)}
            holidays={events ?? []}
            onAdded={() => list.mutate()}
            onClose={() => setSpan(null)}
          />
        )}
        {opened && (
          <Details
            holiday={opened}
            onDelete={() => {
              record.close()
              void deleteHoliday(opened)
            }}
            onClose={record.close}
          />
        )}
      </Suspense>
    </Screen>
  )
}
