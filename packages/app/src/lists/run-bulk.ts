import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'

/** Names in a question and in a result; the rest are counted. */
const mostNames = 8

interface Words {
  t: Translate
  formats: Pick<Formats, 'list'>
}

/** "Dry store, Freezer, and 3 more" */
export function namesText({ t, formats }: Words, names: readonly string[]): string {
  const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names
  const count = names.length - shown.length
  return formats.list(count > 0 ? [...shown, t('common.more', { count })] : [...shown])
}

/** The result of a bulk action. */
export interface BulkOutcome<Row> {
  done: Row[]
  failed: { row: Row; reason: string }[]
}

/** Runs a call for each row, one after the other. A failure stops nothing and is kept with its reason. */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  t: Translate,
): Promise<BulkOutcome<Row>> {
  const outcome: BulkOutcome<Row> = { done: [], failed: [] }
  for (const row of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- as by hand: the last administrator is refused, not two at once
      await run(row)
      outcome.done.push(row)
    } catch (error) {
      outcome.failed.push({ row, reason: reasonOf(saveFailure(error, t)) })
    }
  }
  return outcome
}

/** "2 deleted. Not changed: Freezer. Someone else changed it." The rows that failed are listed by reason. */
export function outcomeText<Row>(
  words: Words,
  { done, failed }: BulkOutcome<Row>,
  doneText: (count: number) => string,
  nameOf: (row: Row) => string,
): string {
  const byReason = Map.groupBy(failed, ({ reason }) => reason)
  const failures = [...byReason].map(([reason, those]) =>
    words.t('common.notDone', {
      names: namesText(
        words,
        those.map(({ row }) => nameOf(row)),
      ),
      reason,
    }),
  )
  return [...(done.length > 0 || failed.length === 0 ? [doneText(done.length)] : []), ...failures].join(' ')
}
