import { expect, test } from 'vitest'

import { stepSize } from './step-size.ts'

/** The sizes of steps that take these milliseconds per row. */
async function sizes(msPerRow: readonly number[]): Promise<number[]> {
  let clock = 0
  const size = stepSize(500, () => clock)
  const taken: number[] = []
  for (const ms of msPerRow) {
    taken.push(size.rows)
    await size.measure(async () => void (clock += size.rows * ms))
  }
  return taken
}

test('steps grow while they are quick, up to the most, and shrink at once when the database is slow', async () => {
  expect(await sizes([0.05, 0.05, 0.05, 0.05, 0.05, 1, 1])).toEqual([50, 100, 200, 400, 500, 500, 50])
})

test('a step is never without rows', async () => {
  expect(await sizes([1000, 1000])).toEqual([50, 10])
})
