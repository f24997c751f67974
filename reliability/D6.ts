// Slow clients: heads that never end, answers that nobody reads, uploads that drip; others are served, and every socket is closed in time.
import type { Socket } from 'node:net'
import { parseArgs } from 'node:util'

import { addWorld } from '../packages/server/src/access-matrix/world.ts'
import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { opened } from '../packages/server/src/http/raw-socket.ts'
import { addDatabase, startPostgres } from './postgres.ts'
import { quantile, sleep, startServer } from './server.ts'

const { values } = parseArgs({
  options: {
    heads: { type: 'string', default: '500' },
    readers: { type: 'string', default: '200' },
    uploads: { type: 'string', default: '50' },
  },
})

const postgres = await startPostgres()
const { ownerUrl } = await addDatabase(postgres, 'slow')
const database = createDatabase(postgresLink({ url: ownerUrl }))
const { tokens } = await addWorld(database, { mark: 'SLOWMARK', figure: 711.125 })
await database.close()
const server = await startServer({ DATABASE_URL: ownerUrl })
const token = tokens.administrator
const list = `/ingredient/ingredients?size=50&access_token=${token}`

/** Milliseconds of ordinary requests, twenty a second for some seconds. */
async function ordinary(seconds: number): Promise<number[]> {
  const times: number[] = []
  const running: Promise<void>[] = []
  for (let index = 0; index < seconds * 20; index++) {
    running.push(
      (async () => {
        const start = performance.now()
        const answer = await fetch(`${server.url}${list}`)
        await answer.text()
        times.push(answer.status === 200 ? performance.now() - start : Infinity)
      })(),
    )
    await sleep(50)
  }
  await Promise.all(running)
  return times
}

interface Held {
  kind: string
  socket: Socket
  since: number
  closedAfter: number | null
}

const held: Held[] = []

/** Opens a socket, begins, and goes on with a byte a second until the server lets go. */
async function hold(kind: string, begin: string, drip: string | null): Promise<void> {
  const socket = await opened(server.port)
  const one: Held = { kind, socket, since: performance.now(), closedAfter: null }
  held.push(one)
  const close = () => {
    one.closedAfter ??= performance.now() - one.since
    clearInterval(timer)
  }
  const timer = setInterval(() => drip !== null && socket.write(drip), 1_000)
  socket.on('error', close)
  socket.on('close', close)
  // Its end is seen though its bytes are left where they are.
  if (kind === 'reader') socket.pause()
  else socket.resume()
  socket.write(begin)
}

await ordinary(2)
const baseline = quantile(await ordinary(8), 0.95)
const memory = server.residentMegabytes()

const upload = `POST /food/imports?fileName=a.csv&access_token=${token} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/octet-stream\r\ncontent-length: 1000000\r\n\r\n`
// Several long answers each, so that they do not fit into what the system holds for a reader.
const countries = 'GET /commissary/countryDetails HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(6)
await Promise.all([
  ...Array.from({ length: Number(values.heads) }, () =>
    hold('head', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ', 'x'),
  ),
  ...Array.from({ length: Number(values.readers) }, () => hold('reader', countries, null)),
  ...Array.from({ length: Number(values.uploads) }, () => hold('upload', upload, 'x')),
])

// What they ask at once is answered first: it is their slowness that is measured.
await sleep(3_000)
const during = ordinary(20)
let highest = 0
for (let second = 0; second < 37; second++) {
  highest = Math.max(highest, server.residentMegabytes())
  await sleep(1_000)
  // A reader that looks again sees that it was let go.
  if (second > 27) for (const { kind, socket } of held) if (kind === 'reader') socket.resume()
}
const p95 = quantile(await during, 0.95)

const report = Object.groupBy(held, ({ kind }) => kind)
const closed = Object.fromEntries(
  Object.entries(report).map(([kind, list = []]) => [
    kind,
    {
      opened: list.length,
      open: list.filter(({ closedAfter }) => closedAfter === null).length,
      slowestSeconds: Math.round(Math.max(...list.map(({ closedAfter }) => closedAfter ?? Infinity)) / 1000),
    },
  ]),
)
console.log({
  baselineP95: Math.round(baseline),
  p95: Math.round(p95),
  grownMegabytes: Math.round(highest - memory),
  closed,
})
for (const { socket } of held) socket.destroy()
await server.stop()
postgres.stop()

// A reader's own end is only seen once it reads again, so it is not measured to the second.
const isLate = (['head', 'upload'] as const).some((kind) => (closed[kind]?.slowestSeconds ?? 0) > 30)
const isOpen = Object.values(closed).some(({ open }) => open > 0)
process.exitCode = p95 > 2 * baseline || highest - memory > 100 || isLate || isOpen ? 1 : 0
