import { splitUserName } from '../session/user-names.ts'

/** At least 8 characters, as people count them; at most 200, so that none is cut short unseen (ASVS 6.2.1, 6.2.9). */
export const passwordLength = { min: 8, max: 200 }

/**
 * What is wrong with a new password, as a sentence; null when nothing is. Every character counts as itself: blanks and emoji
 * are welcome, and no mix of kinds is asked for. The most used passwords are refused in any case of letters (ASVS 6.2.4).
 */
export async function passwordProblem(password: string, userName: string): Promise<string | null> {
  const text = password.normalize('NFC')
  const { length } = Array.from(text)
  if (length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`
  if (length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`
  const lowered = text.toLowerCase()
  const { name } = splitUserName(userName.toLowerCase())
  if (lowered === name || lowered === name.split('@', 1)[0]) return 'Use a password other than your user name.'
  if ((await mostUsed()).has(lowered)) return 'Many people use this password. Choose another one.'
  return null
}

let mostUsedPasswords: Promise<ReadonlySet<string>> | undefined

/** 49,233 passwords of public leaks, the most frequent ones. Read when the first password is set: most starts set none. */
function mostUsed(): Promise<ReadonlySet<string>> {
  mostUsedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  )
  return mostUsedPasswords
}
