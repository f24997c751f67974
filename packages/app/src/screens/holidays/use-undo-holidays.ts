import { deleteCatererHoliday } from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { savedMessage } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { inParallel } from './in-parallel.ts'

/** Reports how many holidays were added in one go, and offers to delete all of them. */
export function useUndoHolidays(reload: () => Promise<unknown>) {
  const t = useMessages()
  const showToast = useToast()

  async function undo(ids: readonly number[]) {
    let left = 0
    await inParallel(ids, async (id) => {
      try {
        savedMessage(await deleteCatererHoliday(id))
      } catch {
        left += 1
      }
    })
    await reload()
    const deleted = ids.length - left
    if (left > 0) showToast({ tone: 'error', message: t('holidays.notUndone', { count: left }) })
    else showToast({ tone: 'success', message: t('holidays.undone', { count: deleted }) })
  }

  return (count: number, ids: readonly number[]) =>
    showToast({ tone: 'success', message: t('holidays.added', { count }), onUndo: () => void undo(ids) })
}
