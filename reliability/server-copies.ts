// Runs three copies behind a proxy on one PostgreSQL: shared sessions, limits and tenancy, and a rolling restart loses nothing.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { cases, type MatrixRequest } from '../packages/server/test/matrix/cases.ts'
import { ingredientInput } from '../packages/server/test/matrix/inputs.ts'
import { addressOf, tokenOf, withId } from '../packages/server/test/matrix/requests.ts'
import { addWorld, password, type World } from '../packages/server/test/matrix/world.ts'
import { operations, type OperationId } from '../packages/server/src/contract/generated/operations.ts'
import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { openHttpProxy, proxyAddress } from './http-proxy.ts'
import { addDatabase, startPostgres } from './postgres.ts'
import { sleep, startServer, type Server } from './server.ts'

const { values } = parseArgs({
  options: {
    copies: { type: 'string', default: '3' },
    rate: { type: 'string', default: '50' },
    refusals: { type: 'string', default: '20' },
  },
})

const found: Record<string, unknown> = {}
const problems: string[] = []
const expectSame = (subject: string, actual: unknown, expected: unknown) => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    problems.push(`${subject}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

const postgres = await startPostgres()
const { name, ownerUrl } = await addDatabase(postgres, 'copies')
const database = createDatabase(postgresLink({ url: ownerUrl }))
const north = await addWorld(database, { mark: 'NORTHMARK', figure: 711.125 })
const south = await addWorld(database, { mark: 'SOUTHMARK', figure: 722.125 })
const settings = { DATABASE_URL: ownerUrl, TRUST_PROXY: proxyAddress }
const copies: Server[] = []
for (let index = 0; index < Number(values.copies); index++) copies.push(await startServer(settings))
const proxy = await openHttpProxy(copies.map(({ port }) => port))

async function send(
  base: string,
  method: string,
  address: string,
  options: { body?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${base}${address}`, { method, ...options }).catch(() => null)
  return { status: answer?.status ?? 0, body: (await answer?.text().catch(() => '')) ?? '' }
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const logIn = (userName: string, word: string, headers: Record<string, string> = {}) =>
  send(proxy.url, 'POST', '/oauth/token', {
    headers: { ...form, ...headers },
    body: String(new URLSearchParams({ grant_type: 'password', username: `ROLE_CATERER:${userName}`, password: word })),
  })

// A session is valid on every copy, and ends on every copy.
const { access_token: token } = JSON.parse((await logIn(north.userName, password)).body) as { access_token: string }
const seenBy = () =>
  Promise.all(
    copies.map(async ({ url }) => (await send(url, 'GET', `/commissary/userInfo?access_token=${token}`)).status),
  )
expectSame(
  'a session on every copy',
  await seenBy(),
  copies.map(() => 200),
)
await send(proxy.url, 'POST', '/oauth/revoke', { headers: form, body: `token=${token}` })
expectSame(
  'an ended session on every copy',
  await seenBy(),
  copies.map(() => 401),
)

// Another caterer's rows are invisible on every copy.
let compared = 0
for (const id of Object.keys(operations) as OperationId[]) {
  if (operations[id].method !== 'get' || operations[id].access.isPublic) continue
  for (const [position, kind] of Object.entries(cases[id].ids)) {
    if (kind === null || !position.startsWith('path.')) continue
    const own = await cases[id].request(north)
    const read = (base: string, request: MatrixRequest) =>
      send(base, 'GET', `${addressOf(id, request)}&access_token=${tokenOf(id, north)}`)
    for (const { url } of copies) {
      expectSame(`${id}, own row`, (await read(url, own)).status, 200)
      const foreign = await read(url, withId(own, position, south.ids[kind]))
      expectSame(`${id}, another caterer's row`, foreign, await read(url, withId(own, position, 900_000_001)))
      compared++
    }
  }
}
found['foreign ids compared'] = compared

// All copies share counted attempts, and ignore a claimed address.
const tries = []
for (let index = 0; index < 7; index++) tries.push((await logIn(south.userName, 'wrong')).status)
expectSame('wrong logins of one account', tries.includes(429) && tries[0] === 400, true)
let refusedAt = 0
for (let index = 0; index < 70 && refusedAt === 0; index++) {
  const { status } = await logIn(`nobody${index}@example.test`, 'wrong', { 'x-forwarded-for': `10.9.${index}.1` })
  if (status === 429) refusedAt = index + 1
}
found['refused after, tries of one address'] = refusedAt
expectSame('one address claiming to be many', refusedAt > 0, true)

// Every copy is restarted while writes continue.
const codes: string[] = []
const failed: number[] = []
const over = new AbortController()
async function writeOne(world: World, code: string): Promise<void> {
  const { status } = await send(
    proxy.url,
    'POST',
    `/ingredient/ingredients?access_token=${world.tokens.administrator}`,
    {
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...ingredientInput(code, 1, null), code }),
    },
  )
  if (status === 201) codes.push(code)
  else failed.push(status)
}
async function keepWriting(): Promise<void> {
  const running: Promise<void>[] = []
  for (let index = 0; !over.signal.aborted; index++) {
    running.push(writeOne(index % 2 === 0 ? north : south, `W${index}`))
    await sleep(1000 / Number(values.rate))
  }
  await Promise.all(running)
}
const writing = keepWriting()
await sleep(1_000)
for (const [index, copy] of copies.entries()) {
  const exit = await copy.stop()
  expectSame('exit code of a stopped copy', exit, 0)
  copies[index] = await startServer(settings)
  proxy.setPorts(copies.map(({ port }) => port))
  await sleep(500)
}
over.abort()
await writing
const [stored] = await postgres.admin(
  `select count(distinct (caterer_id, code))::int as codes, count(*)::int as rows from ingredient where code like 'W%'`,
  name,
)
found['writes'] = codes.length
expectSame('failed writes', failed, [])
expectSame('rows written', stored, { codes: codes.length, rows: codes.length })
expectSame(
  'a session after all restarts',
  (await send(proxy.url, 'GET', `/commissary/userInfo?access_token=${north.tokens.staff}`)).status,
  200,
)

await Promise.all(copies.map((copy) => copy.stop()))
proxy.close()
await database.close()
postgres.stop()

// The embedded database's folder belongs to one copy.
const folder = mkdtempSync(path.join(tmpdir(), 'commissary-copies-'))
const first = await startServer({ COMMISSARY_DATA: folder })
let refused = 0
for (let index = 0; index < Number(values.refusals); index++) {
  await startServer({ COMMISSARY_DATA: folder }).then(
    (second) => second.stop(),
    () => refused++,
  )
}
found['second copies refused'] = `${refused} of ${values.refusals}`
expectSame('second copies refused', refused, Number(values.refusals))
expectSame('the first copy', (await send(first.url, 'GET', '/healthz')).status, 200)
await first.stop()
rmSync(folder, { recursive: true })

console.log(found)
for (const text of problems) console.log(`✗ ${text}`)
process.exitCode = problems.length > 0 || codes.length === 0 ? 1 : 0
