// Opens slow clients (endless headers, unread responses, trickling uploads): others are served, every socket closes within 30 s.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { addWorld } from '../packages/server/test/matrix/world.ts'
import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { opened } from '../packages/server/test/support/raw-socket.ts'
import { root } from '../scripts/steps.ts'
import { addDatabase, startPostgres } from './postgres.ts'
import { fetchOnce, ordinaryTimes, quantile, sleep, startServer } from './server.ts'

const { values } = parseArgs({
  options: {
    headers: { type: 'string', default: '500' },
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
const list = `${server.url}/ingredient/ingredients?size=50&access_token=${token}`

interface Held {
  kind: string
  socket: Socket
  socketPort: number
  since: number
  closedAfter: number | null
}

const held: Held[] = []

/**
 * Ports of the clients whose sockets the server still has open. A socket it closed belongs to no process (inode 0), even
 * while the system keeps bytes for a client that does not read, and that client sees nothing.
 */
function heldByServer(): Set<number> {
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  const portOf = (address = '') => parseInt(address.slice(address.indexOf(':') + 1), 16)
  return new Set(
    rows
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local, , , , , , , , inode]) => portOf(local) === server.port && inode !== '0')
      .map(([, , remote]) => portOf(remote)),
  )
}

/** Records when the server closed each socket. */
function recordClosed() {
  const ports = heldByServer()
  for (const one of held) {
    if (!ports.has(one.socketPort)) one.closedAfter ??= performance.now() - one.since
  }
}

/** Opens a socket, sends the beginning, then one byte per second until the server closes it. */
async function hold(kind: string, begin: string, drip: string | null): Promise<void> {
  const socket = await opened(server.port)
  held.push({ kind, socket, socketPort: socket.localPort ?? 0, since: performance.now(), closedAfter: null })
  const timer = setInterval(() => drip !== null && socket.write(drip), 1_000)
  const end = () => clearInterval(timer)
  socket.on('error', end)
  socket.on('close', end)
  // A slow reader leaves the response unread.
  if (kind === 'reader') socket.pause()
  else socket.resume()
  socket.write(begin)
}

const assets = path.join(root, 'packages/app/dist/assets')
const sizeOf = (file: string) => statSync(path.join(assets, file)).size
const longest = `/assets/${readdirSync(assets).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`

await ordinaryTimes(list, 2)
const baseline = quantile(await ordinaryTimes(list, 8), 0.95)
// The same number of fast readers, so that only the extra memory of slow ones counts.
const readFast = async () => (await fetchOnce(server.url + longest)).arrayBuffer()
for (let turn = 0; turn < 3; turn++) await Promise.all(Array.from({ length: Number(values.readers) }, readFast))
const memory = server.residentMegabytes()

const upload = `POST /food/imports?fileName=a.csv&access_token=${token} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/octet-stream\r\ncontent-length: 1000000\r\n\r\n`
// As many requests at once as have 8 MB: the system buffers up to 5.6 MB for a client that does not read.
const longestBytes = statSync(path.join(root, 'packages/app/dist', longest)).size
const reading = `GET ${longest} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(Math.ceil(8e6 / longestBytes))
await Promise.all([
  ...Array.from({ length: Number(values.headers) }, () =>
    hold('header', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ', 'x'),
  ),
  ...Array.from({ length: Number(values.readers) }, () => hold('reader', reading, null)),
  ...Array.from({ length: Number(values.uploads) }, () => hold('upload', upload, 'x')),
])

// Let the first burst finish: the test measures slowness, not the burst.
await sleep(6_000)
const during = ordinaryTimes(list, 20)
let highest = 0
for (let second = 0; second < 37; second++) {
  highest = Math.max(highest, server.residentMegabytes())
  await sleep(1_000)
  recordClosed()
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

// A socket that is still open counts as late.
const isLate = Object.values(closed).some(({ slowestSeconds }) => slowestSeconds > 30)
process.exitCode = p95 > 2 * baseline || highest - memory > 100 || isLate ? 1 : 0
