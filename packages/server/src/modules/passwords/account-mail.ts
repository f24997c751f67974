import { languageOfCaterer } from '@commissary/messages/languages'
import { eq } from 'drizzle-orm'

import { caterer } from '../../db/schema/caterer.ts'
import { appUser } from '../../db/schema/user.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import type { AccountMailKind } from '../../mail/queue.ts'
import type { MailMessage } from '../../mail/transport.ts'
import { writeLetter } from './letters.ts'
import { createLink, type LinkPurpose } from './links.ts'

const links: Partial<Record<AccountMailKind, { purpose: LinkPurpose; path: string }>> = {
  reset: { purpose: 'reset', path: '/reset' },
  invitation: { purpose: 'activate', path: '/activate' },
}

/** Locks the user of a mail. Writers lock the user before the mail, so a cancellation runs before the mail, or waits. */
export async function lockRecipient(tx: Tx, userId: number): Promise<typeof appUser.$inferSelect | undefined> {
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId)).for('update')
  return user
}

/** Writes a mail with a new link, in the user's language. Null when the account no longer needs the mail. */
export async function writeAccountMail(
  tx: Tx,
  user: typeof appUser.$inferSelect | undefined,
  kind: AccountMailKind,
  baseUrl: string,
): Promise<MailMessage | null> {
  const [own] = await tx.select().from(caterer).where(eq(caterer.id, ownCaterer()))
  const isNeeded =
    user?.status === 'active' && user.archivedAt === null && (user.passwordHash === null) === (kind === 'invitation')
  if (!isNeeded || !own) return null
  const { userName, firstName } = user
  const link = links[kind]
  const address = link ? linkAddress(baseUrl, link.path, await createLink(tx, user.id, link.purpose), user.id) : ''
  const facts = { firstName, catererName: own.name, userName, link: address }
  return { to: userName, ...writeLetter(kind, facts, user.language ?? languageOfCaterer(own)) }
}

function linkAddress(baseUrl: string, path: string, token: string, userId: number): string {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
  url.search = String(new URLSearchParams({ token, uid: String(userId) }))
  return url.href
}
