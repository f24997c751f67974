import { eq } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { school } from '../../db/schema/school.ts'
import { appUser, userSchool, type UserModule } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { textOrder } from '../../shared/lists.ts'
import type { Rights, UserInput } from './input.ts'
import { readUser } from './list.ts'

export type UserRow = typeof appUser.$inferSelect

export const userRecord = defineRecord({
  type: 'user',
  table: appUser,
  texts: 'users',
  read: readUser,
  // Users choose their own language.
  otherColumns: ['passwordHash', 'status', 'language'],
  fields: {
    firstName: column('firstName', (name: string) => name),
    lastName: column('lastName', (name: string) => name),
    email: columns(
      (email: string) => ({ userName: email }),
      ({ userName }) => userName,
    ),
    mobile: columns(
      (mobile: string): { mobile: string | null } => ({ mobile }),
      (user) => user.mobile,
    ),
    role: column('role', (role: Schemas['UserRole']) => role),
    hasAllSchools: column('hasAllSchools', (hasAllSchools: boolean) => hasAllSchools),
    schools: notStored,
    modules: columns(
      (modules: UserModule[] | null) => ({ modules }),
      // Null is every area; an empty value in the history would read as none.
      (user) => user.modules ?? 'all',
    ),
  } satisfies FieldsOf<UserInput, typeof appUser>,
})

/** The columns of a checked input, with the access that its role allows. */
export function userColumns(input: UserInput, { hasAllSchools, modules }: Rights) {
  return userRecord.toColumns({ ...input, hasAllSchools, modules })
}

/** The history names schools instead of listing ids. */
export const rightsHistory = ({ schools }: Rights) => ({ schools: schools.map(({ schoolName }) => schoolName) })

export async function storedSchoolsHistory(tx: Tx, { id }: UserRow) {
  const rows = await tx
    .select({ schoolName: school.schoolName })
    .from(userSchool)
    .innerJoin(school, eq(school.id, userSchool.schoolId))
    .where(eq(userSchool.userId, id))
    .orderBy(textOrder(school.schoolName), school.id)
  return { schools: rows.map(({ schoolName }) => schoolName) }
}
