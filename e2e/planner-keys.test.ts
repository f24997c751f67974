import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { comingMonday, plannedMonday } from './support/coming-week.ts'
import { useStage } from './support/stage.ts'
import { weekPlan } from './support/week-plan.ts'

// A week by keyboard alone, with the demo's whole catalog: how many keys it takes, and copying from other weeks and tabs.

const mostKeys = 150
const week = (school: number, monday: string) => `/manage/manageSchoolMenus?school=${school}&week=${monday}`
const empty = comingMonday()
const stage = useStage()
let page: Page
let keys = 0
beforeAll(async () => {
  page = await stage.logIn(week(4, empty))
  await page.getByRole('listbox').getByRole('option').first().waitFor()
})

/** Presses keys in order, and counts them: letters of searches, too. */
async function press(...all: string[]) {
  for (const key of all) {
    await page.keyboard.press(key)
    keys += key.split('+').length
  }
}

/** Types into the search of the cell with the focus, and takes the first item found. The focus moves to the cell below. */
async function take(letters: string) {
  await press(...letters.split(''))
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await press('Enter')
}

const rows = ['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk'] as const
/** Five different days; the letters that find each item, and its name. */
const menus: readonly (readonly [string, RegExp])[][] = [
  [
    ['taco', /taco/i],
    ['app', /apple/i],
    ['corn', /corn/i],
    ['ric', /rice/i],
    ['fat', /milk/i],
  ],
  [
    ['pizz', /pizza/i],
    ['ban', /banana/i],
    ['car', /carrot/i],
    ['cor', /corn/i],
    ['cho', /milk/i],
  ],
  [
    ['burg', /burger/i],
    ['ora', /orange/i],
    ['cole', /coleslaw/i],
    ['pot', /potato/i],
    ['low', /milk/i],
  ],
  [
    ['spa', /spaghetti/i],
    ['gra', /grape/i],
    ['bro', /broccoli/i],
    ['rol', /roll/i],
    ['fre', /milk/i],
  ],
  [
    ['nug', /nugget/i],
    ['pea', /pea/i],
    ['bea', /bean/i],
    ['muf', /muffin/i],
    ['fat', /milk/i],
  ],
]

test(`five days of five items are planned from nothing in at most ${mostKeys} keys, letters counted`, async () => {
  const plan = weekPlan(page)
  await plan.cell('Entree', 0).focus()
  keys = 0
  for (const [day, menu] of menus.entries()) {
    for (const [row, [letters]] of menu.entries()) {
      // The à la carte row is between the side and milk rows.
      if (rows[row] === 'Milk') await press('ArrowDown')
      await take(letters)
    }
    if (day < 4) await press('PageUp', 'ArrowRight', 'ArrowDown')
  }
  expect(keys).toBeLessThanOrEqual(mostKeys)
  for (const [day, menu] of menus.entries()) {
    for (const [index, [, name]] of menu.entries()) {
      const cell = plan.cell(rows[index] ?? 'Entree', day)
      expect(await cell.getByRole('listitem').allInnerTexts(), `${rows[index]} on day ${day}`).toEqual([
        expect.stringMatching(name),
      ])
    }
  }
  await plan.saved()
})

test('last week is copied with one chord of three keys, and the server keeps it', async () => {
  const next = Temporal.PlainDate.from(empty).add({ weeks: 1 }).toString()
  await page.goto(week(4, next))
  const plan = weekPlan(page)
  await plan.cell('Entree', 0).focus()
  keys = 0
  await press('Control+Shift+L')
  await plan.cell('Entree', 4).getByRole('listitem').waitFor()
  expect(keys).toBe(3)
  await plan.saved()
  await page.reload()
  await plan.item('Entree', 1, 'izza').first().waitFor()
})

test('a cell and a whole week are copied in one tab and pasted in another, at another school', async () => {
  const source = await stage.logIn(week(1, plannedMonday()))
  const from = weekPlan(source)
  await from.cell('Entree', 0).getByRole('listitem').first().waitFor()
  const target = await source.context().newPage()
  await target.goto(week(2, empty))
  const to = weekPlan(target)
  await to.cell('Entree', 0).focus()
  const names = (plan: typeof from, day: number) =>
    plan.cell('Entree', day).getByRole('listitem').getByRole('button', { name: /^Move/ }).allTextContents()
  const copy = async (select: string[]) => {
    await source.bringToFront()
    await from.cell('Entree', 0).focus()
    for (const key of [...select, 'Control+C']) await source.keyboard.press(key)
    await target.bringToFront()
  }

  await copy([])
  await to.cell('Entree', 3).focus()
  await target.keyboard.press('Control+V')
  await to.cell('Entree', 3).getByRole('listitem').first().waitFor()
  expect(await names(to, 3)).toEqual(await names(from, 0))

  await copy(['Control+A'])
  await to.cell('Entree', 0).focus()
  await target.keyboard.press('Control+V')
  for (let day = 0; day < 5; day += 1) {
    await to.cell('Entree', day).getByRole('listitem').first().waitFor()
    expect(await names(to, day)).toEqual(await names(from, day))
  }
  await to.saved()
})
