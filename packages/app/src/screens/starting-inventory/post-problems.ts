import type { Translate } from '@commissary/messages'
import type { StoredRecord, SaveFailure } from '@commissary/ui/record-form'

/** Why a draft was not posted: a sentence for each item to fix, by its number. */
export function postProblems(failure: SaveFailure<StoredRecord>, t: Translate): string[] {
  const fields = failure.kind === 'rejected' ? Object.entries(failure.fields) : []
  if (fields.length === 0) return [failure.message]
  return fields.map(([field, text]) => {
    const number = /^lines\.(\d+)\./.exec(field)?.[1]
    return number === undefined
      ? text
      : t('startingInventory.itemProblem', { number: Number(number) + 1, problem: text })
  })
}
