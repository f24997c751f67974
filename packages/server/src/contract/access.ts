import type { FastifyRequest } from 'fastify'

import type { Database } from '../db/work.ts'
import { findSession, type FoundSession, type Grants } from '../modules/session/store.ts'
import { ApiError } from './api-error.ts'
import type { Access, Operation } from './generated/operations.ts'
import type { Caller } from './operations.ts'

/** Caller of the operations that are open to everybody. No transaction runs under it. */
export const nobody: Caller = { catererId: 0, userId: 0, role: 'parent' }

/**
 * Who calls, when the operation's `x-access` admits them. Asked anew for each request: a session that was ended, a member
 * who was disabled and a flag that was switched off count from the next request on.
 */
export async function admit(database: Database, access: Access, request: FastifyRequest): Promise<Caller> {
  if (access.isPublic) return nobody
  const session = await readSession(database, request)
  if (!session) throw new ApiError(401, 'Please log in.')
  if (!mayCall(access, session)) throw new ApiError(403, 'Your account does not allow this.')
  const { catererId, userId, role } = session
  return { catererId, userId, role }
}

/** Whether role, flags and modules of a session admit an operation. A member of staff needs one of its modules. */
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

/** Fails at start where the contract asks for a check that is not made here. */
export function checkAccess(operationId: string, { access }: Operation): void {
  const isKnown = access.flag === null || flags.has(access.flag)
  if (!isKnown || (!access.isPublic && access.roles.length === 0)) {
    throw new Error(`x-access of ${operationId} cannot be held: ${JSON.stringify(access)}`)
  }
}

const flags: ReadonlySet<string> = new Set(['nutritionAnalysis', 'inventoryEnabled'])

async function readSession(database: Database, request: FastifyRequest): Promise<FoundSession | null> {
  const { access_token: token } = request.query as { access_token?: unknown }
  // Given twice it is a list: two tokens are none.
  if (typeof token !== 'string' || token === '') return null
  return database.system((tx) => findSession(tx, token))
}
