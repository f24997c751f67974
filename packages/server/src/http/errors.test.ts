import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'

import { DatabaseError } from '../db/errors.ts'
import { answerFailure } from './errors.ts'

const app = Fastify()
app.setErrorHandler(answerFailure)
let failure: Error
app.get('/', () => Promise.reject(failure))
const schema: object = { operationId: 'createVendor' }
app.post('/write', { schema }, () => Promise.reject(failure))
afterAll(() => app.close())

const withCode = (code: string) => Object.assign(new Error('connect'), { code })

test.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Failed query: select 1', { cause: new Error('Connection terminated unexpectedly') }),
  new Error('Failed query: select 1', { cause: withCode('ECONNRESET') }),
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  new DatabaseError({ code: '57P01', message: 'terminating connection due to administrator command' }),
  new DatabaseError({ code: '57P03', message: 'the database system is starting up' }),
  new DatabaseError({ code: '53300', message: 'too many connections' }),
])('an unreachable database is a 503 with a retry time: %s', async (error) => {
  failure = error
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({
    message: "The database can't be reached right now. Please try again in a moment.",
  })
})

test('a write that lost its database may have been saved, and says so', async () => {
  failure = new Error('Connection terminated unexpectedly')
  const answer = await app.inject({ method: 'POST', url: '/write' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json().errorMessage).toMatch(/may have been saved all the same\. Save again/)
})

test('a write whose amounts add up to more than a column holds is refused, and a read is an error', async () => {
  failure = new DatabaseError({ code: '22003', message: 'numeric field overflow' })
  const answer = await app.inject({ method: 'POST', url: '/write' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    message: 'An amount adds up to more than can be kept. Check for an extra digit.',
    fields: {},
  })
  expect((await app.inject('/')).statusCode).toBe(500)
})

test.each([new Error('anything else'), new DatabaseError({ code: '42P01', message: 'no such table' })])(
  'an unexpected error is a 500: %s',
  async (error) => {
    failure = error
    expect((await app.inject('/')).statusCode).toBe(500)
  },
)
