import type { Browser, Locator, Page } from 'playwright'

import { plannedMonday } from '../../e2e/support/coming-week.ts'
import { setCpu, visit } from './browser.ts'
import type { Samples } from './statistics.ts'
import type { Targets } from './targets.ts'

/** Where it is measured: a handwritten week, and the planner with the demo's catalog. */
export const weeks = ['floor', 'planner'] as const
export const edits = ['drop', 'paste'] as const

/** What to do in one of the two pages. */
interface WeekPage {
  page: Page
  strip: Locator
  /** An item that can be dragged, and where it is dropped. */
  item: Locator
  cell: Locator
  /** Headers of two days with different menus. */
  from: Locator
  onto: Locator
  /** Restores the week to what it was. */
  restore: () => Promise<unknown>
}

/** From the drop or the paste to the frame with the changed strip: `strip <edit> <page> <cpu>x`, in ms, and in frames as `frames <edit> …`. */
export async function measureStrip(browser: Browser, targets: Targets, runs: number, samples: Samples) {
  for (let run = -1; run < runs; run += 1) {
    for (const cpu of [1, 4]) {
      for (const which of weeks) {
        const { page, cdp, close } = await visit(browser, { cpu: 1 }, { storageState: targets.session })
        const week = which === 'floor' ? await openFloor(page, targets.bench) : await openPlanner(page, targets.app)
        await week.strip.evaluate((strip) => strip.setAttribute('data-strip', ''))
        await setCpu(cdp, cpu)
        for (const edit of edits) {
          const { ms, frames } = edit === 'drop' ? await drop(week) : await paste(week)
          // The first round compiles the code.
          if (run >= 0) {
            samples.add(`strip ${edit} ${which} ${cpu}x`, ms)
            samples.add(`frames ${edit} ${which} ${cpu}x`, frames)
          }
          await week.restore()
        }
        await close()
      }
    }
  }
}

async function openFloor(page: Page, address: string): Promise<WeekPage> {
  await page.goto(`${address}/week/`)
  const header = (name: string) => page.getByRole('columnheader', { name })
  await header('Mon').waitFor()
  return {
    page,
    strip: page.locator('[data-strip]'),
    // Not yet on the week.
    item: page.getByRole('listitem').last().getByRole('button'),
    cell: page.getByRole('row').nth(1).getByRole('cell').first(),
    from: header('Mon'),
    onto: header('Wed'),
    restore: async () => {
      await page.reload()
      await header('Mon').waitFor()
    },
  }
}

async function openPlanner(page: Page, address: string): Promise<WeekPage> {
  await page.goto(`${address}/manage/manageSchoolMenus?school=1&week=${plannedMonday()}`)
  const strip = page.getByRole('region', { name: /^Meal pattern/ })
  await strip.getByRole('button').first().waitFor()
  const options = page.getByRole('listbox', { name: 'Menu items' }).getByRole('option')
  await options.first().waitFor()
  const header = (index: number) => page.getByRole('grid').getByRole('columnheader').nth(index)
  return {
    page,
    strip,
    item: options.first(),
    cell: page.getByRole('grid').getByRole('gridcell').first(),
    from: header(1),
    onto: header(3),
    restore: async () => {
      const changed = await strip.textContent()
      await page.keyboard.press('Control+Z')
      await page.waitForFunction(([text]) => document.querySelector('[data-strip]')?.textContent !== text, [
        changed,
      ] as const)
      await page
        .getByRole('status')
        .filter({ hasText: /^Saved/ })
        .waitFor()
    },
  }
}

async function drop({ page, item, cell }: WeekPage) {
  await item.scrollIntoViewIfNeeded()
  await cell.scrollIntoViewIfNeeded()
  const [start, end] = [await item.boundingBox(), await cell.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drop it')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + 12, { steps: 8 })
  // Let every effect of the drag finish before the drop.
  await page.waitForTimeout(300)
  await page.evaluate(() => probe.armChange('mouseup', '[data-strip]'))
  await page.mouse.up()
  return page.evaluate(() => probe.change())
}

async function paste({ page, from, onto }: WeekPage) {
  await from.focus()
  await page.keyboard.press('Control+C')
  await onto.focus()
  await page.waitForTimeout(300)
  await page.evaluate(() => probe.armChange('paste', '[data-strip]'))
  await page.keyboard.press('Control+V')
  return page.evaluate(() => probe.change())
}
