import { setTimeout } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import { demoLogin } from '../../packages/server/src/demo/seed-users.ts'

/** Calls to the product, each with the session of the demo's planner. */
export interface Product {
  /** Throws for a status other than 2xx: refusals are fast and would count as speed. */
  call: <Body>(
    method: 'GET' | 'POST',
    path: string,
    body?: object | string,
    headers?: Record<string, string>,
  ) => Promise<Body>
}

/** Logs in to the app, which runs in this process without a network. */
export async function openProduct(app: FastifyInstance): Promise<Product> {
  const form = new URLSearchParams({
    grant_type: 'password',
    username: `ROLE_CATERER:${demoLogin.userName}`,
    password: demoLogin.password,
  })
  const login = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(form),
  })
  const { access_token: token } = login.json<{ access_token: string }>()

  return {
    async call(method, path, body, headers = {}) {
      const isText = typeof body === 'string'
      const answer = await app.inject({
        method,
        url: `${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
        headers: {
          ...(body && { 'content-type': isText ? 'application/octet-stream' : 'application/json' }),
          ...headers,
        },
        ...(body && { payload: body }),
      })
      if (answer.statusCode >= 300) throw new Error(`${method} ${path} returned ${answer.statusCode}: ${answer.body}`)
      return answer.json()
    },
  }
}

/** Uploads and applies a list of products. Returns the milliseconds of both steps together. */
export async function importList({ call }: Product, csv: string): Promise<number> {
  const start = performance.now()
  const once = () => ({ 'idempotency-key': crypto.randomUUID() })
  const { data } = await call<{ data: { id: number } }>('POST', '/food/imports?fileName=bench.csv', csv, once())
  const reach = async (wanted: string) => {
    for (;;) {
      const { state, problem } = await call<{ state: string; problem?: string }>('GET', `/food/imports/${data.id}`)
      if (state === wanted) return
      if (state === 'failed') throw new Error(problem)
      await setTimeout(25)
    }
  }
  await reach('ready')
  await call('POST', `/food/imports/${data.id}/apply`, {}, once())
  await reach('done')
  return performance.now() - start
}
