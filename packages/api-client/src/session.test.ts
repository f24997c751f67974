import { afterEach, describe, expect, test, vi } from 'vitest'

import { json, openTab, startBrowser, storeSession, notifyOtherTabs, type SentRequest } from './testing/browser.ts'

const token = (name: string) => ({
  access_token: name,
  refresh_token: `refresh-${name}`,
  token_type: 'bearer',
  expires_in: 900,
})
const formOf = ({ body }: SentRequest) => Object.fromEntries(body instanceof URLSearchParams ? body : [])
const refused = () => json({ message: 'No session' }, { status: 401 })
const isTokenCall = ({ url }: SentRequest) => url.pathname === '/oauth/token'
const tokenIn = ({ url }: SentRequest) => url.searchParams.get('access_token')

afterEach(() => vi.unstubAllGlobals())

/** A server that accepts one access token and exchanges the refresh token of `old` for the pair of `new`. */
function expiredSession(trade: (seen: SentRequest) => Response | Promise<Response> = () => json(token('new'))) {
  const browser = startBrowser((seen) => {
    if (isTokenCall(seen)) return trade(seen)
    return tokenIn(seen) === 'new' ? json({ id: 1 }) : refused()
  })
  storeSession(browser.stored, 'old')
  return { ...browser, tokenCalls: () => browser.seen.filter(isTokenCall) }
}

describe('login', () => {
  function loginServer(answer: () => Response) {
    return startBrowser((seen) => (isTokenCall(seen) ? answer() : json({ id: 9, firstName: 'Ana' })))
  }

  // spec: 4.session.login.tokens, 4.session.login.userInfo, 6.login.role, 6.login.prefix, 7.token.password, 7.token.password.username, 7.userInfo
  // spec: 3.user.authInfo.access_token, 3.user.authInfo.refresh_token
  test('sends the user name with its role, form-encoded, and stores tokens and user', async () => {
    const browser = loginServer(() => json(token('mine')))
    const tab = await openTab()
    await tab.login('planner@demo.test', 'p&w=1')

    const [tokenCall, user] = browser.seen
    expect(tokenCall && formOf(tokenCall)).toEqual({
      grant_type: 'password',
      username: 'ROLE_CATERER:planner@demo.test',
      password: 'p&w=1',
    })
    expect(tokenCall?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(tokenCall?.url.search).toBe('')
    expect(user?.url.href).toBe('http://localhost/commissary/userInfo?access_token=mine')
    expect(JSON.parse(browser.stored.get('authInfo') ?? '')).toMatchObject({
      access_token: 'mine',
      refresh_token: 'refresh-mine',
    })
    expect(JSON.parse(browser.stored.get('otherInfo') ?? '')).toEqual({ id: 9, firstName: 'Ana' })
    expect(tab.getSession()?.user.firstName).toBe('Ana')
  })

  test('the next login sends the device ID, even after a logout', async () => {
    const browser = loginServer(() => json({ ...token('mine'), device: 'kitchen' }))
    const tab = await openTab()
    await tab.login('planner@demo.test', 'right')
    await tab.logout()
    await tab.login('planner@demo.test', 'right')
    const logins = browser.seen.filter((seen) => isTokenCall(seen))
    expect(logins.map((seen) => formOf(seen)['device'])).toEqual([undefined, 'kitchen'])
  })

  test('a parent logs in as a parent', async () => {
    const { seen } = loginServer(() => json(token('mine')))
    const tab = await openTab()
    await tab.login('ana@home.test', 'secret', 'ROLE_PARENT')
    expect(seen[0] && formOf(seen[0])['username']).toBe('ROLE_PARENT:ana@home.test')
  })

  // spec: 8.loginFailure, 8.loginFailure.401
  test.each([
    [400, 'Invalid Username/password'],
    [422, 'Invalid Username/password'],
    [401, 'Invalid Username/Password'],
  ])('wrong credentials answered with %i say "%s" and start no refresh', async (status, message) => {
    const browser = loginServer(() => json({ error: 'invalid_grant', message: 'no' }, { status }))
    const tab = await openTab()
    await expect(tab.login('planner@demo.test', 'wrong')).rejects.toMatchObject({ message })
    expect(browser.seen).toHaveLength(1)
    expect(tab.getSession()).toBeNull()
  })

  test('no one is logged in until the user has been read', async () => {
    const { stored } = startBrowser((seen) => (isTokenCall(seen) ? json(token('mine')) : json({}, { status: 500 })))
    const tab = await openTab()
    await expect(tab.login('planner@demo.test', 'right')).rejects.toMatchObject({ status: 500 })
    expect(stored.size).toBe(0)
  })

  test('every login starts a new session', async () => {
    loginServer(() => json(token('mine')))
    const tab = await openTab()
    await tab.login('planner@demo.test', 'right')
    const first = tab.getSession()
    await tab.login('planner@demo.test', 'right')
    expect(tab.getSession()?.id).not.toBe(first?.id)
  })
})

describe('logout', () => {
  // spec: 4.session.logout
  test('clears the storage, notifies the screens and revokes the session', async () => {
    const { seen, stored } = startBrowser(() => json({ data: { message: 'ok' } }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    const events: string[] = []
    tab.subscribe((event) => events.push(event))

    await tab.logout()

    expect(stored.size).toBe(0)
    expect(tab.getSession()).toBeNull()
    expect(events).toEqual(['loggedOut'])
    expect(seen.map(({ url }) => url.href)).toEqual(['http://localhost/oauth/revoke'])
    expect(seen[0] && formOf(seen[0])).toEqual({ token: 'refresh-mine' })
  })

  test('works without a server', async () => {
    const { stored } = startBrowser(() => Promise.reject(new TypeError('fetch failed')))
    storeSession(stored, 'mine')
    const tab = await openTab()
    await tab.logout()
    expect(stored.size).toBe(0)
  })

  test('does not wait for a server that does not respond', async () => {
    const { stored } = startBrowser(() => new Promise(() => {}))
    storeSession(stored, 'mine')
    const tab = await openTab()
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')))
    await tab.logout()
    expect(timeout).toHaveBeenCalledWith(3_000)
    timeout.mockRestore()
  })
})

describe('the session on screens', () => {
  test('is the same object until it changes', async () => {
    const { stored } = startBrowser(() => json({}))
    storeSession(stored, 'a')
    const tab = await openTab()
    const before = tab.getSession()
    storeSession(stored, 'b')
    expect(tab.getSession()).toBe(before)
    storeSession(stored, 'c', 'second')
    expect(tab.getSession()).not.toBe(before)
  })

  test('changes with another tab, until the screen stops listening', async () => {
    startBrowser(() => json({}))
    const tab = await openTab()
    const events: string[] = []
    const stop = tab.subscribe((event) => events.push(event))
    notifyOtherTabs('authInfo')
    notifyOtherTabs('theme')
    notifyOtherTabs(null)
    expect(events).toEqual(['otherTab', 'otherTab'])
    stop()
    notifyOtherTabs('authInfo')
    expect(events).toHaveLength(2)
  })

  test('is null if the storage contains anything else', async () => {
    const { stored } = startBrowser(() => json({}))
    const tab = await openTab()
    stored.set('authInfo', '{"access_token": 5}').set('otherInfo', '{}')
    expect(tab.getSession()).toBeNull()
    stored.set('authInfo', 'not JSON')
    expect(tab.getSession()).toBeNull()
  })
})

describe('an expired access token', () => {
  // spec: 4.session.refresh, 4.session.refresh.once, 7.token.refresh, 7.token.refresh.token, 8.401.refresh
  test('is refreshed once for 20 pending calls, and all of them succeed', async () => {
    const { seen, stored, tokenCalls } = expiredSession()
    const tab = await openTab()
    const session = tab.getSession()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, id) => tab.readIngredient(id + 1)))

    expect(answers).toHaveLength(20)
    expect(tokenCalls()).toHaveLength(1)
    expect(tokenCalls().map(formOf)).toEqual([{ grant_type: 'refresh_token', refresh_token: 'refresh-old' }])
    expect(seen.filter((call) => tokenIn(call) === 'new')).toHaveLength(20)
    expect(JSON.parse(stored.get('authInfo') ?? '')).toMatchObject({ access_token: 'new', sessionId: 'first' })
    expect(tab.getSession()).toBe(session)
  })

  test('is refreshed once for two tabs', async () => {
    const { tokenCalls } = expiredSession()
    const [first, second] = [await openTab(), await openTab()]
    await Promise.all([first.readIngredient(1), second.readIngredient(2), first.readIngredient(3)])
    expect(tokenCalls()).toHaveLength(1)
  })

  test('is not refreshed again if another tab was faster', async () => {
    const { stored, tokenCalls } = expiredSession()
    const answered = Promise.withResolvers<Response>()
    vi.stubGlobal(
      'fetch',
      (
        (original) => (address: string, init: RequestInit) =>
          address.includes('access_token=old') ? answered.promise : original(address, init)
      )(fetch),
    )
    const tab = await openTab()
    const call = tab.readIngredient(1)
    storeSession(stored, 'new')
    answered.resolve(refused())
    await call
    expect(tokenCalls()).toEqual([])
  })

  test('is refreshed in browsers without locks too', async () => {
    const { tokenCalls } = expiredSession()
    vi.stubGlobal('navigator', {})
    const tab = await openTab()
    await Promise.all([tab.readIngredient(1), tab.readIngredient(2)])
    expect(tokenCalls()).toHaveLength(1)
  })

  test('survives a lost response: the same refresh token is sent again', async () => {
    let attempts = 0
    const { tokenCalls } = expiredSession(() => {
      attempts += 1
      return attempts === 1 ? Promise.reject(new TypeError('connection reset')) : json(token('new'))
    })
    const tab = await openTab()
    await tab.readIngredient(1)
    expect(tokenCalls().map((call) => formOf(call)['refresh_token'])).toEqual(['refresh-old', 'refresh-old'])
  })

  test('keeps the session while the server cannot be reached', async () => {
    const { stored } = expiredSession(() => Promise.reject(new TypeError('fetch failed')))
    const tab = await openTab()
    await expect(tab.readIngredient(1)).rejects.toMatchObject({ status: 0 })
    expect(stored.has('authInfo')).toBe(true)
  })

  test.each([429, 500])('keeps the session when the refresh returns %i', async (status) => {
    const { stored } = expiredSession(() => json({}, { status }))
    const tab = await openTab()
    await expect(tab.readIngredient(1)).rejects.toMatchObject({ status })
    expect(stored.has('authInfo')).toBe(true)
  })

  // spec: 4.session.refresh.failed, 8.401.login
  test.each([400, 401])('ends the session when the refresh is refused with %i', async (status) => {
    const { stored, tokenCalls } = expiredSession(() => json({ error: 'invalid_grant', message: 'no' }, { status }))
    const tab = await openTab()
    const events: string[] = []
    tab.subscribe((event) => events.push(event))

    const results = await Promise.allSettled([tab.readIngredient(1), tab.readIngredient(2)])

    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
    expect(results[0]).toMatchObject({ reason: { status: 401 } })
    expect(tokenCalls()).toHaveLength(1)
    expect(stored.size).toBe(0)
    expect(events).toEqual(['ended'])
  })

  test('ends the session without a second refresh when the new token is refused too', async () => {
    const { stored, tokenCalls } = expiredSession(() => json(token('refused too')))
    const tab = await openTab()
    await expect(tab.readIngredient(1)).rejects.toMatchObject({ status: 401 })
    expect(tokenCalls()).toHaveLength(1)
    expect(stored.size).toBe(0)
  })

  test('does not restore a session that was logged out during the refresh', async () => {
    const { stored } = expiredSession(() => {
      stored.clear()
      return json(token('new'))
    })
    const tab = await openTab()
    await expect(tab.readIngredient(1)).rejects.toMatchObject({ status: 401 })
    expect(stored.size).toBe(0)
  })

  test("does not send a call again with the next user's token", async () => {
    const { seen, stored } = expiredSession()
    const answered = Promise.withResolvers<Response>()
    vi.stubGlobal(
      'fetch',
      (
        (original) => (address: string, init: RequestInit) =>
          address.includes('access_token=old') ? answered.promise : original(address, init)
      )(fetch),
    )
    const tab = await openTab()
    const call = tab.updateIngredient(1, { name: 'Milk' })
    storeSession(stored, 'new', 'second')
    answered.resolve(refused())
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(seen).toEqual([])
    expect(stored.has('authInfo')).toBe(true)
  })
})
