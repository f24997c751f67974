import { afterEach, describe, expect, test, vi } from 'vitest'

import { readHandOff } from './hand-off.ts'
import { json, openTab, startBrowser, storeSession, type SentRequest } from './testing/browser.ts'

const keys = 'accessKey=a+b%26c&refreshKey=r%2F1'
const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
const base64url = (text: string) => base64(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const handOff = { accessKey: 'a', refreshKey: 'r', siteId: null }
const isTokenCall = ({ url }: SentRequest) => url.pathname === '/oauth/token'
const tokenIn = ({ url }: SentRequest) => url.searchParams.get('access_token')
const token = (name: string) => ({ access_token: name, refresh_token: `refresh-${name}`, token_type: 'bearer' })

afterEach(() => vi.unstubAllGlobals())

describe('the query string of a hand-off', () => {
  // spec: 2.handoff.login, 2.handoff.siteId
  test.each([
    ['names and values', base64(`${keys}&siteId=12`), '12'],
    ['no site', base64(keys), null],
    ['base64url without its padding', base64url(`${keys}&siteId=12`), '12'],
    ['percent-encoded padding', encodeURIComponent(base64(`${keys}&siteId=1`)), '1'],
    ['JSON', base64(JSON.stringify({ accessKey: 'a b&c', refreshKey: 'r/1', siteId: 7 })), '7'],
    ['a site that is not a number', base64(`${keys}&siteId=../9`), null],
  ])('is read with %s', (_, query, siteId) => {
    expect(readHandOff(`?${query}`)).toEqual({ accessKey: 'a b&c', refreshKey: 'r/1', siteId })
  })

  test('may contain any character', () => {
    const text = JSON.stringify({ accessKey: '?>ÿ~', refreshKey: '🥕', siteId: 3 })
    expect(readHandOff(base64(text))).toEqual({ accessKey: '?>ÿ~', refreshKey: '🥕', siteId: '3' })
  })

  test.each([
    ['nothing', ''],
    ['a query of the app', '?school=3&week=2026-11-16'],
    ['a query with one name', '?open'],
    ['keys that are not encoded', `?${keys}`],
    ['one key only', `?${base64('accessKey=a')}`],
    ['an empty key', `?${base64('accessKey=&refreshKey=r')}`],
    ['keys that are not text', `?${base64('{"accessKey":1,"refreshKey":["r"]}')}`],
    ['bytes that are not text', `?${btoa('\u00ff\u00fe\u0080')}`],
    ['a broken percent sign', '?%E0%A4%A'],
    ['JSON that is not an object', `?${base64('[1,2]')}`],
  ])('is not found in %s', (_, search) => expect(readHandOff(search)).toBeNull())
})

describe('opening a hand-off', () => {
  test('reads its user without starting a session', async () => {
    const { seen, stored } = startBrowser(() => json({ id: 9, firstName: 'Ana' }))
    const tab = await openTab()
    const known = await tab.openHandOff(handOff)
    expect(known.user).toMatchObject({ id: 9, firstName: 'Ana' })
    expect(seen.map(tokenIn)).toEqual(['a'])
    expect(stored.size).toBe(0)

    known.begin()
    expect(tab.getSession()?.user.firstName).toBe('Ana')
    expect(JSON.parse(stored.get('authInfo') ?? '')).toMatchObject({ access_token: 'a', refresh_token: 'r' })
  })

  test('refreshes an expired access key once', async () => {
    const { seen, stored } = startBrowser((call) => {
      if (isTokenCall(call)) return json(token('new'))
      return tokenIn(call) === 'new' ? json({ id: 9 }) : json({ message: 'No session' }, { status: 401 })
    })
    const tab = await openTab()
    const { begin } = await tab.openHandOff(handOff)
    begin()
    expect(seen.filter(isTokenCall).map(({ body }) => String(body))).toEqual([
      'grant_type=refresh_token&refresh_token=r',
    ])
    expect(JSON.parse(stored.get('authInfo') ?? '')).toMatchObject({ access_token: 'new' })
  })

  test.each([400, 401, 500])('fails when the server returns %i, and keeps the current session', async (status) => {
    const { stored } = startBrowser(() => json({ message: 'no' }, { status }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    await expect(tab.openHandOff(handOff)).rejects.toMatchObject({ status })
    expect(tab.getSession()?.id).toBe('first')
  })

  test('replaces another session', async () => {
    const { stored } = startBrowser(() => json({ id: 9 }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    expect(tab.getSession()?.user.id).toBe(1)
    const { begin } = await tab.openHandOff(handOff)
    begin()
    expect(tab.getSession()?.user.id).toBe(9)
    await expect(tab.readIngredient(1)).resolves.toBeDefined()
  })
})
