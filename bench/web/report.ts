import type { Shift } from './layout-shift.ts'
import { edits } from './planner-speed.ts'
import type { Samples } from './statistics.ts'
import { paintings } from './table-speed.ts'
import { kilobytes, markdownTable, ms, seconds, target, times } from './table.ts'

const none = '–'

/** The goals for the table and for the app's first list on a slow network: at most this many times the baseline. */
const mostTimes = 1.3
const mostTimesOfFirstList = 1.7

/** Parts of the benchmark, each with its own tables. */
export const parts = ['loading', 'table', 'many', 'app', 'planner', 'shift'] as const
export type Part = (typeof parts)[number]

function bytesTable(samples: Samples): string {
  const row = (title: string, name: string) => [
    title,
    kilobytes(samples.median(`bytes ${name}`)),
    String(samples.median(`files ${name}`)),
  ]
  return markdownTable(
    ['JavaScript until the network is idle, gzip', 'bytes', 'files'],
    [
      row('baseline page', 'floor table'),
      row('DataTable alone on a page', 'bench table'),
      row('/login', 'app login'),
      row('/manage/products', 'app ingredients'),
      row('/recipes/myRecipeCatalog', 'app recipes'),
    ],
  )
}

function loadingTable(samples: Samples): string {
  const goalOf = (ours: string, under: string, time: number, ratio: number) => {
    if (under !== 'slow' || ours === 'bench table') return none
    return ours === 'app login'
      ? target(seconds(2400), time <= 2400)
      : target(times(mostTimesOfFirstList), ratio <= mostTimesOfFirstList)
  }
  const compare = (title: string, floor: string, ours: string, under: string) => {
    const one = samples.median(`painted ${floor} ${under}`)
    const other = samples.median(`painted ${ours} ${under}`)
    return [title, seconds(one), seconds(other), times(other / one), goalOf(ours, under, other, other / one)]
  }
  const pages = [
    ['login', 'floor login', 'app login'],
    ['1,000 vendors, first page of 10', 'floor table', 'bench table'],
    ['ingredients: app, call and rows', 'floor table', 'app ingredients'],
    ['recipes: app, call and rows', 'floor table', 'app recipes'],
  ] as const
  const conditions = { '1x': 'CPU 1x', '4x': 'CPU 4x', slow: 'Slow 4G, CPU 4x' }
  return markdownTable(
    ['Painted from an empty cache', 'baseline', 'ours', 'ratio', 'goal'],
    Object.entries(conditions).flatMap(([under, label]) =>
      pages.map(([title, floor, ours]) => compare(`${title} · ${label}`, floor, ours, under)),
    ),
  )
}

function paintingTable(samples: Samples): string {
  return markdownTable(
    ['Vendors painted', 'baseline', 'ours', 'ratio', 'goal'],
    [1, 4].flatMap((cpu) =>
      paintings.map(({ title }) => {
        const floor = samples.median(`painted ${title} floor ${cpu}x`)
        const ours = samples.median(`painted ${title} table ${cpu}x`)
        return [
          `${title} · CPU ${cpu}x`,
          ms(floor),
          ms(ours),
          times(ours / floor),
          target(times(mostTimes), ours / floor <= mostTimes),
        ]
      }),
    ),
  )
}

function thousandTable(samples: Samples): string {
  const row = (what: string, title: string, cpu: number, limit?: number) => {
    const floor = samples.median(`1000 floor ${cpu}x ${what}`)
    const ours = samples.median(`1000 table ${cpu}x ${what}`)
    return [
      `${title} · CPU ${cpu}x`,
      ms(floor),
      ms(ours),
      times(ours / floor),
      what === 'end' || what === 'first key' ? none : target(times(mostTimes), ours / floor <= mostTimes),
      limit === undefined ? none : target(ms(limit), ours <= limit),
    ]
  }
  return markdownTable(
    ['1,000 rows', 'baseline', 'ours', 'ratio', 'goal', 'limit'],
    [1, 4].flatMap((cpu) => {
      const limit = cpu === 4 ? 200 : undefined
      return [
        row('end', 'jump to the last row', cpu),
        row('sort', 'sort', cpu, limit),
        // Too short for any deliberate delay.
        row('filter', 'key in a filter', cpu, cpu === 1 ? 50 : limit),
        row('first key', 'the first of these keys', cpu, cpu === 1 ? 50 : limit),
        row('size', 'page of 10 to 100', cpu, limit),
      ]
    }),
  )
}

function manyTable(samples: Samples): string {
  const row = (what: string, title: string, bar = 1.5) => {
    const floor = samples.median(`100000 floor ${what}`)
    const ours = samples.median(`100000 table ${what}`)
    return [title, ms(floor), ms(ours), times(ours / floor), bar ? target(times(bar), ours / floor <= bar) : none]
  }
  const heap = (what: string, title: string) => {
    const ours = samples.median(`100000 table ${what}`)
    return [title, times(samples.median(`100000 floor ${what}`)), times(ours), none, target(times(2), ours <= 2)]
  }
  return markdownTable(
    [
      `100,000 rows in one scroll (data: ${samples.median('100000 table data MB').toFixed(1)} MB)`,
      'baseline',
      'ours',
      'ratio',
      'goal',
    ],
    [
      row('read', 'table painted, from the text of a response'),
      row('painted', 'rendering only', 0),
      row('sort', 'sort'),
      row('filter', 'key in a filter'),
      heap('heap shown', 'heap of data and table, relative to the data'),
      heap('heap used', 'the same after sort and filter'),
    ],
  )
}

function appTable(samples: Samples, screens: readonly string[]): string {
  const reopened = [1, 4].flatMap((cpu) =>
    screens.map((screen) => {
      const time = samples.median(`reopened ${screen} ${cpu}x`)
      return [`${screen} opened again · CPU ${cpu}x`, ms(time), cpu === 1 ? target(ms(100), time <= 100) : none]
    }),
  )
  const call = samples.median('search call')
  return markdownTable(
    ['The app', 'median', 'goal'],
    [...reopened, ['from a key in a search to its request · CPU 1x', ms(call), target(ms(50), call <= 50)]],
  )
}

/** One frame at 60 per second, in ms. */
const frame = 1000 / 60

function stripTable(samples: Samples): string {
  return markdownTable(
    ['Planner: from a drop to the painted strip', 'baseline', 'ours', 'ratio', 'frames', 'goal'],
    [1, 4].flatMap((cpu) =>
      edits.map((edit) => {
        const [floor, ours] = ['floor', 'planner'].map((page) => samples.median(`strip ${edit} ${page} ${cpu}x`))
        const [least, frames] = ['floor', 'planner'].map((page) => samples.median(`frames ${edit} ${page} ${cpu}x`))
        const title = edit === 'drop' ? 'an item is dropped' : 'a day is pasted'
        return [
          `${title} · CPU ${cpu}x`,
          ms(floor ?? Number.NaN),
          ms(ours ?? Number.NaN),
          times((ours ?? Number.NaN) / (floor ?? Number.NaN)),
          `${frames} (baseline ${least})`,
          cpu === 1 ? target(`${ms(6 * frame)}, 6 frames`, (ours ?? Infinity) <= 6 * frame) : none,
        ]
      }),
    ),
  )
}

function shiftTable(shifts: readonly Shift[]): string {
  const views = [...new Set(shifts.map(({ view }) => view))]
  const screens = [...new Set(shifts.map(({ screen }) => screen))]
  return markdownTable(
    ['Layout shift', ...views, 'goal'],
    screens.map((screen) => {
      const each = views.map((view) => shifts.find((shift) => shift.screen === screen && shift.view === view)?.shift)
      const worst = Math.max(...each.map((shift) => shift ?? Infinity))
      return [
        screen,
        ...each.map((shift) => (shift === undefined ? none : shift.toFixed(3))),
        target('0.02', worst <= 0.02),
      ]
    }),
  )
}

/** The tables of the measured parts, as Markdown. */
export function report(
  measured: ReadonlySet<Part>,
  samples: Samples,
  shifts: readonly Shift[],
  screens: readonly string[],
): string {
  const tables: Record<Part, () => string[]> = {
    loading: () => [bytesTable(samples), loadingTable(samples)],
    table: () => [paintingTable(samples), thousandTable(samples)],
    many: () => [manyTable(samples)],
    app: () => [appTable(samples, screens)],
    planner: () => [stripTable(samples)],
    shift: () => [shiftTable(shifts)],
  }
  return parts.flatMap((part) => (measured.has(part) ? tables[part]() : [])).join('\n\n')
}
