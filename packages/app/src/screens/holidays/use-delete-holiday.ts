import {
  ApiError,
  type CatererHoliday,
  createCatererHoliday,
  deleteCatererHoliday,
  newKey,
  type useListCatererHolidays,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'

import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { holidayInTheWay } from './add-holidays.ts'

/** Deletes a holiday at once and offers Undo, which adds it again. Failures are shown in a toast. */
export function useDeleteHoliday(list: ReturnType<typeof useListCatererHolidays>) {
  const t = useMessages()
  const showToast = useToast()
  const failureToast = useFailureToast()
  const { formats } = useSession()

  const fail = (message: string) => showToast({ tone: 'error', message })

  async function restore({ catererId, date, note }: CatererHoliday, idempotencyKey: string) {
    try {
      savedMessage(await createCatererHoliday({ catererId, date, note }, { idempotencyKey }))
    } catch (error) {
      const theirs = holidayInTheWay(error)
      const reason = theirs ? t('holidays.nowTaken', { name: theirs.note }) : reasonOf(saveFailure(error, t))
      fail(t('holidays.notRestored', { name: note, day: formats.dayLong(date), reason }))
    }
    await list.mutate()
  }

  return async function deleteHoliday(holiday: CatererHoliday) {
    const { id, date, note } = holiday
    const words = { name: note, day: formats.dayLong(date) }
    try {
      await list.mutate(
        async () => {
          savedMessage(await deleteCatererHoliday(id))
          return undefined
        },
        {
          // Optimistic: it disappears before the server responds, and reappears on failure.
          optimisticData: (now) => ({
            _embedded: { catererHolidays: now?._embedded.catererHolidays.filter((one) => one.id !== id) ?? [] },
          }),
          populateCache: false,
          rollbackOnError: true,
        },
      )
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (isGone) fail(t('holidays.deletedAlready', words))
      else failureToast(error)
      if (isGone) await list.mutate()
      return
    }
    const idempotencyKey = newKey()
    showToast({ message: t('holidays.deleted', words), onUndo: () => void restore(holiday, idempotencyKey) })
  }
}
