import { runInThisContext } from 'node:vm'

import { afterEach, expect, test, vi } from 'vitest'

import {
  applyThemeChoice,
  defaultThemeChoice,
  loadThemeChoice,
  saveThemeChoice,
  type ThemeChoice,
  themeOptions,
  themeScript,
  themeStorageKey,
} from './theme-choice.ts'

/** The parts of the root element that a choice changes. */
function rootElement() {
  const root = { dir: '', dataset: {} as Record<string, string>, toggleAttribute: (_: string, on: boolean) => on }
  root.toggleAttribute = (_, on) => {
    if (!on) delete root.dataset['theme']
    return on
  }
  return root
}

function browserWith(stored: string | null) {
  const items = new Map(stored === null ? [] : [[themeStorageKey, stored]])
  const root = rootElement()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  return root
}

afterEach(() => vi.unstubAllGlobals())

const everythingElse: ThemeChoice = {
  scheme: 'dark',
  direction: 'rtl',
  density: 'compact',
  width: 'fluid',
  navigation: 'combo',
  navbar: 'vibrant',
  sideMenu: 'rail',
}

test('a saved choice is loaded on the next visit', () => {
  browserWith(null)
  saveThemeChoice(everythingElse)
  expect(loadThemeChoice()).toEqual(everythingElse)
})

test('the first paint sets the same attributes as the saved choice', () => {
  const root = browserWith(JSON.stringify(everythingElse))
  runInThisContext(themeScript)
  const painted = { dir: root.dir, ...root.dataset }

  const applied = rootElement()
  // The test's element has only the members that are used.
  applyThemeChoice(everythingElse, applied as unknown as HTMLElement)
  expect(painted).toEqual({ dir: applied.dir, ...applied.dataset })
})

test.each([
  ['nothing', null],
  ['invalid JSON', '{'],
  ['a JSON string', '"dark"'],
  ['null', 'null'],
])('the default applies if %s is stored', (_, stored) => {
  const root = browserWith(stored)
  expect(loadThemeChoice()).toEqual(defaultThemeChoice)
  runInThisContext(themeScript)
  expect(root.dataset).toEqual({})
})

test('an unknown stored value is ignored and the others apply', () => {
  browserWith(JSON.stringify({ scheme: 'dark', navigation: 'left', density: 3, color: 'red' }))
  expect(loadThemeChoice()).toEqual({ ...defaultThemeChoice, scheme: 'dark' })
})

test('a browser without storage still applies the choice', () => {
  const root = browserWith(null)
  vi.stubGlobal('localStorage', undefined)
  saveThemeChoice({ ...defaultThemeChoice, scheme: 'dark' })
  expect(root.dataset['theme']).toBe('dark')
  expect(loadThemeChoice()).toEqual(defaultThemeChoice)
})

test('every default is one of the options', () => {
  for (const [name, value] of Object.entries(defaultThemeChoice)) {
    expect(themeOptions[name as keyof ThemeChoice]).toContain(value)
  }
})
