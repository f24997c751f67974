import { and, inArray, isNull } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { ProductComponents } from '../../contract/operations.ts'
import { school } from '../../db/schema/school.ts'
import { userModules, type UserModule } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { isEmail } from '../../shared/emails.ts'
import { textOrder } from '../../shared/lists.ts'

export type UserInput = ProductComponents['schemas']['UserInput']

/** What a user may do, as its role has it. */
export interface Rights {
  hasAllSchools: boolean
  schools: { id: number; schoolName: string }[]
  modules: UserModule[] | null
}

const missing = {
  firstName: 'Please provide first name',
  lastName: 'Please provide last name',
  email: 'Please provide email',
} as const

/** The input without blanks around its texts. Throws a 422 for a text that is blank and an e-mail address that is none. */
export function checkUser(input: UserInput): UserInput {
  const trimmed = {
    ...input,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    email: input.email.trim(),
  }
  const fields: Record<string, string> = {}
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    if (trimmed[name] === '') fields[name] = missing[name]
  }
  if (fields['email'] === undefined && !isEmail(trimmed.email)) fields['email'] = 'Please provide a valid email'
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return trimmed
}

/**
 * An administrator has everything and a parent nothing, whatever was sent. A school that is not there, another caterer's or
 * put away is a mistake in its field: a 422.
 */
export async function toRights(tx: Tx, { role, hasAllSchools, schools, modules }: UserInput): Promise<Rights> {
  const found = await ownSchools(tx, schools)
  if (role === 'administrator') return { hasAllSchools: true, schools: [], modules: null }
  if (role === 'parent') return { hasAllSchools: false, schools: [], modules: [] }
  return {
    hasAllSchools,
    schools: hasAllSchools ? [] : found,
    modules: modules === null ? null : userModules.filter((name) => modules.includes(name)),
  }
}

async function ownSchools(tx: Tx, ids: readonly number[]): Promise<Rights['schools']> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: school.id, schoolName: school.schoolName })
    .from(school)
    .where(and(inArray(school.id, [...ids]), isNull(school.archivedAt)))
    .orderBy(textOrder(school.schoolName), school.id)
  const fields: Record<string, string> = {}
  for (const [index, id] of ids.entries()) {
    if (!rows.some((row) => row.id === id)) fields[`schools.${index}`] = 'There is no such school.'
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return rows
}
