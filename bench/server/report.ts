import type { Samples } from '../web/statistics.ts'
import { markdownTable, times } from '../web/table.ts'
import { operations } from './calls.ts'
import { clients } from './rows.ts'

const none = '–'
/** The list of 50 on PostgreSQL must reach this share of bare Fastify + pg. */
const bar = 0.7

function speedTable(samples: Samples, caterers: number): string {
  const rows = operations.flatMap((operation) =>
    [1, clients].map((count) => {
      const median = (name: string, what: string) => samples.median(`${name} ${operation} ${count} ${caterers} ${what}`)
      const ratio = median('PostgreSQL', 'perSecond') / median('bare', 'perSecond')
      const shown = (name: string) => [
        median(name, 'perSecond').toFixed(0),
        `${median(name, 'p50').toFixed(1)} / ${median(name, 'p99').toFixed(1)}`,
      ]
      return [
        `${operation} · ${count} ${count === 1 ? 'client' : 'clients'}`,
        ...shown('bare'),
        ...shown('PostgreSQL'),
        times(ratio),
        operation === 'list of 50' ? `≥ ${times(bar)}: ${ratio >= bar ? 'met' : '**missed**'}` : none,
        ...shown('PGlite'),
      ]
    }),
  )
  const of = (name: string) => [`${name}, per second`, 'p50 / p99 ms']
  return markdownTable(
    [
      caterers === 1 ? 'demo only' : `${caterers} caterers in the database`,
      ...of('bare Fastify + pg'),
      ...of('ours on PostgreSQL'),
      'ratio',
      'bar',
      ...of('ours on PGlite'),
    ],
    rows,
  )
}

function growthTable(samples: Samples): string {
  const rows = operations.map((operation) => [
    operation,
    ...['bare', 'PostgreSQL', 'PGlite'].flatMap((name) => {
      const perSecond = (count: number, caterers: number) =>
        samples.median(`${name} ${operation} ${count} ${caterers} perSecond`)
      return [times(perSecond(clients, 1) / perSecond(1, 1)), times(perSecond(1, 1000) / perSecond(1, 1))]
    }),
  ])
  return markdownTable(
    [
      'growth of requests per second',
      ...['bare', 'PostgreSQL', 'PGlite'].flatMap((name) => [
        `${name}: 1 to ${clients} clients`,
        '1 to 1,000 caterers',
      ]),
    ],
    rows,
  )
}

/** The report in Markdown. */
export const report = (samples: Samples): string =>
  [speedTable(samples, 1), speedTable(samples, 1000), growthTable(samples)].join('\n\n')
