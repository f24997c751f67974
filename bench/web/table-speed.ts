import type { Browser, Page } from 'playwright'

import { heapBytes, setCpu, visit } from './browser.ts'
import { makeVendors } from './pages/vendors.ts'
import type { View } from './pages/driver.tsx'
import type { Wanted } from './probe.ts'
import type { Samples } from './statistics.ts'
import type { Targets } from './targets.ts'

export const tablePages = ['floor', 'table'] as const

/** What is painted from nothing: vendors in one scroll, or the first page of ten. */
export const paintings = [
  { title: '10 rows', view: 'scroll', count: 10 },
  { title: '100 rows', view: 'scroll', count: 100 },
  { title: '1,000 rows', view: 'scroll', count: 1000 },
  { title: 'a page of 10 out of 1,000', view: 'pages', count: 1000 },
] as const

/** Nobody acts the moment the rows or a filter appear, in ms. What a page does in between is not measured. */
const timeToLook = 300

/** Between two keys of someone typing, in ms. */
const timeBetweenKeys = 150

/** Letters to type into a filter: those that the first name in the list lacks, so that the first row has to change. */
const letters = ['x', 'z', 'j', 'q', 'v', 'w']

/** What the first row shows after each step, calculated here from the same vendors. */
function expectedOf(count: number) {
  const vendors = makeVendors(count)
  const byName = vendors.toSorted((a, b) => (a.vendorName < b.vendorName ? -1 : a.vendorName > b.vendorName ? 1 : 0))
  const [first] = vendors
  const last = vendors.at(-1)
  const sorted = byName[0]?.vendorName
  if (!first || !last || sorted === undefined) throw new Error('No vendors')
  const firstWith = (letter: string) =>
    byName.find(({ vendorName }) => vendorName.toLowerCase().includes(letter))?.vendorName ?? ''
  return {
    first: first.vendorCode,
    last: last.vendorCode,
    sorted,
    /** Each letter is deleted before the next one is typed. */
    keys: letters.flatMap((letter) =>
      sorted.toLowerCase().includes(letter)
        ? []
        : [
            { key: letter, firstRow: firstWith(letter) },
            { key: 'Backspace', firstRow: sorted },
          ],
    ),
  }
}

const nameHeader = (page: Page) =>
  page
    .getByRole('columnheader', { name: /Vendor Name/ })
    .getByRole('button')
    .first()

async function timed(page: Page, event: 'click' | 'keydown' | 'change', wanted: Wanted, act: () => Promise<unknown>) {
  await page.evaluate(([event, wanted]) => probe.arm(event, wanted), [event, wanted] as const)
  await act()
  return page.evaluate(() => probe.result())
}

/**
 * Sorts by name, then types letters into the filter of the names and deletes them: `<label> sort`, `<label> filter` for
 * each key, `<label> first key`, in ms.
 */
async function sortAndFilter(page: Page, expected: ReturnType<typeof expectedOf>, label: string, samples: Samples) {
  samples.add(
    `${label} sort`,
    await timed(page, 'click', { firstRow: expected.sorted }, () => nameHeader(page).click()),
  )
  // The baseline always shows its filter row; ours is behind a switch.
  const filter = page.getByLabel('Filter Vendor Name')
  if (!(await filter.isVisible())) await page.getByText('Filter Data').click()
  await filter.focus()
  for (const [at, { key, firstRow }] of expected.keys.entries()) {
    await page.waitForTimeout(at === 0 ? timeToLook : timeBetweenKeys)
    const time = await timed(page, 'keydown', { firstRow }, () => page.keyboard.press(key))
    samples.add(`${label} filter`, time)
    if (at === 0) samples.add(`${label} first key`, time)
  }
}

async function openPage(browser: Browser, targets: Targets, which: string) {
  const visited = await visit(browser, { cpu: 1 })
  await visited.page.goto(`${targets.bench}/${which}/`)
  await visited.page.waitForFunction(() => 'benchPage' in globalThis)
  return visited
}

/** Each of `paintings` at CPU 1x and 4x: `painted <title> <page> <cpu>x` in ms. */
export async function measurePainting(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  for (let run = 0; run < runs; run += 1) {
    for (const { title, view, count } of paintings) {
      const wanted = { firstRow: expectedOf(count).first }
      for (const cpu of [1, 4]) {
        for (const which of tablePages) {
          const { page, cdp, close } = await openPage(browser, targets, which)
          await page.evaluate((rows) => benchPage.prepare(rows), count)
          await setCpu(cdp, cpu)
          const painted = await page.evaluate(([view, wanted]) => probe.sinceShow(view, wanted), [
            view,
            wanted,
          ] as const)
          samples.add(`painted ${title} ${which} ${cpu}x`, painted)
          await close()
        }
      }
    }
  }
}

/** 1,000 rows: the end of one scroll; in pages: page 10 to 100, sort, filter keys. Each by a new visitor. */
export async function measureThousandRows(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  const expected = expectedOf(1000)

  async function show(which: string, view: View, cpu: number) {
    const visited = await openPage(browser, targets, which)
    await visited.page.evaluate(() => benchPage.prepare(1000))
    await setCpu(visited.cdp, cpu)
    await visited.page.evaluate(([view, wanted]) => probe.sinceShow(view, wanted), [
      view,
      { firstRow: expected.first },
    ] as const)
    await visited.page.waitForTimeout(timeToLook)
    return visited
  }

  for (let run = 0; run < runs; run += 1) {
    for (const cpu of [1, 4]) {
      for (const which of tablePages) {
        const label = `1000 ${which} ${cpu}x`
        const scroll = await show(which, 'scroll', cpu)
        const end = await scroll.page.evaluate((wanted) => probe.sinceJumpToEnd(wanted), { anyRow: expected.last })
        samples.add(`${label} end`, end)
        await scroll.close()

        const { page, close } = await show(which, 'pages', cpu)
        const size = await timed(page, 'change', { rows: 100 }, () =>
          page.getByLabel('Rows per page').selectOption('100'),
        )
        samples.add(`${label} size`, size)
        await page.getByLabel('Rows per page').selectOption('10')
        await sortAndFilter(page, expected, label, samples)
        await close()
      }
    }
  }
}

/** 100,000 rows in one scroll: painted, sort, filter keys, and the memory that they take as a multiple of the data. */
export async function measureManyRows(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  const count = 100_000
  const expected = expectedOf(count)
  for (let run = 0; run < runs; run += 1) {
    for (const which of tablePages) {
      const label = `100000 ${which}`
      const { page, cdp, close } = await openPage(browser, targets, which)
      const bare = await heapBytes(cdp)
      await page.evaluate((rows) => benchPage.prepare(rows), count)
      const data = (await heapBytes(cdp)) - bare
      const painted = await page.evaluate((wanted) => probe.sinceShow('scroll', wanted), { firstRow: expected.first })
      samples.add(`${label} painted`, painted)
      const shown = (await heapBytes(cdp)) - bare
      await sortAndFilter(page, expected, label, samples)
      const used = (await heapBytes(cdp)) - bare

      await page.reload()
      await page.waitForFunction(() => 'benchPage' in globalThis)
      await page.evaluate((rows) => benchPage.prepareText(rows), count)
      const wanted = { firstRow: expected.first }
      const read = await page.evaluate((wanted) => probe.sinceShow('scroll', wanted, 'text'), wanted)
      samples.add(`${label} read`, read)
      samples.add(`${label} data MB`, data / 1e6)
      samples.add(`${label} heap shown`, shown / data)
      samples.add(`${label} heap used`, used / data)
      await close()
    }
  }
}
