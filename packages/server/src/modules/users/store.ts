import { and, eq, isNull, ne } from 'drizzle-orm'

import { school } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { cancelLinkMails, queueMail } from '../../mail/queue.ts'
import { recordEvent, type RecordFields } from '../history/record-event.ts'
import { textOrder } from '../../shared/lists.ts'
import { voidLinks } from '../passwords/links.ts'
import { revokeSessions } from '../session/store.ts'
import { takeTurns } from '../../shared/take-turns.ts'
import type { Rights, UserInput } from './input.ts'

/** Why a write was refused. */
export type Refusal = 'lastAdministrator' | 'oneself' | 'activated' | 'inactive'

interface Saved {
  version: number
}

type UserRow = typeof appUser.$inferSelect

/** Adds a user without a password and asks for the invitation. */
export async function insertUser(tx: Tx, input: UserInput, rights: Rights): Promise<Saved & { id: number }> {
  const [user] = await tx.insert(appUser).values(columns(input, rights)).returning()
  if (!user) throw new Error('The user was not added')
  await insertSchools(tx, user.id, rights)
  await recordEvent(tx, {
    recordType: 'user',
    recordId: user.id,
    action: 'created',
    after: fieldsOf(user, namesOf(rights)),
  })
  await invite(tx, user.id)
  return user
}

interface UserUpdate {
  id: number
  input: UserInput
  rights: Rights
  /** The version that the writer saw; null: the last write wins. */
  ifMatch: number | null
}

/** Saves a user. `changed`: somebody else saved it since the version that the writer saw. */
export async function updateUser(
  tx: Tx,
  { id, input, rights, ifMatch }: UserUpdate,
): Promise<Saved | Refusal | 'changed' | null> {
  const before = await lockUser(tx, id)
  if (!before) return null
  if (ifMatch !== null && before.version !== ifMatch) return 'changed'
  if (input.role !== 'administrator' && (await isLastAdministrator(tx, before))) return 'lastAdministrator'

  const schoolsBefore = await schoolNames(tx, before)
  const [after] = await tx.update(appUser).set(columns(input, rights)).where(eq(appUser.id, id)).returning()
  if (!after) return null
  await tx.delete(userSchool).where(eq(userSchool.userId, id))
  await insertSchools(tx, id, rights)
  await recordEvent(tx, {
    recordType: 'user',
    recordId: id,
    action: 'updated',
    before: fieldsOf(before, schoolsBefore),
    after: fieldsOf(after, namesOf(rights)),
  })
  if (after.userName !== before.userName) await forgetOldAddress(tx, after)
  return after
}

/** What was sent to an address that is no longer the user's must not let anybody in. */
async function forgetOldAddress(tx: Tx, user: UserRow): Promise<void> {
  await voidLinks(tx, user.id)
  await cancelLinkMails(tx, user.id)
  if (user.passwordHash === null && user.status === 'active') await invite(tx, user.id)
}

/** Voids the invitation before and asks for a new one. */
export async function inviteUser(tx: Tx, id: number): Promise<Saved | Refusal | null> {
  const user = await lockUser(tx, id)
  if (!user) return null
  if (user.status !== 'active') return 'inactive'
  if (user.passwordHash !== null) return 'activated'
  await invite(tx, id)
  return user
}

async function invite(tx: Tx, id: number): Promise<void> {
  await voidLinks(tx, id)
  await queueMail(tx, id, 'invitation')
  await recordEvent(tx, { recordType: 'user', recordId: id, action: 'invited' })
}

/** Ends the account with its sessions and links. One that is closed already stays so. */
export async function deactivateUser(tx: Tx, id: number, callerId: number): Promise<Saved | Refusal | null> {
  const user = await lockUser(tx, id)
  if (!user) return null
  if (id === callerId) return 'oneself'
  if (user.status !== 'active') return user
  if (await isLastAdministrator(tx, user)) return 'lastAdministrator'
  await revokeSessions(tx, id)
  await voidLinks(tx, id)
  await cancelLinkMails(tx, id)
  return setStatus(tx, id, 'disabled')
}

/** Opens the account again; its sessions and links stay ended. */
export async function reactivateUser(tx: Tx, id: number): Promise<Saved | null> {
  const user = await lockUser(tx, id)
  if (!user || user.status === 'active') return user ?? null
  return setStatus(tx, id, 'active')
}

async function setStatus(tx: Tx, id: number, status: UserRow['status']): Promise<Saved> {
  const [user] = await tx.update(appUser).set({ status }).where(eq(appUser.id, id)).returning()
  if (!user) throw new Error('The user was not changed')
  const action = status === 'active' ? 'reactivated' : 'deactivated'
  await recordEvent(tx, { recordType: 'user', recordId: id, action })
  return user
}

/** The user's row, kept from others until the end. Writes of a caterer's users take turns: see `isLastAdministrator`. */
async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  await takeTurns(tx, 'users')
  const [user] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, id), isNull(appUser.archivedAt)))
    .for('update')
  return user
}

/** Whether nobody else could administrate. Two who demote each other at once would both find the other. */
async function isLastAdministrator(tx: Tx, user: UserRow): Promise<boolean> {
  if (!isAdministrating(user)) return false
  const administrators = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.role, 'administrator'), ne(appUser.id, user.id), isNull(appUser.archivedAt)))
  return !administrators.some(isAdministrating)
}

const isAdministrating = ({ role, status, passwordHash }: UserRow) =>
  role === 'administrator' && status === 'active' && passwordHash !== null

// Named one by one: nothing else of a request gets into the row.
const columns = (input: UserInput, { hasAllSchools, modules }: Rights) => ({
  userName: input.email,
  firstName: input.firstName,
  lastName: input.lastName,
  mobile: input.mobile,
  role: input.role,
  hasAllSchools,
  modules,
})

async function insertSchools(tx: Tx, userId: number, { schools }: Rights): Promise<void> {
  if (schools.length > 0) await tx.insert(userSchool).values(schools.map(({ id }) => ({ userId, schoolId: id })))
}

const namesOf = ({ schools }: Rights) => schools.map(({ schoolName }) => schoolName)

async function schoolNames(tx: Tx, { id }: UserRow): Promise<string[]> {
  const rows = await tx
    .select({ schoolName: school.schoolName })
    .from(userSchool)
    .innerJoin(school, eq(school.id, userSchool.schoolId))
    .where(eq(userSchool.userId, id))
    .orderBy(textOrder(school.schoolName), school.id)
  return rows.map(({ schoolName }) => schoolName)
}

/** The record as its history tells it, by the names of the contract. */
const fieldsOf = (user: UserRow, schools: string[]): RecordFields => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.userName,
  mobile: user.mobile,
  role: user.role,
  hasAllSchools: user.hasAllSchools,
  schools,
  // Null is everything, and a history without it would read as nothing.
  modules: user.modules ?? 'all',
})
