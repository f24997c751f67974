import type { Shift } from './layout-shift.ts'
import type { Samples } from './statistics.ts'
import { judged, kilobytes, markdownTable, ms, seconds, times } from './table.ts'

const none = '–'

function bytesTable(samples: Samples): string {
  const row = (title: string, name: string, bar: number | null, aim: number | null) => {
    const bytes = samples.median(`bytes ${name}`)
    return [
      title,
      kilobytes(bytes),
      String(samples.median(`files ${name}`)),
      bar === null ? none : judged(`${bar} KB`, bytes <= bar * 1000),
      aim === null ? none : judged(`${aim} KB`, bytes <= aim * 1000),
    ]
  }
  return markdownTable(
    ['JavaScript at first load, gzip', 'bytes', 'files', 'bar', 'aim'],
    [
      row('floor page (67 KB ± 20 %)', 'floor table', null, null),
      row('DataTable alone on a page', 'bench table', null, null),
      row('/login', 'app login', 135, 110),
      row('/manage/products', 'app ingredients', 190, 150),
      row('/recipes/myRecipeCatalog', 'app recipes', 190, 150),
    ],
  )
}

function loadingTable(samples: Samples): string {
  const compare = (title: string, floor: string, ours: string, under: string, bar: number | null) => {
    const one = samples.median(`painted ${floor} ${under}`)
    const other = samples.median(`painted ${ours} ${under}`)
    return [
      title,
      seconds(one),
      seconds(other),
      times(other / one),
      bar === null ? none : judged(seconds(bar), other <= bar),
    ]
  }
  const pages = [
    ['login', 'floor login', 'app login'],
    ['1,000 vendors, first page of 10', 'floor table', 'bench table'],
    ['ingredients: app, call and rows', 'floor table', 'app ingredients'],
    ['recipes: app, call and rows', 'floor table', 'app recipes'],
  ] as const
  const conditions = { '1x': 'CPU 1x', '4x': 'CPU 4x', slow: 'Slow 4G, CPU 4x' }
  return markdownTable(
    ['Painted from an empty cache', 'floor', 'ours', 'ratio', 'bar'],
    Object.entries(conditions).flatMap(([under, words]) =>
      pages.map(([title, floor, ours]) =>
        compare(`${title} · ${words}`, floor, ours, under, ours === 'app login' && under === 'slow' ? 2400 : null),
      ),
    ),
  )
}

function thousandTable(samples: Samples): string {
  const row = (what: string, title: string, cpu: number, bar: { ratio?: number; limit?: number }) => {
    const floor = samples.median(`1000 floor ${cpu}x ${what}`)
    const ours = samples.median(`1000 table ${cpu}x ${what}`)
    const verdict =
      bar.ratio !== undefined
        ? judged(times(bar.ratio), ours / floor <= bar.ratio)
        : bar.limit !== undefined
          ? judged(ms(bar.limit), ours <= bar.limit)
          : none
    return [`${title} · CPU ${cpu}x`, ms(floor), ms(ours), times(ours / floor), verdict]
  }
  return markdownTable(
    ['1,000 rows', 'floor', 'ours', 'ratio', 'bar'],
    [1, 4].flatMap((cpu) => {
      const limit = cpu === 4 ? { limit: 200 } : {}
      return [
        row('painted', 'painted, all in one scroll', cpu, { ratio: 1.3 }),
        row('end', 'a jump to the last row', cpu, {}),
        row('sort', 'sort', cpu, limit),
        // No wait that is there by design fits into this.
        row('filter', 'a key in a filter', cpu, cpu === 1 ? { limit: 50 } : limit),
        row('size', 'page of 10 to 100', cpu, limit),
      ]
    }),
  )
}

function manyTable(samples: Samples): string {
  const row = (what: string, title: string, bar = 1.5) => {
    const floor = samples.median(`100000 floor ${what}`)
    const ours = samples.median(`100000 table ${what}`)
    return [title, ms(floor), ms(ours), times(ours / floor), bar ? judged(times(bar), ours / floor <= bar) : none]
  }
  const heap = (what: string, title: string) => {
    const ours = samples.median(`100000 table ${what}`)
    return [title, times(samples.median(`100000 floor ${what}`)), times(ours), none, judged(times(2), ours <= 2)]
  }
  return markdownTable(
    [
      `100,000 rows in one scroll (data: ${samples.median('100000 table data MB').toFixed(1)} MB)`,
      'floor',
      'ours',
      'ratio',
      'bar',
    ],
    [
      row('read', 'table painted, from the text of an answer'),
      row('painted', 'drawing alone', 0),
      row('sort', 'sort'),
      row('filter', 'a key in a filter'),
      heap('heap shown', 'heap of data and table, as a multiple of the data'),
      heap('heap used', 'the same after sort and filter'),
    ],
  )
}

function appTable(samples: Samples, screens: readonly string[]): string {
  const reopened = [1, 4].flatMap((cpu) =>
    screens.map((screen) => {
      const time = samples.median(`reopened ${screen} ${cpu}x`)
      return [`${screen} opened again · CPU ${cpu}x`, ms(time), cpu === 1 ? judged(ms(100), time <= 100) : none]
    }),
  )
  const call = samples.median('search call')
  return markdownTable(
    ['The app', 'median', 'bar'],
    [...reopened, ['from a key in a search to its call · CPU 1x', ms(call), judged(ms(50), call <= 50)]],
  )
}

function shiftTable(shifts: readonly Shift[]): string {
  const views = [...new Set(shifts.map(({ view }) => view))]
  const screens = [...new Set(shifts.map(({ screen }) => screen))]
  return markdownTable(
    ['Layout shift', ...views, 'bar'],
    screens.map((screen) => {
      const each = views.map((view) => shifts.find((shift) => shift.screen === screen && shift.view === view)?.shift)
      const worst = Math.max(...each.map((shift) => shift ?? Infinity))
      return [
        screen,
        ...each.map((shift) => (shift === undefined ? none : shift.toFixed(3))),
        judged('0.02', worst <= 0.02),
      ]
    }),
  )
}

/** Everything that was measured, as Markdown. */
export function report(samples: Samples, shifts: readonly Shift[], screens: readonly string[]): string {
  return [
    bytesTable(samples),
    loadingTable(samples),
    thousandTable(samples),
    manyTable(samples),
    appTable(samples, screens),
    shiftTable(shifts),
  ].join('\n\n')
}
