import { message, type Message } from '../../shared/messages.ts'
import { splitUserName } from '../session/user-names.ts'

/** In characters as people count them. At most 200, so that none is silently truncated (ASVS 6.2.1, 6.2.9). */
export const passwordLength = { min: 8, max: 200 }

/**
 * The problem of a new password; null without one. Every character counts, spaces and emoji too, and no mix of kinds is
 * required. The most common passwords are refused in any letter case (ASVS 6.2.4).
 */
export async function passwordProblem(password: string, userName: string): Promise<Message | null> {
  const text = password.normalize('NFC')
  const { length } = Array.from(text)
  if (length < passwordLength.min) return message('common.useAtLeast', { limit: passwordLength.min })
  if (length > passwordLength.max) return message('common.useAtMost', { limit: passwordLength.max })
  const lower = text.toLowerCase()
  const { name } = splitUserName(userName.toLowerCase())
  if (lower === name || lower === name.split('@', 1)[0]) return message('passwords.sameAsUserName')
  if ((await commonPasswords()).has(lower)) return message('passwords.common')
  return null
}

let commonPasswordSet: Promise<ReadonlySet<string>> | undefined

/** The 49,233 most frequent leaked passwords. Loaded when the first password is set: most server runs set none. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswordSet ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  )
  return commonPasswordSet
}
