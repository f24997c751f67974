import { afterEach, describe, expect, test, vi } from 'vitest'

import { json, openTab, startBrowser, storeSession, type Seen } from './testing/browser.ts'

const token = { access_token: 'mine', refresh_token: 'refresh-mine', token_type: 'bearer', expires_in: 900 }
const isTokenCall = ({ url }: Seen) => url.pathname === '/oauth/token'

afterEach(() => vi.unstubAllGlobals())

describe('a page whose browser another user has logged in with', () => {
  const otherUser = { status: 401, message: expect.stringContaining('Somebody else has logged in') as string }

  test('sends nothing more: neither what was typed nor a read', async () => {
    const { seen, stored } = startBrowser(() => json({ id: 1 }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    await tab.readIngredient(1)
    storeSession(stored, 'theirs', 'second')
    await expect(tab.updateIngredient(1, { name: 'Milk' })).rejects.toMatchObject(otherUser)
    await expect(tab.readIngredient(1)).rejects.toMatchObject(otherUser)
    expect(seen).toHaveLength(1)
    expect(tab.getSession()?.id).toBe('second')
    expect(tab.isPageOfAnother()).toBe(true)
  })

  test('sends nothing even when it has only shown whose it was', async () => {
    const { seen, stored } = startBrowser(() => json({ id: 1 }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    tab.getSession()
    storeSession(stored, 'theirs', 'second')
    await expect(tab.updateIngredient(1, { name: 'Milk' })).rejects.toMatchObject(otherUser)
    expect(seen).toEqual([])
  })

  test('leaves the other tabs alone, and goes on after a login of its own', async () => {
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

  test('a refresh changes the tokens and not the page', async () => {
    const { stored } = startBrowser(() => json({ id: 1 }))
    storeSession(stored, 'mine')
    const tab = await openTab()
    await tab.readIngredient(1)
    storeSession(stored, 'renewed')
    await expect(tab.readIngredient(1)).resolves.toEqual({ id: 1 })
    expect(tab.isPageOfAnother()).toBe(false)
  })

  test('a page without a session belongs to nobody', async () => {
    const { stored } = startBrowser(() => json({ id: 1 }))
    const tab = await openTab()
    expect(tab.getSession()).toBeNull()
    storeSession(stored, 'mine')
    expect(tab.isPageOfAnother()).toBe(false)
    stored.clear()
    expect(tab.isPageOfAnother()).toBe(false)
  })
})
