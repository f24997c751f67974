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
  await replacePassword(tx, { userId, passwordHash })
  await recordEvent(tx, {
    recordType: 'user',
    recordId: userId,
    action: user.passwordHash === null ? 'activated' : 'passwordSet',
  })
  return true
}

export interface OwnAccount {
  userName: string
  passwordHash: string | null
}

/** The caller's user name and the hash of the password. Undefined if the account was removed in the meantime. */
export async function readOwnAccount(tx: Tx, userId: number): Promise<OwnAccount | undefined> {
  const { userName, passwordHash } = appUser
  const [account] = await tx.select({ userName, passwordHash }).from(appUser).where(eq(appUser.id, userId))
  return account
}

/**
 * Changes the password of a user who proved they know the current one. The login used for the change stays valid; all others end.
 * False when the password was changed, or the account deactivated, after that proof.
 */
export async function changeOwnPassword(
  tx: Tx,
  {
    userId,
    familyId,
    provenHash,
    passwordHash,
  }: Record<'familyId' | 'provenHash' | 'passwordHash', string> & { userId: number },
): Promise<boolean> {
  const user = await lockActiveAccount(tx, userId)
  if (user?.passwordHash !== provenHash) return false
  await replacePassword(tx, { userId, passwordHash, keptFamily: familyId })
  await recordEvent(tx, { recordType: 'user', recordId: userId, action: 'passwordSet' })
  return true
}

/** Ends the links and the other sessions of the user, and queues a mail about it. */
async function replacePassword(
  tx: Tx,
  { userId, passwordHash, keptFamily }: { userId: number; passwordHash: string; keptFamily?: string },
): Promise<void> {
  await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, userId))
  await voidLinks(tx, userId)
  await cancelLinkMails(tx, userId)
  await revokeSessions(tx, userId, keptFamily)
  await queueMail(tx, userId, 'passwordSet')
}

async function lockActiveAccount(tx: Tx, userId: number) {
  const [user] = await tx
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.status, 'active'), isNull(appUser.archivedAt)))
    .for('update')
  return user
}
