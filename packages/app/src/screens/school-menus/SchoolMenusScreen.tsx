import { Screen, Skeleton, Stack } from '@commissary/ui'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { SchoolPage } from '../../routing/SchoolPage.tsx'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { SchoolMonth } from './SchoolMonth.tsx'
import { SchoolWeekView } from './SchoolWeekView.tsx'
import { isYearView, monthIn, monthView, weekView, yearView } from './views.ts'

const SchoolYear = lazy(async () => ({ default: (await import('./SchoolYear.tsx')).SchoolYear }))

/**
 * Plans a school's week, or shows its month or school year. The address names it: `?school=3&week=2026-11-16&menu=BREAKFAST`,
 * `?school=3&month=2026-11`, or `?school=3&month=2026-11&view=year`.
 */
export function SchoolMenusScreen() {
  const t = useMessages()
  const place = useSchoolWeek()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const month = monthIn(params)
  const [monday = ''] = place.dates

  return (
    <MenuFormats>
      <SchoolPage title={t('schoolMenus.title')} place={place}>
        {(school) => (
          <Screen title={t('schoolMenus.title')}>
            <Stack>
              {month === null ? (
                <SchoolWeekView
                  place={place}
                  school={school}
                  monthHref={`${pathname}?${monthView(params, monday.slice(0, 7))}`}
                />
              ) : isYearView(params) ? (
                <Suspense fallback={<Skeleton lines={14} />}>
                  <SchoolYear
                    place={place}
                    school={school}
                    month={month}
                    weekHref={`${pathname}?${weekView(params, monday)}`}
                    monthHref={(wanted) => `${pathname}?${monthView(params, wanted)}`}
                    onYear={(wanted) => setParams((now) => yearView(now, wanted))}
                    onOpenDay={(date) => setParams((now) => weekView(now, date))}
                  />
                </Suspense>
              ) : (
                <SchoolMonth
                  place={place}
                  school={school}
                  month={month}
                  hrefs={{
                    week: `${pathname}?${weekView(params, monday)}`,
                    year: `${pathname}?${yearView(params, month)}`,
                  }}
                  onMonth={(next) => setParams((now) => monthView(now, next))}
                  onOpenDay={(date) => setParams((now) => weekView(now, date))}
                />
              )}
            </Stack>
          </Screen>
        )}
      </SchoolPage>
    </MenuFormats>
  )
}
