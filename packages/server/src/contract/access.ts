import { languages, type Language } from '@commissary/messages/languages'
import type { FastifyRequest } from 'fastify'

import type { Database } from '../db/work.ts'
import { acceptedLanguage } from '../http/accept-language.ts'
import { findSession, type FoundSession, type Grants } from '../modules/session/store.ts'
import { forbidden, unauthorized } from './api-error.ts'
import type { Access, Operation } from './generated/operations.ts'
import type { Caller } from './operations.ts'

/** The callers of public operations, one in each language. No transaction runs as them. */
const nobodies = languages.map((language): Caller => ({
  catererId: 0,
  userId: 0,
  role: 'parent',
  familyId: '',
  language,
}))

/** The caller of a public operation, who reads the language that the request accepts. */
export function nobodyIn(language: Language): Caller {
  const found = nobodies.find((one) => one.language === language)
  if (!found) throw new Error(`no caller in ${language}`)
  return found
}

export const isNobody = (caller: Caller): boolean => nobodies.includes(caller)

/**
 * The caller, if the operation's `x-access` allows the call. Checked on every request, so an ended session, a deactivated
 * user or a disabled flag takes effect from the next request on.
 */
export async function admit(database: Database, access: Access, request: FastifyRequest): Promise<Caller> {
  if (access.isPublic) return nobodyIn(acceptedLanguage(request.headers['accept-language']))
  const session = await readSession(database, request)
  if (!session) throw unauthorized()
  if (!mayCall(access, session)) throw forbidden()
  const { catererId, userId, role, familyId, language } = session
  return { catererId, userId, role, familyId, language }
}

/** Whether a session's role, flags and modules allow an operation. Staff need one of the operation's modules. */
export function mayCall(access: Access, { role, flags: has, modules }: Grants): boolean {
  return (
    access.roles.includes(role) &&
    (access.flag === null || has[access.flag] === true) &&
    (role !== 'staff' ||
      modules === null ||
      access.modules.length === 0 ||
      access.modules.some((name) => modules.includes(name)))
  )
}

/** Fails at startup if the contract requires a check that is not implemented here. */
export function checkAccess(operationId: string, { access }: Operation): void {
  const isKnown = access.flag === null || flags.has(access.flag)
  if (!isKnown || (!access.isPublic && access.roles.length === 0)) {
    throw new Error(`x-access of ${operationId} is not supported: ${JSON.stringify(access)}`)
  }
}

const flags: ReadonlySet<string> = new Set(['nutritionAnalysis', 'inventoryEnabled'])

async function readSession(database: Database, request: FastifyRequest): Promise<FoundSession | null> {
  const { access_token: token } = request.query as { access_token?: unknown }
  // A token that is sent twice arrives as a list and does not count.
  if (typeof token !== 'string' || token === '') return null
  return database.system((tx) => findSession(tx, token))
}
