// Alternates caterers over two pooled connections, aborting one request in twenty: no foreign row, no setting left behind.
import { parseArgs } from 'node:util'

import { sql } from 'drizzle-orm'

import { cases } from '../packages/server/test/matrix/cases.ts'
import { addWorld, type World } from '../packages/server/test/matrix/world.ts'
import { addressOf } from '../packages/server/test/matrix/requests.ts'
import { buildApp } from '../packages/server/src/app.ts'
import type { Link } from '../packages/server/src/db/link.ts'
import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { createLog } from '../packages/server/src/http/log.ts'
import { addDatabase, startPostgres } from './postgres.ts'

const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' } } })
const requests = Number(values.requests)

const found = { requested: 0, aborted: 0, foreign: 0, failed: 0, checkouts: 0, leftBehind: 0 }

const postgres = await startPostgres()
try {
  const { url, ownerUrl } = await addDatabase(postgres, 'pool')
  const database = createDatabase(watched(postgresLink({ url, ownerUrl, poolSize: 2, onIdleError: () => undefined })))
  const worlds = [
    await addWorld(database, { mark: 'NORTHMARK', figure: 711.125 }),
    await addWorld(database, { mark: 'SOUTHMARK', figure: 722.125 }),
  ] as const
  const app = await buildApp({ database, log: createLog('silent') })

  const request = async (index: number) => {
    const own = worlds[index % 2] as World
    const other = worlds[(index + 1) % 2] as World
    if (index % 20 === 7) return abort(own, index)
    const id = index % 3 === 0 ? 'listRecipes' : 'listIngredients'
    const address = addressOf(id, { ...(await cases[id].request(own)), query: { size: 50 } })
    const answer = await app.inject({ url: `${address}&access_token=${own.tokens.administrator}` })
    found.requested++
    if (answer.statusCode !== 200 || !answer.body.includes(own.mark)) found.failed++
    if (answer.body.includes(other.mark)) found.foreign++
  }

  /** A transaction that aborts: by its own error, a statement's error, or a lost connection. */
  const abort = async (world: World, index: number) => {
    found.aborted++
    await database
      .work({ catererId: world.catererId, userId: 1 }, async (tx) => {
        const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        if (index % 60 === 7) throw new Error('in the middle')
        if (index % 60 === 27) await tx.execute(sql`select 1 / 0`)
        await postgres.admin(`select pg_terminate_backend(${row?.pid})`)
        await tx.execute(sql`select 1`)
      })
      .then(
        () => found.failed++,
        () => undefined,
      )
  }

  for (let start = 0; start < requests; start += 8) {
    await Promise.all(Array.from({ length: Math.min(8, requests - start) }, (_, offset) => request(start + offset)))
  }
  await app.close()
  await database.close()
} finally {
  postgres.stop()
}

/** Inspects each connection as it leaves the pool, before any work. */
function watched(link: Link): Link {
  return {
    ...link,
    connect: async (as, reserveBytes) => {
      const connection = await link.connect(as, reserveBytes)
      if (as !== 'app') return connection
      const [row] = (await connection.query(
        `select coalesce(current_setting('app.caterer_id', true), '') || coalesce(current_setting('app.user_id', true), '') as left,
          current_user <> session_user as becomes`,
        [],
        'object',
      )) as { left: string; becomes: boolean }[]
      found.checkouts++
      if (row?.left !== '' || row.becomes) found.leftBehind++
      return connection
    },
  }
}

console.log(found)
process.exitCode = found.foreign + found.failed + found.leftBehind > 0 || found.requested === 0 ? 1 : 0
