import { expect, test } from 'vitest'

import { stepSize } from './step-size.ts'

/** The sizes of steps that take these milliseconds per row. */
async function sizes(msPerRow: readonly number[]): Promise<number[]> {
  let clock = 0
  const size = stepSize('pglite', 500, () => clock)
  const taken: number[] = []
  for (const ms of msPerRow) {
    taken.push(size.rows)
    await size.measure(async () => void (clock += size.rows * ms))
  }
  return taken
}

test('steps grow while they are quick, up to the maximum, and shrink at once when the database is slow', async () => {
  expect(await sizes([0.05, 0.05, 0.05, 0.05, 0.2, 1])).toEqual([100, 200, 400, 500, 500, 250])
})

test('a step never gets so small that its fixed cost dominates', async () => {
  expect(await sizes([1000, 1000])).toEqual([100, 100])
})

test('steps stay the same on PostgreSQL, which serves other requests during a step of any length', async () => {
  const size = stepSize('postgresql', 500)
  await size.measure(async () => void (await new Promise((resolve) => setTimeout(resolve, 120))))
  expect(size.rows).toBe(500)
})
