import { sql } from 'drizzle-orm'

import { reportExport } from '../../src/db/schema/report-export.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { insertFile, writeBytes } from '../../src/files/file-store.ts'
import { workAsUser } from './world-views.ts'

/** Adds an export of a user, with its file, in a transaction without a user. */
export async function addExport(tx: Tx, mark: string, userId: number): Promise<number> {
  await tx.execute(sql`select set_config('app.user_id', ${String(userId)}, true)`)
  const id = await insertDone(tx, mark)
  await tx.execute(sql`select set_config('app.user_id', '', true)`)
  return id
}

async function insertDone(tx: Tx, mark: string): Promise<number> {
  const fileId = await insertFile(tx, { name: `${mark}.csv`, mediaType: 'text/csv' })
  await writeBytes(tx, fileId, new TextEncoder().encode(`${mark} report`))
  const [added] = await tx
    .insert(reportExport)
    .values({ state: 'done', request: { title: mark }, error: `${mark} error`, fileId })
    .returning({ id: reportExport.id })
  return added?.id ?? 0
}

/** Exports of sent tables, by the user who will send a request: no one else can read them, and they need no flag. */
export function exportMaker(
  database: Database,
  { mark, catererId, tokens }: { mark: string; catererId: number; tokens: { administrator: string } },
) {
  const asUser = workAsUser(database, catererId)
  return {
    firstExport: (token = tokens.administrator) =>
      asUser(token, async (tx) => {
        const [found] = await tx
          .select({ id: reportExport.id })
          .from(reportExport)
          .where(sql`${reportExport.state} = 'done' and ${reportExport.request} ? 'title'`)
          .orderBy(reportExport.id)
          .limit(1)
        return found?.id ?? insertDone(tx, mark)
      }),
  }
}

export type ExportMaker = ReturnType<typeof exportMaker>
