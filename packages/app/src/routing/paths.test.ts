import { expect, test } from 'vitest'

import { loginAddress, paths, returnAddress, weekAddress, withQuery } from './paths.ts'

test('a deep link survives the login page', () => {
  const asked = '/manage/manageSchoolMenus?school=3&week=2026-11-16'
  const login = new URL(loginAddress(asked), 'http://localhost')
  expect(login.pathname).toBe('/login')
  expect(returnAddress(login.search)).toBe(asked)
})

test('login leads to the dashboard when nothing else was asked for', () => {
  expect(loginAddress('/dashboard')).toBe('/login')
  expect(returnAddress('')).toBe('/dashboard')
})

test.each(['//evil.test/x', 'https://evil.test', 'javascript:alert(1)', '/\\evil.test', '/login', '/logout'])(
  'login never leads to %s',
  (asked) => {
    expect(returnAddress(`?returnTo=${encodeURIComponent(asked)}`)).toBe('/dashboard')
  },
)

test('empty parts of a query are left out', () => {
  expect(withQuery(paths.recipes, { q: undefined, open: 12, type: null })).toBe('/recipes/myRecipeCatalog?open=12')
})

test('lunch is the menu that an address means when it names none', () => {
  const week = { schoolId: 3, week: '2026-11-16' }
  expect(weekAddress(paths.schoolMenus, { ...week, menuType: 'MEAL' })).toBe(
    '/manage/manageSchoolMenus?school=3&week=2026-11-16',
  )
  expect(weekAddress(paths.schoolMenus, { ...week, menuType: 'BREAKFAST' })).toContain('menu=BREAKFAST')
})
