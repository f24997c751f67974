import type { Operation } from '../menus/operations.ts'
import type { Call } from '../menus/product.ts'
import type { Plain, PlainReport } from './plain.ts'

interface Reports {
  call: Call
  plain: Plain
  statements: Readonly<Record<string, PlainReport>>
  /** The statements for the latest days only. */
  latest: Readonly<Record<string, PlainReport>>
  from: string
  to: string
}

interface Table {
  total: { count: number }
}

/** The first of the 31 days up to and including `to`. */
export const latestFrom = (to: string) => Temporal.PlainDate.from(to).subtract({ days: 30 }).toString()

/** A report over a year must begin to appear within this, in ms. */
const limit = 1000

/** Each report as its screen reads it: the latest days, the whole period, and rows without groups; then a whole file. */
export const operationsOf = (reports: Reports): Operation[] => [
  ...Object.keys(reports.statements).flatMap((id) => [
    ...(isOfDay(id) || isOfFoods(id) ? [] : [begin(reports, id, 'totals'), begin(reports, id, 'page')]),
    groups(reports, id),
    firstPage(reports, id),
  ]),
  wholeFile(reports),
]

/** Read as of one day, so there are no latest days to read first. */
const isOfDay = (id: string) => id === 'currentInventory'

/** A food on several days counts once, so the report is read as a whole. */
const isOfFoods = (id: string) => ['composition', 'missingNutrition', 'discontinuedItems'].includes(id)

/** The dates of a request. Nutrition Composition covers all recipes, on menus or not. */
function datesOf({ from, to }: Pick<Reports, 'from' | 'to'>, id: string) {
  if (id === 'composition') return {}
  return isOfDay(id) ? { to } : { from, to }
}

async function read({ call, ...period }: Reports, id: string, more: object) {
  const table = await call<Table>('POST', `/commissary/reportTables/${id}`, { ...datesOf(period, id), ...more })
  // An empty answer is fast and would count as speed.
  if (table.total.count === 0) throw new Error(`${id} has no rows`)
}

/** What a screen shows until the whole period is added up: the latest 31 days. */
const begin = (reports: Reports, id: string, of: keyof PlainReport): Operation => ({
  name: `${id}: latest days, ${of === 'totals' ? 'groups' : 'first rows'}`,
  limit,
  isLong: true,
  ours: () =>
    read({ ...reports, from: latestFrom(reports.to) }, id, of === 'totals' ? { size: 500 } : { group: [], size: 50 }),
  plain: () => reports.plain.run(reports.latest[id]?.[of] ?? ''),
})

const groups = (reports: Reports, id: string): Operation => ({
  name: `${id}: totals and groups`,
  ...(isOfDay(id) && { limit }),
  isLong: true,
  ours: () => read(reports, id, { size: 500 }),
  plain: () => reports.plain.run(reports.statements[id]?.totals ?? ''),
})

const firstPage = (reports: Reports, id: string): Operation => ({
  name: `${id}: totals and first rows`,
  ...(isOfDay(id) && { limit }),
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
