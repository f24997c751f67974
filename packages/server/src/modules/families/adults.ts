import { and, eq, isNull, sql } from 'drizzle-orm'

import { notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { householdAdult } from '../../db/schema/household.ts'
import { appUser } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { checkUser, toRights } from '../users/input.ts'
import { insertUser, inviteUser } from '../users/store.ts'

/**
 * Adds an adult to a household: a parent of this caterer with the email, or a new one, who is invited. Returns the user's id.
 * Throws a 422 for an invalid email, the email of a user who is not a parent, and an adult that the household already has.
 */
export async function addAdult(tx: Tx, householdId: number, input: Schemas['HouseholdAdultInput']): Promise<number> {
  const user = checkUser({ ...input, mobile: '', role: 'parent', hasAllSchools: false, schools: [], modules: [] })
  await lockByName(tx, 'users')
  const [known] = await tx
    .select({ id: appUser.id, role: appUser.role })
    .from(appUser)
    .where(and(sql`lower(${appUser.userName}) = lower(${user.email})`, isNull(appUser.archivedAt)))
  if (known && known.role !== 'parent') throw rejected({ email: message('households.notAParent') })
  const userId = known?.id ?? (await insertUser(tx, user, await toRights(tx, user))).id
  const [added] = await tx
    .insert(householdAdult)
    .values({ householdId, userId })
    .onConflictDoNothing()
    .returning({ id: householdAdult.id })
  if (!added) throw rejected({ email: message('households.adultTaken') })
  return userId
}

/** Takes an adult out of a household. The account stays. Throws a 404 for someone who is not in it. */
export async function removeAdult(tx: Tx, householdId: number, userId: number): Promise<void> {
  const removed = await tx
    .delete(householdAdult)
    .where(isAdult(householdId, userId))
    .returning({ id: householdAdult.id })
  if (removed.length === 0) throw notFound(message('households.adultNotFound'))
}

/** Queues another invitation. Throws a 404 like `removeAdult`, and what `inviteUser` throws. */
export async function inviteAdult(tx: Tx, householdId: number, userId: number): Promise<void> {
  const found = await tx.select({ id: householdAdult.id }).from(householdAdult).where(isAdult(householdId, userId))
  if (found.length === 0) throw notFound(message('households.adultNotFound'))
  await inviteUser(tx, userId)
}

const isAdult = (householdId: number, userId: number) =>
  and(eq(householdAdult.householdId, householdId), eq(householdAdult.userId, userId))
