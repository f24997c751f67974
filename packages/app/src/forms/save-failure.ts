import { ApiError } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { SaveFailure, StoredRecord } from '@commissary/ui/record-form'

import { connection, isUnreachable } from '../session/connection.ts'

export type { SaveFailure }

/** Describes a failed write, and shows the offline banner if the server cannot be reached. */
export function saveFailure(error: unknown, t: Translate): SaveFailure<StoredRecord> {
  connection.failed(error)
  // The banner above the page has the rest.
  if (isUnreachable(error)) return { kind: 'other', message: t('common.notSaved') }
  if (!(error instanceof ApiError)) return { kind: 'other', message: t('common.somethingWentWrong') }
  if (error.status === 409) return { kind: 'conflict', message: error.message, current: currentRecord(error.body) }
  if (error.status === 422) return { kind: 'rejected', message: error.message, fields: error.fields }
  return { kind: 'other', message: error.isShown ? t('common.saveFailed') : error.message }
}

/**
 * Why a write failed, in one sentence, for where no field is shown: the sentence of the first refused field, which names the fix, else
 * the message of the whole. Where the server's message sums up several sentences, show that `message` instead.
 */
export const reasonOf = (failure: SaveFailure<StoredRecord>): string =>
  failure.kind === 'rejected' ? (Object.values(failure.fields)[0] ?? failure.message) : failure.message

/** The saved record in the body of a 409; null if the body has none. */
function currentRecord(body: unknown): StoredRecord | null {
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : null
  const isRecord =
    typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number'
  return isRecord ? (current as StoredRecord) : null
}

/** The message of a successful write, for a toast. */
export const savedMessage = (saved: { data: { message: string } }) => {
  connection.answered()
  return saved.data.message
}
