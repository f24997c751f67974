import { newKey } from '@commissary/api-client'
import type { SaveFailure, StoredRecord } from '@commissary/ui/record-form'
import { formError } from '@commissary/ui/form'
import { useRef } from 'react'

import { useMessages } from '../messages/messages.ts'
import { saveFailure } from './save-failure.ts'

type Rejected = Extract<SaveFailure<StoredRecord>, { kind: 'rejected' }>

/**
 * Submits a form whose request must have its effect once, however often it is sent: a retry after a lost response has the same key.
 * A rejected request had no effect, so the corrected one is a new request. `shownOf` names a rejection's fields as the form does.
 */
export function useSubmitOnce() {
  const t = useMessages()
  const key = useRef<string>(null)

  return async function submit<Result>(
    send: (call: { idempotencyKey: string }) => Promise<Result>,
    shownOf: (rejected: Rejected) => Pick<Rejected, 'message'> & Partial<Rejected> = (rejected) => rejected,
  ) {
    try {
      return await send({ idempotencyKey: (key.current ??= newKey()) })
    } catch (error) {
      const failure = saveFailure(error, t)
      if (failure.kind !== 'rejected') return formError(failure)
      key.current = null
      return formError(shownOf(failure))
    }
  }
}
