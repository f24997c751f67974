import { and, eq, isNull, ne } from 'drizzle-orm'

import { rejected, type ApiError } from '../../contract/api-error.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { cancelLinkMails, queueMail } from '../../mail/queue.ts'
import { insertRecord, lockRecord, saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { recordEvent } from '../history/record-event.ts'
import { voidLinks } from '../passwords/links.ts'
import { revokeSessions } from '../session/store.ts'
import type { Rights, UserInput } from './input.ts'
import { rightsHistory, storedSchoolsHistory, userColumns, userRecord, type UserRow } from './user-record.ts'

/** Adds a user without a password and queues the invitation. */
export async function insertUser(tx: Tx, input: UserInput, rights: Rights): Promise<Saved> {
  const saved = await insertRecord(tx, userRecord, userColumns(input, rights), rightsHistory(rights))
  await insertSchools(tx, saved.id, rights)
  await invite(tx, saved.id)
  return saved
}

/** Saves a user. Throws what `saveRecord` throws, and a 422 if the last administrator would lose the role. */
export async function updateUser(tx: Tx, target: Target, input: UserInput, rights: Rights): Promise<Saved> {
  await lockUsers(tx)
  let stored: UserRow | undefined
  const saved = await saveRecord(tx, userRecord, target, async (user) => {
    stored = user
    if (input.role !== 'administrator' && (await isLastAdministrator(tx, user))) throw lastAdministrator()
    const before = await storedSchoolsHistory(tx, user)
    await tx.delete(userSchool).where(eq(userSchool.userId, user.id))
    await insertSchools(tx, user.id, rights)
    return { columns: userColumns(input, rights), before, after: rightsHistory(rights) }
  })
  if (stored && stored.userName !== input.email) await cancelMailToOldAddress(tx, stored)
  return saved
}

/** A link sent to a user's previous address must not work. */
async function cancelMailToOldAddress(tx: Tx, { id, passwordHash, status }: UserRow): Promise<void> {
  await voidLinks(tx, id)
  await cancelLinkMails(tx, id)
  if (passwordHash === null && status === 'active') await invite(tx, id)
}

/** Queues a new invitation; earlier ones remain valid. Throws a 422 for an account that is deactivated or has a password. */
export async function inviteUser(tx: Tx, id: number): Promise<void> {
  const user = await lockUser(tx, id)
  if (user.status !== 'active') throw refused('status', 'users.inactive')
  if (user.passwordHash !== null) throw refused('status', 'users.alreadyActivated')
  await invite(tx, id)
}

async function invite(tx: Tx, id: number): Promise<void> {
  await queueMail(tx, id, 'invitation')
  await recordEvent(tx, { recordType: 'user', recordId: id, action: 'invited' })
}

/**
 * Deactivates the account and ends its sessions and links. Does nothing if already deactivated. Throws a 422 for the caller's
 * own account and for the last administrator.
 */
export async function deactivateUser(tx: Tx, id: number, callerId: number): Promise<Saved> {
  const user = await lockUser(tx, id)
  if (id === callerId) throw refused('id', 'users.ownAccount')
  if (user.status !== 'active') return user
  if (await isLastAdministrator(tx, user)) throw lastAdministrator()
  await revokeSessions(tx, id)
  await voidLinks(tx, id)
  await cancelLinkMails(tx, id)
  return setStatus(tx, id, 'disabled')
}

/** Reactivates the account; its sessions and links stay ended. */
export async function reactivateUser(tx: Tx, id: number): Promise<Saved> {
  const user = await lockUser(tx, id)
  return user.status === 'active' ? user : setStatus(tx, id, 'active')
}

async function setStatus(tx: Tx, id: number, status: UserRow['status']): Promise<Saved> {
  const [user] = await tx.update(appUser).set({ status }).where(eq(appUser.id, id)).returning()
  if (!user) throw new Error('The status of the user was not written')
  const action = status === 'active' ? 'reactivated' : 'deactivated'
  await recordEvent(tx, { recordType: 'user', recordId: id, action })
  return user
}

async function lockUser(tx: Tx, id: number): Promise<UserRow> {
  await lockUsers(tx)
  return lockRecord(tx, userRecord, { id, ifMatch: null })
}

/** Serializes writes of users: two administrators who demote each other at once would each still find the other. */
const lockUsers = (tx: Tx) => lockByName(tx, 'users')

/** Whether no other user is an active administrator. */
async function isLastAdministrator(tx: Tx, user: UserRow): Promise<boolean> {
  if (!isActiveAdministrator(user)) return false
  const administrators = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.role, 'administrator'), ne(appUser.id, user.id), isNull(appUser.archivedAt)))
  return !administrators.some(isActiveAdministrator)
}

const isActiveAdministrator = ({ role, status, passwordHash }: UserRow) =>
  role === 'administrator' && status === 'active' && passwordHash !== null

async function insertSchools(tx: Tx, userId: number, { schools }: Rights): Promise<void> {
  if (schools.length > 0) await tx.insert(userSchool).values(schools.map(({ id }) => ({ userId, schoolId: id })))
}

const lastAdministrator = (): ApiError => refused('role', 'users.lastAdministrator')

/** A 422 about the whole record, with the sentence as its message too. */
function refused(
  field: string,
  key: 'users.lastAdministrator' | 'users.ownAccount' | 'users.alreadyActivated' | 'users.inactive',
): ApiError {
  return rejected({ [field]: message(key) }, message(key))
}
