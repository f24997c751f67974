// Sends each call the largest bodies it takes, 50 per second, with and without a session: others are served as before.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { operations, type Operation, type OperationId } from '../packages/server/src/contract/generated/operations.ts'
import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { describe } from '../packages/server/test/matrix/contract.ts'
import { addWorld } from '../packages/server/test/matrix/world.ts'
import type { Attack, Attacked } from './costly-sender.ts'
import { addDatabase, startPostgres } from './postgres.ts'
import { ordinaryTimes, quantile, startServer } from './server.ts'

const postgres = await startPostgres()
const { ownerUrl } = await addDatabase(postgres, 'costly')
const database = createDatabase(postgresLink({ url: ownerUrl }))
// Several, because a user is refused after a few MB of refused bodies.
const tokens: string[] = []
for (let world = 0; world < 12; world++) {
  const added = await addWorld(database, { mark: `COSTLY${world}`, figure: 711.125 })
  tokens.push(added.tokens.administrator)
}
await database.close()
const server = await startServer({ DATABASE_URL: ownerUrl })
const list = `${server.url}/ingredient/ingredients?size=50&access_token=${tokens[0]}`

/** The part again and again, up to about `bytes`. */
const filled = (part: (index: number) => string, bytes: number) =>
  Array.from({ length: Math.max(1, Math.floor(bytes / (part(999_999).length + 1))) }, (_, index) => part(index)).join()

/** Bodies as large as a call accepts, each costly in a different way: to parse, to validate, or to report. */
function bodiesOf(id: OperationId, bytes: number): string[] {
  const room = bytes - 200
  const names = Object.keys(describe(id).body?.schema.properties ?? {})
  const lists = names.flatMap((name) => [
    `{"${name}":[${filled(() => '{}', room)}]}`,
    `{"${name}":[${filled(() => '{"x":[]}', room)}]}`,
    `{"${name}":[${filled((index) => String(index), room)}]}`,
    `{"${name}":"${'a '.repeat(room / 2)}!"}`,
    `{"${name}":${'9'.repeat(room)}}`,
  ])
  return [
    ...lists,
    '['.repeat(room / 2) + ']'.repeat(room / 2),
    '{"a":'.repeat(room / 6) + '1' + '}'.repeat(room / 6),
    `{${filled((index) => `"k${index}":1`, room)}}`,
    '{'.repeat(room),
  ]
}

const bodies = (Object.entries(operations) as [OperationId, Operation][]).flatMap(
  ([id, { method, path, bodyBytes }]) => {
    if (bodyBytes === null || describe(id).body?.type !== 'application/json') return []
    const address = server.url + path.replaceAll(/\{\w+\}/g, '1')
    return bodiesOf(id, bodyBytes).map((body) => ({ id, address, method: method.toUpperCase(), body }))
  },
)
const attacks: Attack[] = bodies.flatMap((attack, index) => [
  attack,
  { ...attack, address: `${attack.address}?access_token=${tokens[index % tokens.length]}` },
])

await ordinaryTimes(list, 2)
const baseline = quantile(await ordinaryTimes(list, 8), 0.95)

// In a separate thread, or its work would count as the server's.
const sender = new Worker(new URL('costly-sender.ts', import.meta.url), { workerData: attacks })
const ended = once(sender, 'message') as Promise<[Attacked]>
const p95 = quantile(await ordinaryTimes(list, Math.ceil(attacks.length / 50)), 0.95)
const [attacked] = await ended
await server.stop()
postgres.stop()

console.log({ ...attacked, baselineP95: Math.round(baseline), p95: Math.round(p95) })
const hasFailed = Object.keys(attacked.statuses).some((status) => Number(status) >= 500)
process.exitCode = p95 > 2 * baseline || hasFailed || attacked.longestAnswer > 10_000 ? 1 : 0
