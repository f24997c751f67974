/**
 * The baseline for our server: Fastify and pg with handwritten SQL, the same token check and the same transaction for the
 * caller's caterer. No contract, validation, history or versions.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'

import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import { Pool, type PoolClient } from 'pg'

import type { Schemas } from '../../packages/server/src/contract/operations.ts'
import { postgresLink } from '../../packages/server/src/db/postgres.ts'
import { createDatabase } from '../../packages/server/src/db/work.ts'
import {
  analyze,
  readAnalysisSource,
  type MenuAnalysisRequest,
} from '../../packages/server/src/modules/analysis/store.ts'

const { DATABASE_URL: url = '', PORT: port = '0' } = process.env
const pool = new Pool({ connectionString: url, max: 10, options: '-c timezone=UTC' })
/** The analysis is the same code; the benchmark compares what surrounds it. */
const database = createDatabase(postgresLink({ url }))

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const beginAs = (catererId: string, userId: string) =>
  `begin; set local role commissary_app; set local app.caterer_id = '${catererId}'; set local app.user_id = '${userId}'`

async function transaction<T>(catererId: string, userId: string, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(beginAs(catererId, userId))
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface Session {
  caterer_id: number
  user_id: string
  role: 'administrator' | 'staff' | 'parent'
}

async function sessionOf(query: unknown): Promise<Session> {
  const { access_token: token = '' } = query as { access_token?: string }
  const found = await transaction('', '', (client) =>
    client.query<Session>('select caterer_id, user_id, role from find_session($1)', [hash(token)]),
  )
  const [session] = found.rows
  if (!session) throw new Error('No session')
  return session
}

const asCaller = async <T>(query: unknown, run: (client: PoolClient) => Promise<T>): Promise<T> => {
  const { caterer_id: catererId, user_id: userId } = await sessionOf(query)
  return transaction(String(catererId), userId, run)
}

const app = Fastify({ logger: false })
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) => {
  done(null, Object.fromEntries(new URLSearchParams(String(text))))
})

app.get('/healthz', async () => ({ status: 'ok' }))

/** Every field that our server returns, in SQL; otherwise the two would not do the same work. */
const vendorFields = {
  id: 'v.id::int',
  catererId: 'v.caterer_id',
  vendorCode: 'v.vendor_code',
  name: 'v.name',
  contact: 'v.contact',
  email: 'v.email',
  address: 'v.address',
  accountNo: 'v.account_no',
  active: 'v.active',
  terms: 'v.terms',
  leadDays: 'v.lead_days',
  cutOffTime: 'v.cut_off_time',
  deliveryDays: 'v.delivery_days',
  minimumOrder: 'trim_scale(v.minimum_order)',
  version: 'v.version',
  updatedAt: 'v.updated_at',
  updatedBy: "(select u.first_name || ' ' || u.last_name from app_user u where u.id = v.updated_by)",
} satisfies Record<keyof Schemas['Vendor'], string>
const vendorColumns = Object.entries(vendorFields).map(([name, value]) => `${value} as "${name}"`)

app.get('/vendor/all/:catererId', async ({ query }) =>
  asCaller(query, async (client) => {
    const { rows } = await client.query(
      `select ${vendorColumns.join(', ')} from vendor v where v.archived_at is null order by lower(v.name) collate "C", v.id`,
    )
    return { Vendors: rows }
  }),
)

app.put('/vendor/:id', async ({ query, params, body }) =>
  asCaller(query, async (client) => {
    const { id } = params as { id: string }
    const { vendorCode, name, email } = body as { vendorCode: string; name: string; email: string }
    const { rows } = await client.query(
      'update vendor set vendor_code = $2, name = $3, email = $4 where id = $1 returning id::int, version',
      [id, vendorCode, name, email],
    )
    return { data: { message: 'Saved', ...rows[0] } }
  }),
)

app.post('/oauth/token', async ({ body }) => {
  const { username, password } = body as { username: string; password: string }
  const name = username.slice(username.indexOf(':') + 1)
  const found = await transaction('', '', (client) =>
    client.query<{ user_id: string; caterer_id: number; password_hash: string }>('select * from find_login($1)', [
      name,
    ]),
  )
  const [user] = found.rows
  if (!user || !(await verify(user.password_hash, password))) throw new Error('Wrong')
  const [access, refresh] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  await transaction(String(user.caterer_id), user.user_id, (client) =>
    client.query(
      `insert into session (user_id, family_id, family_expires_at, access_token_hash, refresh_token_hash,
        access_expires_at, refresh_expires_at)
      values ($1, $2, now() + interval '12 hours', $3, $4, now() + interval '15 minutes', now() + interval '2 hours')`,
      [user.user_id, randomUUID(), hash(access), hash(refresh)],
    ),
  )
  return { access_token: access, refresh_token: refresh, token_type: 'bearer', expires_in: 900 }
})

app.post('/commissary/menu-analysis', async ({ query, body }) => {
  const { caterer_id: catererId, user_id: userId, role } = await sessionOf(query)
  const caller = { catererId, userId: Number(userId), role }
  const request = body as MenuAnalysisRequest
  const source = await database.work(caller, (tx) => readAnalysisSource(tx, caller, request))
  return analyze(source, request)
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
