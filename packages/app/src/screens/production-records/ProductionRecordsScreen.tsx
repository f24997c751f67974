import { keepsRecords } from '@commissary/domain/school'
import { Button, EmptyState, Link, Screen, Stack } from '@commissary/ui'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { ownerOf } from '../../offline/kept-edits-store.ts'
import { OfflineReads } from '../../offline/OfflineReads.tsx'
import { ReviewBinderButton } from '../../review-binder/ReviewBinderButton.tsx'
import { dayText } from '../../routing/day-text.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { MenuTypePicker, SchoolPicker } from '../../routing/SchoolPickers.tsx'
import { SchoolPage } from '../../routing/SchoolPage.tsx'
import { type SchoolWeek, useSchoolWeek } from '../../routing/school-week.ts'
import { useIsConnectionLost } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import { ProductionDay } from './ProductionDay.tsx'
import { ProductionMonth } from './ProductionMonth.tsx'

// Needs the table, which the month does not.
const OpenRecords = lazy(async () => ({ default: (await import('./OpenRecords.tsx')).OpenRecords }))
const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }))

/**
 * The production records of a school's meal: a month of days, or a day with its record, with or without a connection. The address
 * names it: `?school=3&menu=BREAKFAST&month=2026-11`, `?school=3&day=2026-11-18`. `?list=notClosed` lists past meals of all schools
 * without a closed record.
 */
export function ProductionRecordsScreen() {
  const owner = ownerOf(useSession())
  return (
    <OfflineReads owner={owner}>
      <Records />
    </OfflineReads>
  )
}

function Records() {
  const t = useMessages()
  const { today, role } = useSession()
  const isConnectionLost = useIsConnectionLost()
  const [isSettingUp, setIsSettingUp] = useState(false)
  const place = useProductionPlace()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const day = dayText(params.get('day') ?? '') ?? null
  const month = monthIn(params.get('month')) ?? (day ?? today).slice(0, 7)

  const isOpenList = params.get('list') === 'notClosed'

  const hrefOf = useCallback(
    (changes: Record<string, string>) => {
      const next = new URLSearchParams(params)
      for (const name of ['day', 'month', 'list']) next.delete(name)
      for (const [name, value] of Object.entries(changes)) next.set(name, value)
      return `${pathname}?${next}`
    },
    [params, pathname],
  )
  const dayHref = useCallback((date: string) => hrefOf({ day: date }), [hrefOf])

  if (place.schools.length === 0) {
    return (
      <Screen title={t('production.title')}>
        <EmptyState title={t('production.notKept.title')}>{t('production.notKept.hint')}</EmptyState>
      </Screen>
    )
  }
  if (isOpenList) {
    return (
      <Suspense>
        <OpenRecords schools={place.schools} />
      </Suspense>
    )
  }
  return (
    <SchoolPage title={t('production.title')} place={place}>
      {(school) => (
        <Screen
          title={t('production.title')}
          actions={
            <>
              {!day && (
                <Link variant="outline" size="small" href={withQuery(paths.productionRecords, { list: 'notClosed' })}>
                  {t('production.notClosed.title')}
                </Link>
              )}
              <Link variant="outline" size="small" href={paths.todaysRecords}>
                {t('shell.titles.todaysRecords')}
              </Link>
              {day && <ReviewBinderButton schoolId={school.schoolId} itemType={place.menuType} week={day} />}
              {role === 'administrator' && (
                <Button size="small" disabled={isConnectionLost} onClick={() => setIsSettingUp(true)}>
                  {t('production.settings.open')}
                </Button>
              )}
            </>
          }
        >
          <Stack>
            <MenuTypePicker place={place} isLoading={false} />
            <SchoolPicker place={{ ...place, namedProgram: undefined }} />
            {day ? (
              <ProductionDay
                key={`${school.schoolId} ${place.menuType} ${day}`}
                school={school}
                menuType={place.menuType}
                date={day}
                hrefOf={dayHref}
                monthHref={hrefOf({ month: day.slice(0, 7) })}
              />
            ) : (
              <ProductionMonth
                school={school}
                menuType={place.menuType}
                month={month}
                hrefOf={dayHref}
                onMonth={(next) =>
                  setParams((now) => {
                    const query = new URLSearchParams(now)
                    query.set('month', next)
                    return query
                  })
                }
              />
            )}
          </Stack>
          {isSettingUp && (
            <Suspense>
              <SettingsDialog onClose={() => setIsSettingUp(false)} />
            </Suspense>
          )}
        </Screen>
      )}
    </SchoolPage>
  )
}

/** The place of an address, among the schools that keep production records. */
function useProductionPlace(): SchoolWeek {
  const place = useSchoolWeek()
  const schools = place.schools.filter(keepsRecords)
  const school = place.school && keepsRecords(place.school) ? place.school : schools[0]
  return { ...place, schools, school }
}

const monthIn = (text: string | null) => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null)
