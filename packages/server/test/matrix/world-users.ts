import { sql } from 'drizzle-orm'

import { session } from '../../src/db/schema/session.ts'
import { appUser, userSchool, type UserRole } from '../../src/db/schema/user.ts'
import type { Tx } from '../../src/db/work.ts'
import { insertSession } from '../../src/modules/session/store.ts'
import { createTokens } from '../../src/modules/session/tokens.ts'
import type { World } from './world.ts'

/** The users of a caterer, each with a valid or an invalid session. */
export async function addUsers(tx: Tx, mark: string, passwordHash: string, schoolIds: number[]) {
  const roles = {
    administrator: 'administrator',
    staff: 'staff',
    staffOfOneSchool: 'staff',
    parent: 'parent',
    disabled: 'administrator',
    expired: 'administrator',
    ended: 'administrator',
  } as const satisfies Record<keyof World['tokens'], UserRole>
  const ids = {} as Record<keyof typeof roles, number>
  const tokens = {} as Record<keyof typeof roles, string>
  for (const [holder, role] of Object.entries(roles) as [keyof typeof roles, UserRole][]) {
    const [user] = await tx
      .insert(appUser)
      .values({
        userName: `${holder}.${mark}@example.test`,
        firstName: `${mark} first`,
        lastName: `${mark} last`,
        mobile: `${mark} mobile`,
        role,
        passwordHash,
        status: holder === 'disabled' ? 'disabled' : 'active',
        hasAllSchools: holder !== 'staffOfOneSchool',
      })
      .returning({ id: appUser.id })
    const pair = createTokens()
    ids[holder] = user?.id ?? 0
    tokens[holder] = pair.access
    await insertSession(tx, ids[holder], pair)
  }
  await tx.insert(userSchool).values(schoolIds.map((schoolId) => ({ userId: ids.staffOfOneSchool, schoolId })))
  await tx
    .update(session)
    .set({ accessExpiresAt: sql`now() - interval '1 second'` })
    .where(sql`user_id = ${ids.expired}`)
  await tx
    .update(session)
    .set({ revokedAt: sql`now()` })
    .where(sql`user_id = ${ids.ended}`)
  return { ids, tokens }
}
