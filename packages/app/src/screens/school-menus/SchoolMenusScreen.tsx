import { Screen, Stack } from '@commissary/ui'
import { useLocation, useSearchParams } from 'react-router-dom'

import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useMessages } from '../../messages/messages.ts'
import { SchoolPage } from '../../routing/SchoolPage.tsx'
import { useSchoolWeek } from '../../routing/school-week.ts'
import { SchoolMonth } from './SchoolMonth.tsx'
import { SchoolWeekView } from './SchoolWeekView.tsx'
import { monthIn, monthView, weekView } from './views.ts'

/**
 * Plans a school's week, or shows its month. The address names it: `?school=3&week=2026-11-16&menu=BREAKFAST`, or
 * `?school=3&month=2026-11`.
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
              ) : (
                <SchoolMonth
                  place={place}
                  school={school}
                  month={month}
                  weekHref={`${pathname}?${weekView(params, monday)}`}
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
