import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'

import { caterer } from '../db/schema/caterer.ts'
import { ownCaterer, type Database } from '../db/work.ts'
import { findSession } from '../modules/session/store.ts'
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
  const caller = await readCaller(database, request)
  if (!caller) throw new ApiError(401, 'Please log in.')
  if (!access.roles.includes(caller.role)) throw forbidden()
  if (access.flag !== null && !(await hasFlag(database, caller, access.flag))) throw forbidden()
  return caller
}

/** Fails at start where the contract asks for a check that is not made here. */
export function checkAccess(operationId: string, { access }: Operation): void {
  const isKnown = access.module === null && (access.flag === null || access.flag in flags)
  if (!isKnown || (!access.isPublic && access.roles.length === 0)) {
    throw new Error(`x-access of ${operationId} cannot be held: ${JSON.stringify(access)}`)
  }
}

const flags: Record<string, (row: typeof caterer.$inferSelect) => boolean> = {
  nutritionAnalysis: (row) => row.nutritionAnalysis,
  inventoryEnabled: (row) => row.inventoryEnabled,
}

const forbidden = () => new ApiError(403, 'Your account does not allow this.')

async function readCaller(database: Database, request: FastifyRequest): Promise<Caller | null> {
  const { access_token: token } = request.query as { access_token?: unknown }
  // Given twice it is a list: two tokens are none.
  if (typeof token !== 'string' || token === '') return null
  return database.system((tx) => findSession(tx, token))
}

async function hasFlag(database: Database, { catererId, userId }: Caller, flag: string): Promise<boolean> {
  const [row] = await database.work({ catererId, userId }, (tx) =>
    tx.select().from(caterer).where(eq(caterer.id, ownCaterer())),
  )
  return row !== undefined && (flags[flag]?.(row) ?? false)
}
