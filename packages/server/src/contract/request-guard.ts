import { ApiError, rejected } from './api-error.ts'
import type { Caller } from './operations.ts'

/**
 * Looks through everything that was sent. A `catererId` anywhere that is not the caller's is refused, whether there is such
 * a caterer or not; text that the database cannot keep as it is, is refused by its field.
 */
export function guardRequest(caller: Caller, isPublic: boolean, ...parts: unknown[]): void {
  const fields: Record<string, string> = {}
  for (const part of parts) {
    visit(part, '', (name, value, path) => {
      if (!isPublic && name === 'catererId' && String(value) !== String(caller.catererId)) {
        throw new ApiError(403, 'Your account does not allow this.')
      }
      if (typeof value === 'string' && !isStorable(value)) {
        fields[path] = 'Remove the invisible characters that cannot be stored.'
      }
    })
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

/** No NUL, which PostgreSQL refuses, and no half of a surrogate pair, which would come back as another character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function visit(value: unknown, path: string, see: (name: string, value: unknown, path: string) => void): void {
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = path === '' ? name : `${path}.${name}`
    see(name, inner, innerPath)
    // A name of a free-form map is text of the sender's as well.
    see('', name, innerPath)
    visit(inner, innerPath, see)
  }
}
