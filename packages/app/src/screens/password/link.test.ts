import { afterEach, expect, test, vi } from 'vitest'

import { readLink, takePasswordPage } from './link.ts'

function startAt(address: string, state: unknown = null) {
  const { pathname, search } = new URL(address, 'http://localhost')
  const replaceState = vi.fn()
  vi.stubGlobal('window', { location: { pathname, search }, history: { state, replaceState } })
  return replaceState
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a link has a token and a user id', () => {
  expect(readLink('?token=Ab-3_x&uid=12')).toEqual({ token: 'Ab-3_x', uid: 12 })
  expect(readLink('?token=Ab-3_x&uid=12&utm_source=mail')).toEqual({ token: 'Ab-3_x', uid: 12 })
})

test.each([
  '',
  '?token=abc',
  '?uid=12',
  '?token=&uid=12',
  '?token=abc&uid=',
  '?token=abc&uid=-1',
  '?token=abc&uid=1.5',
  '?token=abc&uid=١٢',
  `?token=${'a'.repeat(201)}&uid=12`,
  '?token=abc&uid=9999999999999999999',
])('"%s" is not a link', (search) => {
  expect(readLink(search)).toBeNull()
})

test.each(['reset', 'activate'] as const)(
  '/%s takes the token out of the address and keeps it for a reload',
  (kind) => {
    const replaceState = startAt(`/${kind}?token=abc&uid=12`)
    const link = { token: 'abc', uid: 12 }
    expect(takePasswordPage()).toEqual({ kind, link })
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ passwordLink: link }, '', `/${kind}`)

    startAt(`/${kind}`, { passwordLink: link })
    expect(takePasswordPage()).toEqual({ kind, link })
  },
)

test('a broken link does not fall back to an older one', () => {
  startAt('/reset?token=abc', { passwordLink: { token: 'old', uid: 12 } })
  expect(takePasswordPage()).toEqual({ kind: 'reset', link: null })
})

test('/forgotPassword is a password page, with or without a trailing slash', () => {
  startAt('/forgotPassword/')
  expect(takePasswordPage()).toEqual({ kind: 'forgot' })
})

test.each(['/', '/login', '/settings/manageUsers', '/reset/more', '/Reset'])('%s is not a password page', (address) => {
  const replaceState = startAt(address)
  expect(takePasswordPage()).toBeNull()
  expect(replaceState).not.toHaveBeenCalled()
})
