import type { School } from '@commissary/api-client'
import { Stack } from '@commissary/ui'

import { useUrlFilters } from '../../routing/url-state.ts'
import type { FailingMenus } from './attention-cards.ts'
import type { WeekName } from './shown-weeks.ts'
import { WeekCards } from './WeekCards.tsx'
import { WeekTabs } from './WeekTabs.tsx'

interface WeeksProps {
  first: WeekName
  current: WeekName
  /** Monday of the current week. */
  monday: string
  query: { school: number | null; date: string | null }
  /** The day that the weeks are counted from. */
  date: string
  schools: readonly School[]
  /** Null without verdicts. */
  failing: FailingMenus | null
}

/** The menus of two weeks, one at a time; `?show=failing` shows only those that fail. */
export function Weeks({ monday, schools, ...tabs }: WeeksProps) {
  const filters = useUrlFilters()
  return (
    <Stack gap={5}>
      <WeekTabs {...tabs} />
      <WeekCards
        key={`${monday} ${tabs.query.school}`}
        monday={monday}
        schools={schools}
        isFailingOnly={filters.get('show') === 'failing'}
        onShowAll={() => filters.set({ show: null })}
      />
    </Stack>
  )
}
