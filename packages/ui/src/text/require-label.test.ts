import { afterEach, expect, test, vi } from 'vitest'

import { requireLabel } from './require-label.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test("an empty label is logged once with the component's name", () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  requireLabel('IconButton', ' ')
  requireLabel('IconButton', '')
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toContain('IconButton: `label` is empty')

  requireLabel('Dialog', undefined, 'title')
  expect(error).toHaveBeenCalledTimes(2)
  expect(error.mock.calls[1]?.[0]).toContain('Dialog: `title` is empty')
})

test('a label is not logged', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  requireLabel('Menu', 'Actions')
  requireLabel('Card', 0)
  expect(error).not.toHaveBeenCalled()
})

test('production logs nothing', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  requireLabel('Drawer', '', 'title')
  expect(error).not.toHaveBeenCalled()
})
