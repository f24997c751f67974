import { and, eq, isNull } from 'drizzle-orm'

import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { cancelLinkMails, queueMail } from '../../mail/queue.ts'
import { recordEvent } from '../history/record-event.ts'
import { revokeSessions } from '../session/store.ts'
import { useLink, voidLinks, type FoundLink } from './links.ts'

/**
 * Queues a mail with a new link: the invitation for an account without a password. Earlier links remain valid. False for a
 * deactivated account.
 */
export async function requestLink(tx: Tx, userId: number): Promise<boolean> {
  const user = await lockActiveAccount(tx, userId)
  if (!user) return false
  if (user.passwordHash !== null) await queueMail(tx, userId, 'reset')
  else {
    await queueMail(tx, userId, 'invitation')
    await recordEvent(tx, { recordType: 'user', recordId: userId, action: 'invited' })
  }
  return true
}

/**
 * Sets the password of a link: activates the account if needed, ends its sessions and other links, and queues a mail about
 * it. False when the link is no longer valid.
 */
export async function setPassword(
  tx: Tx,
  { userId, token, passwordHash }: FoundLink & { token: string; passwordHash: string },
): Promise<boolean> {
  // The account is locked first, so concurrent callers check the link one after the other.
  const user = await lockActiveAccount(tx, userId)
  if (!user || !(await useLink(tx, userId, token))) return false
  await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId))
  await voidLinks(tx, userId)
  await cancelLinkMails(tx, userId)
  await revokeSessions(tx, userId)
  await queueMail(tx, userId, 'passwordSet')
  await recordEvent(tx, {
    recordType: 'user',
    recordId: userId,
    action: user.passwordHash === null ? 'activated' : 'passwordSet',
  })
  return true
}

async function lockActiveAccount(tx: Tx, userId: number) {
  const [user] = await tx
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.status, 'active'), isNull(appUser.archivedAt)))
    .for('update')
  return user
}
