import { subscribe, unsubscribe } from 'node:diagnostics_channel'

import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'

import { buildApp } from '../../src/app.ts'
import { operations, type Operation } from '../../src/contract/generated/operations.ts'
import { testDatabase } from '../support/test-database.ts'
import { createLog } from '../../src/http/log.ts'

const database = await testDatabase()
/** By instance: the first app of a process makes another one that only reads the contract. */
const routes = new Map<FastifyInstance, string[]>()
const listen = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  const own: string[] = []
  routes.set(fastify, own)
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const name of Array.isArray(method) ? method : [method]) own.push(`${name} ${url}`)
  })
}
subscribe('fastify.initialization', listen)
const app = await buildApp({ database, log: createLog('silent') })
unsubscribe('fastify.initialization', listen)
await app.ready()
afterAll(() => app.close())

const contract: Operation[] = Object.values(operations)

test('the server handles the operations of the contract, the health check, and nothing else', () => {
  const expected = contract.flatMap(({ method, path }) => {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    return method === 'get' ? [`GET ${url}`, `HEAD ${url}`] : [`${method.toUpperCase()} ${url}`]
  })
  // `OPTIONS *` handles CORS preflight requests.
  expect(routes.get(app)?.toSorted()).toEqual([...expected, 'GET /healthz', 'HEAD /healthz', 'OPTIONS *'].sort())
})

test('HEAD requests need a session too', async () => {
  for (const { method, path, access } of contract) {
    if (method !== 'get' || access.isPublic) continue
    const answer = await app.inject({ method: 'HEAD', url: path.replace(/\{\w+\}/g, '1') })
    expect(answer.statusCode, path).toBe(401)
  }
})

test.each([
  ['PATCH', '/ingredient/ingredients/1'],
  ['DELETE', '/ingredient/ingredients/1'],
  ['GET', '/oauth/token'],
  ['GET', '/commissary/userInfo/'],
  ['GET', '/commissary/userinfo'],
  ['GET', '/commissary//userInfo'],
  ['GET', '/recipe'],
  ['TRACE', '/commissary/userInfo'],
] as const)('%s %s does not exist', async (method, url) => {
  const answer = await app.inject({ method: method as 'GET', url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: 'Nothing exists at this address.' })
})
