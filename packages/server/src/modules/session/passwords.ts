import { randomBytes } from 'node:crypto'

import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default), 19 MiB, two passes: the least that OWASP's password storage cheat sheet recommends. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The text to store for a password. Runs outside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), options)
}

/** One form for letters that keyboards write in several: "é" as one character or as two. Nothing else is changed. */
const normalized = (password: string) => password.normalize('NFC')

let nobodysHash: Promise<string> | undefined

/** Whether the password is right. Takes as long for an account that does not exist (`stored` null). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(stored ?? (await nobodysHash), normalized(password))
  return stored !== null && isRight
}
