import { and, eq, isNull } from 'drizzle-orm'

import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { cancelLinkMails, queueMail } from '../../mail/queue.ts'
import { recordEvent } from '../history/record-event.ts'
import { revokeSessions } from '../session/store.ts'
import { useLink, voidLinks, type FoundLink } from './links.ts'

/**
 * Voids the links of an account and asks for a mail with a new one: of an account that has no password yet, the invitation.
 * False for an account that is closed.
 */
export async function askForLink(tx: Tx, userId: number): Promise<boolean> {
  const user = await lockOpenAccount(tx, userId)
  if (!user) return false
  await voidLinks(tx, userId)
  if (user.passwordHash !== null) await queueMail(tx, userId, 'reset')
  else {
    await queueMail(tx, userId, 'invitation')
    await recordEvent(tx, { recordType: 'user', recordId: userId, action: 'invited' })
  }
  return true
}

/**
 * Uses up a link and sets the password: the account is activated if it was not, every session and every other link of it
 * ends, and a mail says so. False when the link is not good any more.
 */
export async function setPassword(
  tx: Tx,
  { userId, token, passwordHash }: FoundLink & { token: string; passwordHash: string },
): Promise<boolean> {
  // The account is taken first: of callers at once one after the other looks at the link.
  const user = await lockOpenAccount(tx, userId)
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

async function lockOpenAccount(tx: Tx, userId: number) {
  const [user] = await tx
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.status, 'active'), isNull(appUser.archivedAt)))
    .for('update')
  return user
}
