import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'

import { session } from '../../src/db/schema/session.ts'
import { savedView } from '../../src/db/schema/user.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { hashToken } from '../../src/modules/session/tokens.ts'

/** The table whose views the cases list. */
export const viewedTable = 'vendors'

/** What a view shows, with the mark in every text. */
export const viewOf = (mark: string) => ({
  query: `q=${mark}`,
  layout: { order: [`${mark} name`], hidden: [], widths: { [`${mark} name`]: 120 }, density: null },
})

/** Adds a view of a user in a transaction without a user. */
export async function addView(tx: Tx, mark: string, userId: number): Promise<number> {
  await tx.execute(sql`select set_config('app.user_id', ${String(userId)}, true)`)
  const id = await insertView(tx, mark)
  await tx.execute(sql`select set_config('app.user_id', '', true)`)
  return id
}

async function insertView(tx: Tx, mark: string): Promise<number> {
  const row = { tableId: viewedTable, name: `${mark} view ${randomUUID()}`, ...viewOf(mark) }
  const [added] = await tx.insert(savedView).values(row).returning({ id: savedView.id })
  return added?.id ?? 0
}

/** Transactions of the user of an access token. */
export const workAsUser =
  (database: Database, catererId: number) =>
  async <T>(token: string, run: (tx: Tx) => Promise<T>): Promise<T> => {
    const [found] = await database.work({ catererId }, (tx) =>
      tx
        .select({ userId: session.userId })
        .from(session)
        .where(eq(session.accessTokenHash, hashToken(token))),
    )
    return database.work({ catererId, userId: found?.userId ?? null }, run)
  }

/** Views of the user who will send a request, for calls that consume or need one. */
export function viewMaker(
  database: Database,
  { mark, catererId, tokens }: { mark: string; catererId: number; tokens: { administrator: string } },
) {
  const asUser = workAsUser(database, catererId)
  return {
    freshView: (token = tokens.administrator) => asUser(token, (tx) => insertView(tx, mark)),
    /** The user's first view, the same one in every request. */
    firstView: (token = tokens.administrator) =>
      asUser(token, async (tx) => {
        const [found] = await tx.select({ id: savedView.id }).from(savedView).orderBy(savedView.id).limit(1)
        return found?.id ?? insertView(tx, mark)
      }),
    /** Removes the user's views but the first, so that there is room for another. */
    makeRoom: (token = tokens.administrator) =>
      asUser(token, async (tx) => {
        await tx.delete(savedView).where(sql`${savedView.id} > (select min(id) from saved_view)`)
      }),
  }
}

export type ViewMaker = ReturnType<typeof viewMaker>
