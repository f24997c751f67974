import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useReadRecipe } from './index.ts'
import { json, startBrowser } from './testing/browser.ts'

beforeEach(() => {
  startBrowser(() => json({}))
})
afterEach(() => vi.unstubAllGlobals())

function answerOf<Answer>(useHook: () => Answer): Answer {
  const answers: Answer[] = []
  function Screen() {
    answers.push(useHook())
    return null
  }
  renderToString(createElement(Screen))
  const [answer] = answers
  if (answer === undefined) throw new Error('The screen was not drawn')
  return answer
}

// SWR draws a screen again only for the fields that it has read, and takes note of that in getters. A copy of its answer
// has read them all.
test('a screen that shows the data only is not drawn again while it is being fetched', () => {
  const answer = answerOf(() => useReadRecipe(4))
  expect(Object.getOwnPropertyDescriptor(answer, 'isValidating')).toHaveProperty('get', expect.any(Function))
  expect(answer.data).toBeUndefined()
})

test('a read that is not wanted yet is not loading', () => {
  expect(answerOf(() => useReadRecipe(4)).isLoading).toBe(true)
  expect(answerOf(() => useReadRecipe(4, { enabled: false })).isLoading).toBe(false)
})
