import type { Browser, Page } from 'playwright'

import { heapBytes, setCpu, visit } from './browser.ts'
import { makeVendors } from './pages/vendors.ts'
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

/** Nobody acts in the same moment in which the rows or a filter appear, in ms. What a page does in between is not measured. */
const timeToLook = 300

/** A letter that some names have and the first in the list lacks: the first row has to change. */
const key = 'x'

/** What the first row shows after each step, calculated here from the same vendors. */
function expectedOf(count: number) {
  const vendors = makeVendors(count)
  const byName = vendors.toSorted((a, b) => (a.vendorName < b.vendorName ? -1 : a.vendorName > b.vendorName ? 1 : 0))
  const found = byName.find(({ vendorName }) => vendorName.toLowerCase().includes(key))
  const [first] = vendors
  const last = vendors.at(-1)
  if (!first || !last) throw new Error('No vendors')
  return {
    first: first.vendorCode,
    last: last.vendorCode,
    sorted: byName[0]?.vendorName ?? '',
    found: found?.vendorName ?? '',
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

/** Sorts by name, then types one letter into the filter of the names: `<label> sort`, `<label> filter`, in ms. */
async function sortAndFilter(page: Page, expected: ReturnType<typeof expectedOf>, label: string, samples: Samples) {
  samples.add(
    `${label} sort`,
    await timed(page, 'click', { firstRow: expected.sorted }, () => nameHeader(page).click()),
  )
  // The baseline always shows its filter row; ours is behind a switch.
  const filter = page.getByLabel('Filter Vendor Name')
  if (!(await filter.isVisible())) await page.getByText('Filter Data').click()
  await filter.focus()
  await page.waitForTimeout(timeToLook)
  const isFound = { firstRow: expected.found }
  samples.add(`${label} filter`, await timed(page, 'keydown', isFound, () => page.keyboard.press(key)))
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

/** 1,000 rows: the end of one scroll; in pages: sort, filter key, page 10 to 100. */
export async function measureThousandRows(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  const expected = expectedOf(1000)
  for (let run = 0; run < runs; run += 1) {
    for (const cpu of [1, 4]) {
      for (const which of tablePages) {
        const label = `1000 ${which} ${cpu}x`
        const { page, cdp, close } = await openPage(browser, targets, which)
        await page.evaluate(() => benchPage.prepare(1000))
        await setCpu(cdp, cpu)
        await page.evaluate((wanted) => probe.sinceShow('scroll', wanted), { firstRow: expected.first })
        await page.waitForTimeout(timeToLook)
        const end = await page.evaluate((wanted) => probe.sinceJumpToEnd(wanted), { anyRow: expected.last })
        samples.add(`${label} end`, end)

        await page.reload()
        await page.waitForFunction(() => 'benchPage' in globalThis)
        await page.evaluate(() => benchPage.prepare(1000))
        await page.evaluate((wanted) => probe.sinceShow('pages', wanted), { firstRow: expected.first })
        await page.waitForTimeout(timeToLook)
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

/** 100,000 rows in one scroll: painted, sort, filter key, and the memory that they take as a multiple of the data. */
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
