import { expect, test } from 'vitest'

import { createRefusedBodies } from './refused-bodies.ts'

const megabyte = 1024 * 1024
const refused = { status: 429, details: { headers: { 'retry-after': '60' } } }

function counted() {
  let now = 0
  const bodies = createRefusedBodies(() => now)
  const failure = (userId: number) => {
    try {
      bodies.check(userId)
      return null
    } catch (error) {
      return error
    }
  }
  return { ...bodies, failure, wait: (seconds: number) => (now += seconds * 1000) }
}

test('a user is refused after 4 MB of refused bodies in a minute, and nobody else', () => {
  const bodies = counted()
  for (let body = 0; body < 4; body++) {
    expect(bodies.failure(7)).toBeNull()
    bodies.count(7, megabyte)
  }
  expect(bodies.failure(7)).toMatchObject(refused)
  expect(bodies.failure(8)).toBeNull()
})

test('the count starts over a minute after the first refused body', () => {
  const bodies = counted()
  bodies.count(7, megabyte)
  bodies.wait(30)
  bodies.count(7, 3 * megabyte)
  bodies.wait(29)
  expect(bodies.failure(7)).toMatchObject(refused)
  bodies.wait(1)
  expect(bodies.failure(7)).toBeNull()
  bodies.count(7, 3 * megabyte)
  expect(bodies.failure(7)).toBeNull()
})
