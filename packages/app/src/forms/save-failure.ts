import { ApiError } from '@commissary/api-client'

import type { Translate } from '@commissary/messages'
import { connection, isUnreachable } from '../session/connection.ts'

/** Why a save did not go through, sorted by what the form does about it. What was typed stays in every case. */
export type SaveFailure =
  /** Somebody else saved first: `current` is what is stored now. */
  | { kind: 'conflict'; message: string; current: unknown }
  /** One sentence for each field that the server refuses, by its path (`lines.2.amount`). */
  | { kind: 'rejected'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'other'; message: string }

/** Reads a failed write. The banner of the lost connection is told as well; nothing else may report it a second time. */
export function saveFailure(error: unknown, t: Translate): SaveFailure {
  connection.failed(error)
  // The banner above the page says the rest.
  if (isUnreachable(error)) return { kind: 'other', message: t('common.notSaved') }
  if (!(error instanceof ApiError)) return { kind: 'other', message: t('common.somethingWentWrong') }
  if (error.status === 409) return { kind: 'conflict', message: error.message, current: currentOf(error.body) }
  if (error.status === 422) return { kind: 'rejected', message: error.message, fields: error.fields }
  return { kind: 'other', message: error.isTold ? t('common.toldElsewhere') : error.message }
}

function currentOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'current' in body ? body.current : null
}

/** The sentence of a write's answer, which the list shows after the form is gone. */
export const savedMessage = (saved: { data: { message: string } }) => {
  connection.answered()
  return saved.data.message
}
