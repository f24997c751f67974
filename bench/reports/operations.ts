import type { Operation } from '../menus/operations.ts'
import type { Call } from '../menus/product.ts'
import type { Plain, PlainReport } from './plain.ts'

interface Reports {
  call: Call
  plain: Plain
  statements: Readonly<Record<string, PlainReport>>
  from: string
  to: string
}

interface Table {
  total: { count: number }
}

/** A year of a report begins to show within this, in ms. */
const limit = 1000

/** Each report as its screen reads it first, and its rows without groups; then a whole file. */
export const operationsOf = (reports: Reports): Operation[] => [
  ...Object.keys(reports.statements).flatMap((id) => [begin(reports, id), firstPage(reports, id)]),
  wholeFile(reports),
]

async function read({ call, from, to }: Reports, id: string, more: object) {
  const table = await call<Table>('POST', `/commissary/reportTables/${id}`, {
    ...(id !== 'currentInventory' && { from }),
    to,
    ...more,
  })
  // An empty answer is fast and would count as speed.
  if (table.total.count === 0) throw new Error(`${id} has no rows`)
}

const begin = (reports: Reports, id: string): Operation => ({
  name: `${id}: totals and groups`,
  limit,
  isLong: true,
  ours: () => read(reports, id, { size: 500 }),
  plain: () => reports.plain.run(reports.statements[id]?.totals ?? ''),
})

const firstPage = (reports: Reports, id: string): Operation => ({
  name: `${id}: totals and first rows`,
  limit,
  isLong: true,
  ours: () => read(reports, id, { group: [], size: 50 }),
  plain: () => reports.plain.run(reports.statements[id]?.page ?? ''),
})

/** A job, from the click to the file. */
const wholeFile = (reports: Reports): Operation => {
  const { call, from, to, plain } = reports
  return {
    name: 'deposits: file with all rows',
    isLong: true,
    async ours() {
      const { data } = await call<{ data: { id: number } }>('POST', '/commissary/reportExports', {
        report: 'deposits',
        format: 'csv',
        request: { from, to },
      })
      for (;;) {
        const { state, error } = await call<{ state: string; error: string | null }>(
          'GET',
          `/commissary/reportExports/${data.id}`,
        )
        if (state === 'done') break
        if (state !== 'working') throw new Error(`The export ended as ${state}: ${error}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await call<string>('GET', `/commissary/reportExports/${data.id}/file`)
    },
    plain: () =>
      plain.run(`select paid.*, home.name from payment paid join household home on home.id = paid.household_id
        where paid.paid_on between '${from}' and '${to}' and paid.status = 'recorded' order by paid.pay_type, paid.paid_on, paid.id`),
  }
}
