import { expect, test } from 'vitest'

import {
  handedOverAddress,
  isParentLogin,
  loginAddress,
  parentAddress,
  parentPageFor,
  parentPageOf,
  paths,
  returnAddress,
  weekAddress,
  withQuery,
} from './paths.ts'

test('a deep link survives the login page', () => {
  const target = '/manage/manageSchoolMenus?school=3&week=2026-11-16'
  const login = new URL(loginAddress(target), 'http://localhost')
  expect(login.pathname).toBe('/login')
  expect(returnAddress(login.search)).toBe(target)
})

test('login leads to the dashboard by default', () => {
  expect(loginAddress('/dashboard')).toBe('/login')
  expect(returnAddress('')).toBe('/dashboard')
})

test.each(['//evil.test/x', 'https://evil.test', 'javascript:alert(1)', '/\\evil.test', '/login', '/logout'])(
  'login never leads to %s',
  (target) => {
    expect(returnAddress(`?returnTo=${encodeURIComponent(target)}`)).toBe('/dashboard')
  },
)

test('empty query parameters are left out', () => {
  expect(withQuery(paths.recipes, { q: undefined, open: 12, type: null })).toBe('/recipes/myRecipeCatalog?open=12')
})

test('lunch is the default menu of an address', () => {
  const week = { schoolId: 3, week: '2026-11-16' }
  expect(weekAddress(paths.schoolMenus, { ...week, menuType: 'MEAL' })).toBe(
    '/manage/manageSchoolMenus?school=3&week=2026-11-16',
  )
  expect(weekAddress(paths.schoolMenus, { ...week, menuType: 'BREAKFAST' })).toContain('menu=BREAKFAST')
})

test.each([
  ['/parent', true],
  ['/parent?page=help', true],
  ['/dashboard', false],
  ['/parents', false],
  ['//parent', false],
])('the login page reached from %s logs in a parent: %s', (target, isParent) => {
  expect(isParentLogin(new URL(loginAddress(target), 'http://localhost').search)).toBe(isParent)
})

test('all pages of the parent portal are at /parent', () => {
  expect(parentAddress('home')).toBe('/parent')
  expect(parentAddress('help')).toBe('/parent?page=help')
  expect(['', '?page=settings', '?page=help', '?page=users'].map(parentPageOf)).toEqual([
    'home',
    'settings',
    'help',
    'home',
  ])
})

test('parents are redirected from staff home, settings and help to their own', () => {
  expect(['/', '/dashboard', '/settings', '/settings/notifications', '/help', '/help/'].map(parentPageFor)).toEqual([
    'home',
    'home',
    'settings',
    'settings',
    'help',
    'help',
  ])
  expect(['/settings/vendors', '/changePassword', '/parent'].map(parentPageFor)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['/manage/manageSchoolMenus', 'staff', '7', '/manage/manageSchoolMenus?school=7'],
  ['/settings/vendors', 'administrator', null, '/settings/vendors'],
  ['/', 'administrator', '7', '/dashboard?school=7'],
  ['/login', 'staff', null, '/dashboard'],
  ['/logout', 'staff', null, '/dashboard'],
  ['/dashboard', 'parent', '7', '/parent'],
] as const)('a hand-off at %s to %s with school %s leads to %s', (pathname, role, siteId, address) => {
  expect(handedOverAddress(pathname, role, siteId)).toBe(address)
})
