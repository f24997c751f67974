import {
  archiveCatererCalendar,
  type CalendarSummary,
  type MenuType,
  newKey,
  restoreCatererCalendar,
  saveCatererMonthlyCalendar,
  useListCalendarSummaries,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useSession } from '../../session/session.tsx'
import { monthAfter } from './month-dates.ts'

/** The months that the list shows: half a year back, a year and a half ahead. */
export const listedMonths = (today: string) => ({
  startYearMonth: monthAfter(today.slice(0, 7), -6),
  endYearMonth: monthAfter(today.slice(0, 7), 18),
})

/** The months of a menu type, with the actions that the list offers for each. Archiving and switching offer Undo. */
export function useMonths(itemType: MenuType) {
  const { catererId, today } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const list = useListCalendarSummaries({ itemType, catererId, ...listedMonths(today) }, { keepPreviousData: true })
  const reload = () => list.mutate()

  /** Runs a change, reports it, and reloads the list, also after a failure: the list may be outdated then. */
  async function change(run: () => Promise<{ data: { message: string } }>, undo?: () => Promise<unknown>) {
    try {
      const message = savedMessage(await run())
      showToast({ tone: 'success', message, ...(undo && { onUndo: () => void undo() }) })
    } catch (error) {
      fail(error)
    } finally {
      await reload()
    }
  }

  const setActive = ({ id, yearMonth }: CalendarSummary, isActive: boolean) =>
    saveCatererMonthlyCalendar(catererId, itemType, { id, yearMonth, isActive }, { idempotencyKey: newKey() })

  return {
    list,
    reload,
    archive: (month: CalendarSummary) =>
      change(
        () => archiveCatererCalendar(month.id, { ifMatch: month.version }),
        () => change(() => restoreCatererCalendar(month.id)),
      ),
    switchActive: (month: CalendarSummary, isActive: boolean) =>
      change(
        () => setActive(month, isActive),
        () => change(() => setActive(month, !isActive)),
      ),
  }
}
