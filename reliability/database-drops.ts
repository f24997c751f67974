// Restarts the database, drops its connections and blocks its network: no false success, back within 5 s, /healthz is right.
import { parseArgs } from 'node:util'

import { ingredientInput } from '../packages/server/test/matrix/inputs.ts'
import { addWorld } from '../packages/server/test/matrix/world.ts'
import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { addDatabase, startPostgres } from './postgres.ts'
import { sleep, startServer } from './server.ts'
import { openTcpProxy } from './tcp-proxy.ts'

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '5' },
    terminations: { type: 'string', default: '20' },
    holes: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '10' },
  },
})

const postgres = await startPostgres([])
const proxy = await openTcpProxy(postgres.port)
const { name, ownerUrl } = await addDatabase(postgres, 'drops')
const direct = createDatabase(postgresLink({ url: ownerUrl }))
const { tokens } = await addWorld(direct, { mark: 'DROPMARK', figure: 711.125 })
await direct.close()

const through = new URL(ownerUrl)
through.port = String(proxy.port)
const server = await startServer({ DATABASE_URL: through.href })

const acknowledged: string[] = []
const statuses = new Map<number, number>()
const over = new AbortController()
let count = 0

/** Writes ingredients as fast as the server responds. Every 201 must be stored at the end. */
async function write(): Promise<void> {
  while (!over.signal.aborted) {
    const code = `D${++count}`
    const status = await request('POST', `/ingredient/ingredients?access_token=${tokens.administrator}`, {
      ...ingredientInput(code, 1, null),
      code,
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 201) acknowledged.push(code)
    else await sleep(50)
  }
}

async function request(method: string, path: string, body?: object, timeout = 30_000): Promise<number> {
  try {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

const isHealthy = async () => (await request('GET', '/healthz', undefined, 1_000)) === 200
let serial = 0

/** Milliseconds until /healthz and a write succeed again. */
async function recoveryTime(): Promise<number> {
  const start = performance.now()
  for (;;) {
    const path = `/ingredient/ingredients?access_token=${tokens.administrator}`
    const code = `B${++serial}`
    const isWritten = (await request('POST', path, { ...ingredientInput(code, 1, null), code }, 10_000)) === 201
    if (isWritten && (await isHealthy())) return performance.now() - start
    if (performance.now() - start > 60_000) return Infinity
    await sleep(20)
  }
}

const slowest: Record<string, number> = {}
const record = (what: string, milliseconds: number) => {
  console.log(`${what}: ${Math.round(milliseconds)}`)
  slowest[what] = Math.max(slowest[what] ?? 0, Math.round(milliseconds))
}

let falseHealthy = 0
const writers = [write(), write(), write(), write()]
try {
  for (let round = 0; round < Number(values.restarts); round++) {
    const mode = round % 2 === 0 ? 'fast' : 'immediate'
    await sleep(300)
    postgres.restart(mode)
    record(`restart ${mode}, ms`, await recoveryTime())
  }
  for (let round = 0; round < Number(values.terminations); round++) {
    await sleep(100)
    await postgres.admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    record('terminate, ms', await recoveryTime())
  }
  for (let round = 0; round < Number(values.holes); round++) {
    await sleep(300)
    proxy.block()
    await sleep(500)
    const until = performance.now() + Number(values.seconds) * 1000
    while (performance.now() < until) {
      if (await isHealthy()) falseHealthy++
      await sleep(200)
    }
    const isCut = round % 2 === 1
    proxy.unblock(isCut)
    record(`network block${isCut ? ', connections cut' : ''}, ms`, await recoveryTime())
  }
} finally {
  over.abort()
  await Promise.all(writers)
}

const stored = new Map(
  (await postgres.admin(`select code, count(*)::int as rows from ingredient group by code`, name)).map(
    ({ code, rows }) => [code, rows],
  ),
)
const [pool] = await postgres.admin(
  `select count(*)::int as connections from pg_stat_activity where datname = '${name}'`,
)
const lost = acknowledged.filter((code) => stored.get(code) !== 1)
const connections = Number(pool?.['connections'])
await server.stop()
proxy.close()
postgres.stop()

console.log('\nSlowest recovery of each kind, in milliseconds')
console.log({
  acknowledged: acknowledged.length,
  lost: lost.length,
  statuses: Object.fromEntries(statuses),
  slowest,
  falseHealthy,
  connections,
})
const isLate = Object.values(slowest).some((milliseconds) => milliseconds > 5_000)
const unexpected = [...statuses.keys()].filter((status) => ![0, 201, 503].includes(status))
process.exitCode =
  lost.length > 0 ||
  falseHealthy > 0 ||
  isLate ||
  connections > 13 ||
  unexpected.length > 0 ||
  acknowledged.length === 0
    ? 1
    : 0
