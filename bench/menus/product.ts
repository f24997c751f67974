import { demoLogin } from '../../packages/server/src/demo/seed-users.ts'

/** Calls to the product's server, with the session of the demo's planner. A file is returned as text. */
export type Call = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Body>

/** Logs in. The calls throw for a status other than 2xx: refusals are fast and would count as speed. */
export async function logIn(address: string): Promise<Call> {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'password',
      username: `ROLE_CATERER:${demoLogin.userName}`,
      password: demoLogin.password,
    }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return async <Body>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`, {
      method,
      headers: {
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${await answer.text()}`)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return (isJson ? await answer.json() : await answer.text()) as Body
  }
}
