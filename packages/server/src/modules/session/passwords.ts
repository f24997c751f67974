import { randomBytes } from 'node:crypto'

import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default), 19 MiB, two passes: the minimum of OWASP's password storage cheat sheet. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage. Runs outside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), options)
}

/** Normalizes letters that keyboards enter in several forms, such as "é" as one character or two. Changes nothing else. */
const normalized = (password: string) => password.normalize('NFC')

let decoyHash: Promise<string> | undefined

/** Whether the password is correct. Takes as long for an account that does not exist (`stored` null). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoyHash ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(stored ?? (await decoyHash), normalized(password))
  return stored !== null && isRight
}
