// Gives up twelve prints of a month: another caterer's print takes no longer than with an idle printer.
import { setTimeout as wait } from 'node:timers/promises'

import { addDays } from '../packages/domain/src/dates/index.ts'

import { postgresLink } from '../packages/server/src/db/postgres.ts'
import { createDatabase } from '../packages/server/src/db/work.ts'
import { demoLogin } from '../packages/server/src/demo/seed-users.ts'
import { cases } from '../packages/server/test/matrix/cases.ts'
import { addWorld } from '../packages/server/test/matrix/world.ts'
import { addDatabase, startPostgres } from './postgres.ts'
import { startServer } from './server.ts'

interface UserInfo {
  today: string
  schools: { schoolId: number }[]
}

const postgres = await startPostgres()
const { ownerUrl } = await addDatabase(postgres, 'prints')
const settings = { DATABASE_URL: ownerUrl, COMMISSARY_DEMO: 'on' }
// The first start adds the demo. A running server would check the new caterer for notifications while it is added.
await (await startServer(settings)).stop()
const database = createDatabase(postgresLink({ url: ownerUrl }))
const other = await addWorld(database, { mark: 'OTHER', figure: 711.125 })
await database.close()
const server = await startServer(settings)

async function logIn(): Promise<string> {
  const { userName, password } = demoLogin
  const body = new URLSearchParams({ grant_type: 'password', username: `ROLE_CATERER:${userName}`, password })
  const answer = await fetch(`${server.url}/oauth/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

const print = (token: string, body: unknown, signal: AbortSignal | null = null) =>
  fetch(`${server.url}/commissary/menuNutritionAnalyze/print?access_token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })

/** Seconds that a print takes. Throws when it fails. */
async function secondsOf(printing: Promise<Response>): Promise<number> {
  const start = performance.now()
  const answer = await printing
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok || byteLength < 1_000) throw new Error(`The print was answered with ${answer.status}`)
  return (performance.now() - start) / 1000
}

const token = await logIn()
const { today, schools } = (await (
  await fetch(`${server.url}/commissary/userInfo?access_token=${token}`)
).json()) as UserInfo
const month = {
  schoolId: schools[0]?.schoolId,
  itemType: 'MEAL',
  startDate: addDays(today, -14),
  endDate: addDays(today, 28),
  rule: {},
}
const { body: small } = await cases.printMenuAnalysis.request(other)
const printSmall = () => secondsOf(print(other.tokens.administrator, small))

await printSmall()
const alone = await secondsOf(print(token, month))
const idle = await printSmall()

const closing = new AbortController()
const abandoned = Array.from({ length: 12 }, () => print(token, month, closing.signal).catch(() => null))
// Long enough for all to arrive and the first to be rendered.
await wait(1_000)
closing.abort()
await Promise.all(abandoned)
const after = await printSmall()
await server.stop()
postgres.stop()

const seconds = (value: number) => Number(value.toFixed(1))
console.log({ month: seconds(alone), other: seconds(idle), otherAfterTwelveGivenUp: seconds(after) })
// The thread that rendered the abandoned one ends, and a new one loads the fonts.
process.exitCode = after > idle + 5 ? 1 : 0
