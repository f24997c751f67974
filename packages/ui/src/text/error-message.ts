/**
 * The sentence of an error for a person; the default text where it has none, or where its own is shown elsewhere, which
 * it says by `isTold`.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (typeof error === 'string' && error) return error
  if (typeof error === 'object' && error !== null && 'isTold' in error && error.isTold === true) return fallback
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    return error.message || fallback
  }
  return fallback
}
