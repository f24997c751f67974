import { expect, test } from 'vitest'

import { decide } from '../../.storybook/visual/baselines.ts'

test('until all baselines exist, a missing one is reported, not failed', () => {
  const question = { chromium: '156 on linux', hasImage: false, isUpdate: false }
  expect(decide('a--b', { ...question, record: undefined })).toHaveProperty('notice')
  expect(decide('a--b', { ...question, record: { chromium: '156 on linux', isComplete: false } })).toHaveProperty(
    'notice',
  )
  expect(decide('a--b', { ...question, record: { chromium: '156 on linux', isComplete: true } })).toHaveProperty(
    'failure',
  )
})
