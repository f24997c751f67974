import { and, eq, lt, sql } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { menuPlan, type MenuPlanState } from '../../db/schema/menu-plan.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import type { MenuPlanRequest } from './problem.ts'

export type MenuPlan = Schemas['MenuPlan']
export type PlanAnswer = Omit<MenuPlan, 'id' | 'state'>

/** How long a server process keeps a plan without renewing its lease. */
const leaseSeconds = 15

const nothing: PlanAnswer = {
  totalWeeks: 0,
  solvedWeeks: 0,
  cost: null,
  bound: null,
  isBoundOfAll: false,
  days: [],
  weeks: [],
  conflict: [],
  conflictWeek: null,
  conflictWeeks: 0,
  isConflictProven: false,
  leftOut: 0,
  error: null,
}

/** Adds a plan, and deletes old ones that no one needs: a plan is applied soon or never. */
export async function insertPlan(tx: Tx, request: MenuPlanRequest): Promise<{ id: number; version: number }> {
  await tx.delete(menuPlan).where(lt(menuPlan.createdAt, sql`now() - interval '7 days'`))
  const [row] = await tx.insert(menuPlan).values({ request }).returning({ id: menuPlan.id, version: menuPlan.version })
  if (!row) throw new Error('The plan was not inserted')
  return row
}

/** A plan, and whether no server process works on it though one should. Throws a 404. */
export async function readPlan(tx: Tx, id: number): Promise<{ plan: MenuPlan; isAbandoned: boolean }> {
  const [row] = await tx
    .select({
      state: menuPlan.state,
      result: menuPlan.result,
      isAbandoned: sql<boolean>`${menuPlan.state} = 'working' and coalesce(${menuPlan.leaseUntil}, '-infinity') < now()`,
    })
    .from(menuPlan)
    .where(eq(menuPlan.id, id))
  if (!row) throw notFound(message('nutritionPlanner.notFound'))
  const result = row.result as Partial<PlanAnswer>
  return { plan: { id, state: row.state, ...nothing, ...result }, isAbandoned: row.isAbandoned }
}

/** Leases a plan that no process works on; null if one does, or if it has ended. */
export async function leasePlan(tx: Tx, id: number, owner: string): Promise<MenuPlanRequest | null> {
  const [row] = await tx
    .update(menuPlan)
    .set({ leaseOwner: owner, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(
      and(
        eq(menuPlan.id, id),
        eq(menuPlan.state, 'working'),
        sql`coalesce(${menuPlan.leaseUntil}, '-infinity') < now()`,
      ),
    )
    .returning({ request: menuPlan.request })
  return row ? (row.request as MenuPlanRequest) : null
}

/** Stores how far a leased plan is, or how it ended. False when it was canceled, or taken over by another process. */
export async function savePlan(
  tx: Tx,
  { id, owner }: { id: number; owner: string },
  state: MenuPlanState,
  result: Partial<PlanAnswer> | null,
): Promise<boolean> {
  const rows = await tx
    .update(menuPlan)
    .set({
      state,
      ...(result && { result }),
      leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(and(eq(menuPlan.id, id), eq(menuPlan.leaseOwner, owner), eq(menuPlan.state, 'working')))
    .returning({ id: menuPlan.id })
  return rows.length > 0
}

/** Releases a plan, for another process to start over. */
export async function releasePlan(tx: Tx, { id, owner }: { id: number; owner: string }): Promise<void> {
  await tx
    .update(menuPlan)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(menuPlan.id, id), eq(menuPlan.leaseOwner, owner)))
}

/** Ends a plan that has not ended. Throws a 404. */
export async function cancelPlan(tx: Tx, id: number): Promise<void> {
  await readPlan(tx, id)
  await tx
    .update(menuPlan)
    .set({ state: 'cancelled' })
    .where(and(eq(menuPlan.id, id), eq(menuPlan.state, 'working')))
}
