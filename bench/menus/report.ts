import { p95, type Samples } from '../web/statistics.ts'
import { markdownTable, ms, seconds, target, times } from '../web/table.ts'
import type { Operation } from './operations.ts'

const time = (value: number) => (value < 1_000 ? ms(value) : seconds(value))

/** The report in Markdown: each size, such as a number of schools, then how the times grow from the fewest to the most. */
export function report(
  samples: Samples,
  operations: readonly Operation[],
  sizes: readonly number[],
  what = 'schools',
): string {
  const [fewest = 0, most = 0] = [sizes[0], sizes.at(-1)]
  const grows = sizes.length > 1
  const rows = operations.map(({ name, limit, isLong }) => {
    const of = (size: number, which: 'ours' | 'plain') => samples.median(`${name} ${size} ${which}`)
    const slowest = (size: number) => {
      const values = samples.of(`${name} ${size} ours`)
      return isLong ? Math.max(...values) : p95(values)
    }
    return [
      name,
      ...sizes.flatMap((size) => [
        `${time(of(size, 'ours'))} / ${time(slowest(size))}`,
        times(of(size, 'ours') / of(size, 'plain')),
      ]),
      ...(grows ? (['ours', 'plain'] as const).map((which) => times(of(most, which) / of(fewest, which))) : []),
      limit === undefined ? '–' : target(time(limit), slowest(most) <= limit),
    ]
  })
  return markdownTable(
    [
      'p50 / p95; of few runs median / slowest',
      ...sizes.flatMap((size) => [`${size} ${size === 1 ? what.replace(/s$/, '') : what}`, 'ratio to SQL']),
      ...(grows ? ['growth', 'growth of SQL'] : []),
      `target at ${most}`,
    ],
    rows,
  )
}
