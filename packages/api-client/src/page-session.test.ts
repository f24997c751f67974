import { afterEach, describe, expect, test, vi } from 'vitest'

import { json, openTab, startBrowser, storeSession, type SentRequest } from './testing/browser.ts'

const token = { access_token: 'mine', refresh_token: 'refresh-mine', token_type: 'bearer', expires_in: 900 }
const isTokenCall = ({ url }: SentRequest) => url.pathname === '/oauth/token'

afterEach(() => vi.unstubAllGlobals())

describe('a page after another user has logged in with the browser', () => {
  const otherUser = { status: 401, message: expect.stringContaining('Someone else has logged in') as string }

  test('sends neither writes nor reads', async () => {
    const { seen, stored } = startBrowser(() => json({ id: 1 }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    await tab.readIngredient(1)
    storeSession(stored, 'theirs', 'second')
    await expect(tab.updateIngredient(1, { name: 'Milk' })).rejects.toMatchObject(otherUser)
    await expect(tab.readIngredient(1)).rejects.toMatchObject(otherUser)
    expect(seen).toHaveLength(1)
    expect(tab.getSession()?.id).toBe('second')
    expect(tab.isPageOfOtherUser()).toBe(true)
  })

  test('sends nothing even if it has only shown its user', async () => {
    const { seen, stored } = startBrowser(() => json({ id: 1 }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    tab.getSession()
    storeSession(stored, 'theirs', 'second')
    await expect(tab.updateIngredient(1, { name: 'Milk' })).rejects.toMatchObject(otherUser)
    expect(seen).toEqual([])
  })

  test('leaves the other tabs alone, and works again after its own login', async () => {
    const { stored } = startBrowser((seen) => (isTokenCall(seen) ? json(token) : json({ id: 9 })))
    storeSession(stored, 'old')
    const [first, second] = [await openTab(), await openTab()]
    await first.readIngredient(1)
    await second.login('ana@demo.test', 'right')
    await expect(first.readIngredient(1)).rejects.toMatchObject(otherUser)
    await expect(second.readIngredient(1)).resolves.toEqual({ id: 9 })
    await first.login('ana@demo.test', 'right')
    await expect(first.readIngredient(1)).resolves.toEqual({ id: 9 })
  })

  test('still belongs to the session after a refresh', async () => {
    const { stored } = startBrowser(() => json({ id: 1 }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    await tab.readIngredient(1)
    storeSession(stored, 'renewed')
    await expect(tab.readIngredient(1)).resolves.toEqual({ id: 1 })
    expect(tab.isPageOfOtherUser()).toBe(false)
  })

  test('a page without a session belongs to no user', async () => {
    const { stored } = startBrowser(() => json({ id: 1 }))
    const tab = await openTab()
    expect(tab.getSession()).toBeNull()
    storeSession(stored, 'mine')
    expect(tab.isPageOfOtherUser()).toBe(false)
    stored.clear()
    expect(tab.isPageOfOtherUser()).toBe(false)
  })
})
