type FieldErrors = Record<string, string | readonly string[]>

/** The sentences at the fields of an error, by the path of the field; none if it has no `fields`. */
export function fieldErrors(error: unknown): FieldErrors {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null
  return typeof fields === 'object' && fields !== null ? (fields as FieldErrors) : {}
}

/**
 * Why an action failed, for where no field is shown: the first sentence of the error's `fields`, which names the fix, else its
 * message as `errorMessage` gives it.
 */
export function errorReason(error: unknown, fallback: string): string {
  const [first] = Object.values(fieldErrors(error)).flat()
  return first ?? errorMessage(error, fallback)
}

/**
 * The message of an error to show to a person. Returns the fallback if it has none, or if `isShown` marks it as already
 * shown elsewhere.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (typeof error === 'string' && error) return error
  if (typeof error === 'object' && error !== null && 'isShown' in error && error.isShown === true) return fallback
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    return error.message || fallback
  }
  return fallback
}
