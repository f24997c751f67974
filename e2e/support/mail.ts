import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { expect } from 'vitest'

import type { RunningProduct } from './product.ts'

const outboxOf = ({ folder }: RunningProduct) => path.join(folder, 'outbox')

/** The mails to an address in the outbox, oldest first. */
export function mailsTo(product: RunningProduct, address: string): string[] {
  const outbox = outboxOf(product)
  let names: string[] = []
  try {
    names = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  } catch {
    // The first mail creates the folder.
  }
  return names
    .map((name) => path.join(outbox, name))
    .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((mail) => mail.includes(`\r\nTo: ${address}\r\n`))
}

/** Waits for the given number of mails to an address and returns the last. */
export async function mailTo(product: RunningProduct, address: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(product, address).length).toBe(count)
  return mailsTo(product, address).at(-1) ?? ''
}

/** The link of a mail, which is alone on a line of its plain text. */
export function linkIn(mail: string): URL {
  const [link] = /^https?:\/\/\S+$/m.exec(mail) ?? []
  if (link === undefined)
    throw new Error(`No link in the mail:\n${mail.replaceAll(/token=[\w-]+/g, 'token=[redacted]')}`)
  return new URL(link)
}
