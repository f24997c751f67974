import { isDate } from '@commissary/ui/date'

import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'

/** The day that the dashboard shows: `?date=2026-11-20`, otherwise today. */
export function useDashboardDay(): { date: string; isToday: boolean; setDate: (date: string) => void } {
  const { today } = useSession()
  const filters = useUrlFilters()
  const asked = filters.get('date')
  const date = isDate(asked) ? asked : today
  return {
    date,
    isToday: date === today,
    setDate: (next) => filters.set({ date: next === today ? null : next, week: null }),
  }
}
