import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { routes } from '../../routing/routes.ts'
import { topicOf } from './help-topics.ts'
import { pictured } from './pictures.ts'

const folder = path.join(import.meta.dirname, 'pictures')

/** Pages that need no explanation. */
const withoutTopic = new Set(['help', 'parent', 'manage', 'recipesHome', 'reports', 'settings'])

test('every screen has a topic', () => {
  const missing = routes
    .filter((route) => !withoutTopic.has(route.id) && topicOf(route.id) === null)
    .map(({ id }) => id)
  expect(missing).toEqual([])
})

test('records have the topic of their list', () => {
  expect(topicOf('vendorRecord')).toBe('vendors')
  expect(topicOf('manage')).toBeNull()
})

test('pictures belong to topics, and are few and small', () => {
  const files = readdirSync(folder)
  expect(files.map((file) => topicOf(file.replace('.webp', '')))).not.toContain(null)
  expect(pictured).toHaveLength(files.length)
  expect(files.length).toBeGreaterThan(15)
  // A picture loads only with its topic, so more pictures make the package larger, but no page slower.
  expect(files.length).toBeLessThanOrEqual(30)
  expect(files.filter((file) => statSync(path.join(folder, file)).size >= 40_000)).toEqual([])
})
