import type { SaveFailure, StoredRecord } from '@commissary/ui/record-form'
import { formError } from '@commissary/ui/form'

import { useMessages } from '../messages/messages.ts'
import { saveFailure } from './save-failure.ts'
import { useSendOnce } from './use-send-once.ts'

type Rejected = Extract<SaveFailure<StoredRecord>, { kind: 'rejected' }>

/**
 * Submits a form whose request must have its effect once, however often it is sent (see `useSendOnce`). `shownOf` names a rejection's
 * fields as the form does.
 */
export function useSubmitOnce() {
  const t = useMessages()
  const sendOnce = useSendOnce()

  return async function submit<Result>(
    send: (call: { idempotencyKey: string }) => Promise<Result>,
    shownOf: (rejected: Rejected) => Pick<Rejected, 'message'> & Partial<Rejected> = (rejected) => rejected,
  ) {
    try {
      return await sendOnce(send)
    } catch (error) {
      const failure = saveFailure(error, t)
      return formError(failure.kind === 'rejected' ? shownOf(failure) : failure)
    }
  }
}
