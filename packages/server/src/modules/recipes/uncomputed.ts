import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'

/** Names in the message; no one would read a list of two hundred. */
const mostNames = 10

/** Throws a 422 with the names if the weight of a line, at any level, is unknown: the recipe cannot be approved. */
export function refuseUncomputed({ nutrition: { grams } }: Pick<Schemas['Recipe'], 'nutrition'>): void {
  if (grams.missing.length === 0) return
  const names = grams.missing.slice(0, mostNames)
  throw rejected({
    status: message('recipes.notComputed', { names: grams.missing.length > mostNames ? [...names, '…'] : names }),
  })
}
