import { isEmail } from '@commissary/domain/contacts'
import { and, inArray, isNull } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { school } from '../../db/schema/school.ts'
import { userModules, type UserModule } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { textOrder } from '../../shared/lists.ts'
import { message, type Message } from '../../shared/messages.ts'

export type UserInput = Schemas['UserInput']

/** A user's schools and areas, as the role allows them. */
export interface Rights {
  hasAllSchools: boolean
  schools: { id: number; schoolName: string }[]
  modules: UserModule[] | null
}

const required = {
  firstName: 'users.firstNameRequired',
  lastName: 'users.lastNameRequired',
  email: 'users.emailRequired',
} as const

/** The input with its texts trimmed. Throws a 422 for a blank text and an invalid email address. */
export function checkUser(input: UserInput): UserInput {
  const texts = { firstName: input.firstName.trim(), lastName: input.lastName.trim(), email: input.email.trim() }
  const fields: Record<string, Message> = {}
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    if (texts[name] === '') fields[name] = message(required[name])
  }
  if (fields['email'] === undefined && !isEmail(texts.email)) fields['email'] = message('common.emailInvalid')
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return { ...input, ...texts }
}

/**
 * The access of a role: an administrator has full access and a parent none, whatever was sent. Throws a 422 for a school
 * that is unknown, archived or another caterer's.
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
  const fields: Record<string, Message> = {}
  for (const [index, id] of ids.entries()) {
    if (!rows.some((row) => row.id === id)) fields[`schools.${index}`] = message('users.unknownSchool')
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return rows
}
