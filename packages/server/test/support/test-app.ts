import type { FastifyInstance } from 'fastify'

import { buildApp, type AppOptions } from '../../src/app.ts'
import { createCaterer, type NewCaterer } from '../../src/db/caterers.ts'
import { appUser, type UserRole } from '../../src/db/schema/user.ts'
import { closeAfterFile } from './close-after-file.ts'
import { testDatabase } from './test-database.ts'
import type { Database } from '../../src/db/work.ts'
import { createLog } from '../../src/http/log.ts'
import { hashPassword } from '../../src/modules/session/passwords.ts'
import { insertSession } from '../../src/modules/session/store.ts'
import type { JobRunner } from '../../src/shared/job-runner.ts'
import { createTokens, type TokenPair } from '../../src/modules/session/tokens.ts'

export const testPassword = 'seven plum dumplings'

/** Checks nothing by itself, because what it would add depends on the hour. */
export const noNotifier: JobRunner = { checkNow: () => undefined, stop: () => Promise.resolve() }

const passwordHashed = hashPassword(testPassword)

export interface Member {
  catererId: number
  userId: number
  userName: string
  tokens: TokenPair
}

/** Parsed JSON. A test reads what it expects, and fails if that is missing. */
type AnswerBody = ReturnType<typeof JSON.parse>

interface CallOptions {
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

/** The real app on a separate database, for a test file. */
export interface TestApp {
  app: FastifyInstance
  database: Database
  /** Everything that was logged. */
  log: string[]
  /** A caterer with one member who is logged in. */
  addMember: (options?: { role?: UserRole; caterer?: Partial<NewCaterer>; catererId?: number }) => Promise<Member>
  /** Calls as a member: `GET /ingredient/ingredients`. */
  call: (
    member: Member | null,
    methodAndPath: string,
    options?: CallOptions,
  ) => Promise<{ status: number; body: AnswerBody; headers: Record<string, unknown>; bytes: Buffer }>
}

/** Starts the app; it and its database close after the file. */
export async function startApp(options: Partial<Omit<AppOptions, 'database' | 'log'>> = {}): Promise<TestApp> {
  const database = await testDatabase()
  const log: string[] = []
  const app = await buildApp({
    database,
    log: createLog('info', { write: (line) => log.push(line) }),
    notifier: noNotifier,
    ...options,
  })
  closeAfterFile(() => app.close())
  await app.ready()
  const passwordHash = await passwordHashed
  let count = 0

  return {
    app,
    database,
    log,
    async addMember({ role = 'administrator', caterer, catererId: existingId } = {}) {
      const number = ++count
      const catererId = existingId ?? (await createCaterer(database, { name: `Caterer ${number}`, ...caterer }))
      const userName = `member${number}@example.test`
      const tokens = createTokens()
      const userId = await database.work({ catererId }, async (tx) => {
        const [user] = await tx
          .insert(appUser)
          .values({ userName, firstName: 'Mem', lastName: `Ber ${number}`, role, passwordHash })
          .returning({ id: appUser.id })
        if (!user) throw new Error('The member was not added')
        await insertSession(tx, user.id, tokens)
        return user.id
      })
      return { catererId, userId, userName, tokens }
    },
    async call(member, methodAndPath, { query = {}, body, headers = {} } = {}) {
      const [method = 'GET', path = '/'] = methodAndPath.split(' ')
      const isText = typeof body === 'string' || Buffer.isBuffer(body)
      const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      if (member) parameters.set('access_token', member.tokens.access)
      const answer = await app.inject({
        method: method as 'GET',
        url: `${path}?${String(parameters)}`,
        headers: { ...(body !== undefined && !isText && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { payload: isText ? body : JSON.stringify(body) }),
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : {},
        headers: answer.headers,
        bytes: answer.rawPayload,
      }
    },
  }
}
