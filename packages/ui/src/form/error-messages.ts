import { FORM_ERROR } from 'final-form'

/** All messages of an error object, at any depth. Lists have one per entry and field. */
export function errorMessages(error: unknown): string[] {
  if (typeof error === 'string') return error ? [error] : []
  if (typeof error !== 'object' || error === null) return []
  return Object.entries(error).flatMap(([name, inner]) => (name === FORM_ERROR ? [] : errorMessages(inner)))
}
