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
