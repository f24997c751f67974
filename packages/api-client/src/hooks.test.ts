import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useReadRecipe } from './index.ts'
import { json, startBrowser } from './testing/browser.ts'

beforeEach(() => {
  startBrowser(() => json({}))
})
afterEach(() => vi.unstubAllGlobals())

function resultOf<Result>(useHook: () => Result): Result {
  const results: Result[] = []
  function Screen() {
    results.push(useHook())
    return null
  }
  renderToString(createElement(Screen))
  const [result] = results
  if (result === undefined) throw new Error('The screen was not rendered')
  return result
}

// SWR re-renders a screen only for the fields that it has read, which it tracks with getters. Copying the response reads all
// of them.
test('a screen that shows only the data does not re-render while it is being fetched', () => {
  const result = resultOf(() => useReadRecipe(4))
  expect(Object.getOwnPropertyDescriptor(result, 'isValidating')).toHaveProperty('get', expect.any(Function))
  expect(result.data).toBeUndefined()
})

test('a disabled read is not loading', () => {
  expect(resultOf(() => useReadRecipe(4)).isLoading).toBe(true)
  expect(resultOf(() => useReadRecipe(4, { enabled: false })).isLoading).toBe(false)
})
