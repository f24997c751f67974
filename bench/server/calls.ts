import { addDays, mondayOf } from '@commissary/domain/dates'

import { demoLogin } from '../../packages/server/src/demo/seed-users.ts'
import type { Call } from './load.ts'
import { clients } from './rows.ts'

export const operations = ['list of 50', 'login', 'save', 'analysis'] as const
export type OperationName = (typeof operations)[number]

interface Token {
  access_token: string
}
interface UserInfo {
  catererId: number
  today: string
  schools: { schoolId: number }[]
}
interface VendorList {
  Vendors: { id: number; vendorCode: string }[]
}

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const loginOf = (client: number) =>
  String(
    new URLSearchParams({
      grant_type: 'password',
      username: `ROLE_CATERER:client${client}@bench.test`,
      password: demoLogin.password,
    }),
  )

/**
 * The calls of each client, prepared once against our server; bare Fastify on the same database accepts the same sessions.
 * Every client is a different user and saves a different vendor, so none waits for another's row.
 */
export async function callsFor(address: string): Promise<Record<OperationName, Call[]>> {
  const numbers = Array.from({ length: clients }, (_, index) => index + 1)
  const tokens = await Promise.all(numbers.map((client) => logIn(address, client)))
  const [token = ''] = tokens
  const { catererId, schools, today } = await read<UserInfo>(`${address}/commissary/userInfo?access_token=${token}`)
  const { Vendors } = await read<VendorList>(`${address}/vendor/all/${catererId}?access_token=${token}`)
  if (Vendors.length !== 50) throw new Error(`The list has ${Vendors.length} vendors, not 50`)
  const schoolId = schools[0]?.schoolId
  const monday = mondayOf(today)
  const analysis = JSON.stringify({
    schoolId,
    itemType: 'MEAL',
    startDate: monday,
    endDate: addDays(monday, 4),
    rule: {},
  })

  return {
    'list of 50': tokens.map((token) => ({ method: 'GET', path: `/vendor/all/${catererId}?access_token=${token}` })),
    login: numbers.map((client) => ({
      method: 'POST',
      path: '/oauth/token',
      contentType: form,
      body: () => loginOf(client),
    })),
    save: tokens.map((token, index) => {
      const { id = 0, vendorCode = '' } = Vendors[index] ?? {}
      return {
        method: 'PUT',
        path: `/vendor/${id}?access_token=${token}`,
        contentType: json,
        body: (turn) => JSON.stringify({ vendorCode, name: `Saved ${turn} times`, email: 'saved@vendor.test' }),
      }
    }),
    analysis: tokens.map((token) => ({
      method: 'POST',
      path: `/commissary/menu-analysis?access_token=${token}`,
      contentType: json,
      body: () => analysis,
    })),
  }
}

async function logIn(address: string, client: number): Promise<string> {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': form },
    body: loginOf(client),
  })
  if (!answer.ok) throw new Error(`Client ${client} could not log in: ${answer.status}`)
  return ((await answer.json()) as Token).access_token
}

async function read<Body>(url: string): Promise<Body> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.split('?', 1)[0]} returned ${answer.status}`)
  return (await answer.json()) as Body
}
