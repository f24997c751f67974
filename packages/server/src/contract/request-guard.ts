import { forbidden, rejected } from './api-error.ts'
import type { Caller } from './operations.ts'
import { message, type Message } from '../shared/messages.ts'

/**
 * Checks everything that was sent. Any `catererId` other than the caller's is refused with 403, whether that caterer exists
 * or not. Text that the database cannot store unchanged is refused by its field.
 */
export function guardRequest(caller: Caller, isPublic: boolean, ...parts: unknown[]): void {
  const fields: Record<string, Message> = {}
  for (const part of parts) {
    visit(part, '', (name, value, path) => {
      if (!isPublic && name === 'catererId' && String(value) !== String(caller.catererId)) {
        throw forbidden()
      }
      if (typeof value === 'string' && !isStorable(value)) {
        fields[path] = message('requests.invisibleCharacters')
      }
    })
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
}

/** No NUL, which PostgreSQL rejects, and no unpaired surrogate, which would be read back as a different character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function visit(value: unknown, path: string, see: (name: string, value: unknown, path: string) => void): void {
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = path === '' ? name : `${path}.${name}`
    see(name, inner, innerPath)
    // The keys of a free-form map are also user text.
    see('', name, innerPath)
    visit(inner, innerPath, see)
  }
}
