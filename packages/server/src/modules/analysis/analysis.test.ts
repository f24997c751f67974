import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { allChecks, type WeekAnalysis } from '@commissary/domain/menu'
import { checkNameInGroup } from '@commissary/messages/checks'
import { makeFormats } from '@commissary/messages/formats'
import { checkValueText } from '@commissary/messages/print'
import { englishTranslator } from '@commissary/messages/translator'
import { analysisSettings, catererHoliday } from '../../db/schema/settings.ts'
import { seedDemo } from '../../demo/seed.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'
import { isMainEngine, isNightly, sized } from '../../../test/support/test-scale.ts'

let server: TestApp
let member: Member
let schools: { schoolId: number; schoolName: string }[]
beforeAll(async () => {
  server = await startApp()
  await seedDemo(server.database, '2026-11-18')
  member = await server.addMember({ catererId: 1 })
  schools = (await server.call(member, 'GET /commissary/userInfo')).body.schools
})

const request = (rest: object = {}) => ({
  schoolId: schools[0]?.schoolId,
  itemType: 'MEAL',
  startDate: '2026-11-09',
  endDate: '2026-11-22',
  rule: {},
  ...rest,
})
const analyze = (rest: object = {}) => server.call(member, 'POST /commissary/menu-analysis', { body: request(rest) })
const print = (rest: object = {}) =>
  server.call(member, 'POST /commissary/menuNutritionAnalyze/print', { body: request(rest) })

describe('the analysis', () => {
  // spec: 7.menuAnalysis, 7.menuAnalysis.weeks
  test('each week, Monday to Sunday, is checked by the rules of both dates', async () => {
    const { status, body } = await analyze()
    expect(status).toBe(200)
    expect(body.weeks.map(({ weekStart }: { weekStart: string }) => weekStart)).toEqual(['2026-11-09', '2026-11-16'])
    for (const week of body.weeks) {
      expect(week.status).toEqual({ now: expect.any(String), from2027: expect.any(String) })
      expect(week.days.length).toBeGreaterThan(0)
      const sodium = week.checks.find(({ id }: { id: string }) => id === 'sodium')
      expect(sodium.now.maximum).toBeGreaterThan(sodium.from2027.maximum)
      expect(sodium.reasons.length).toBeGreaterThan(0)
    }
  })

  // spec: 7.menuAnalysis.rule
  test('the response lists the calculation options used', async () => {
    const { body } = await analyze({ rule: { sodium: 'target2' } })
    expect(body.weeks[0].ruleOptions).toMatchObject({ sodium: 'target2', weekAverage: 'meanOfDays' })
    const sodium = body.weeks[0].checks.find(({ id }: { id: string }) => id === 'sodium')
    expect(sodium.now.maximum).toBe(sodium.from2027.maximum)
  })

  test('Target 2 in the settings applies to its program, unless the request overrides it', async () => {
    const { programName } = (await analyze()).body.program
    const save = (mealPrgram: string, targetType: 'Target 1' | 'Target 2', enabled: boolean) =>
      server.database.work({ catererId: 1 }, async (tx) => {
        await tx.delete(analysisSettings)
        const sodiumLevel = [{ mealPrgram, targetType, enabled, details: '' }]
        await tx.insert(analysisSettings).values({ sodiumLevel })
      })
    const optionOf = async (rule: object = {}) => (await analyze({ rule })).body.weeks[0].ruleOptions.sodium
    expect(await optionOf()).toBe('inForce')
    await save(programName, 'Target 2', true)
    expect(await optionOf()).toBe('target2')
    const { body } = await analyze()
    const sodium = body.weeks[0].checks.find(({ id }: { id: string }) => id === 'sodium')
    expect(sodium.now.maximum).toBe(sodium.from2027.maximum)
    expect(await optionOf({ sodium: 'inForce' })).toBe('inForce')
    for (const [name, target, enabled] of [
      [programName, 'Target 1', true],
      [programName, 'Target 2', false],
      [`${programName} II`, 'Target 2', true],
    ] as const) {
      await save(name, target, enabled)
      expect(await optionOf()).toBe('inForce')
    }
    await server.database.work({ catererId: 1 }, (tx) => tx.delete(analysisSettings))
  })

  // spec: 3.settings.wgrLimit, 3.settings.fruitLimit
  test("limits in the settings apply where they are stricter, and 0 means the rule pack's limit", async () => {
    const limits = async (wgrLimit: number, fruitLimit: number) => {
      await server.database.work({ catererId: 1 }, async (tx) => {
        await tx.delete(analysisSettings)
        await tx.insert(analysisSettings).values({ wgrLimit, fruitLimit, sodiumLevel: [] })
      })
      const { checks } = (await analyze()).body.weeks[0]
      const find = (id: string) => checks.find((check: { id: string }) => check.id === id)
      return [find('grain.wholeGrainRich').now.minimum, find('juice.fruit').now.maximum]
    }
    expect(await limits(0, 0)).toEqual([80, 50])
    expect(await limits(95, 10)).toEqual([95, 10])
    expect(await limits(50, 75)).toEqual([80, 50])
    await server.database.work({ catererId: 1 }, (tx) => tx.delete(analysisSettings))
  })

  test('a short week is checked by the days served, or by the regular week if the settings say so', async () => {
    const save = (weekLength: 'servedDays' | 'regularDays') =>
      server.database.work({ catererId: 1 }, async (tx) => {
        await tx.delete(analysisSettings)
        await tx.insert(analysisSettings).values({ weekLength, sodiumLevel: [] })
      })
    const week = async (rule: object = {}) => {
      const { body } = await analyze({ rule, endDate: '2026-11-12' })
      const { ruleOptions, servedDays, regularDays, checkedDays, checks } = body.weeks[0]
      const fruit = checks.find(({ id }: { id: string }) => id === 'fruit.weekly')
      return { option: ruleOptions.weekLength, servedDays, regularDays, checkedDays, fruit: fruit.now.minimum }
    }
    await save('servedDays')
    const served = await week()
    expect(served.servedDays).toBeLessThan(5)
    expect(served).toMatchObject({ option: 'servedDays', checkedDays: served.servedDays, regularDays: 5 })
    expect(served.fruit).toBe(served.servedDays / 2)
    await save('regularDays')
    expect(await week()).toMatchObject({ option: 'regularDays', checkedDays: 5, fruit: 2.5 })
    expect(await week({ weekLength: 'servedDays' })).toEqual(served)
    await server.database.work({ catererId: 1 }, (tx) => tx.delete(analysisSettings))
  })

  test('a holiday is listed as closed, in the calendar too, and is not analyzed', async () => {
    const calendar = () =>
      server.call(member, `GET /commissary/school/${schools[0]?.schoolId}/calendar`, {
        query: { itemType: 'MEAL', startDate: '2026-11-09', endDate: '2026-11-15' },
      })
    const served = async () => (await analyze({ endDate: '2026-11-15' })).body.weeks[0].days.map(dateOf)
    const dateOf = ({ date }: { date: string }) => date
    const before = await served()
    expect(before).toContain('2026-11-12')
    const holiday = { catererId: 1, date: '2026-11-12', note: 'Snow day' }
    await server.database.work({ catererId: 1 }, (tx) => tx.insert(catererHoliday).values(holiday))
    expect(await served()).toEqual(before.filter((date: string) => date !== '2026-11-12'))
    const closed = expect.arrayContaining([{ date: '2026-11-12', note: 'Snow day' }])
    expect((await analyze()).body.closedDays).toEqual(closed)
    expect((await calendar()).body.closedDays).toEqual(closed)
    await server.database.work({ catererId: 1 }, (tx) =>
      tx.delete(catererHoliday).where(eq(catererHoliday.date, '2026-11-12')),
    )
  })

  test('flavored milk is checked each day for added sugars per 8 fl oz', async () => {
    const { body } = await analyze()
    for (const { checks } of body.weeks[0].days) {
      const check = checks.find(({ id }: { id: string }) => id === 'flavoredMilk.addedSugars')
      expect(check).toMatchObject({ unit: 'g', now: { status: 'pass', maximum: 10 }, from2027: { status: 'pass' } })
      // 2.1 g per 100 g, at 1.03 g/ml.
      expect(check.actual).toBeCloseTo(5.1173, 3)
    }
  })

  test('weeks without a menu are not analyzed', async () => {
    expect((await analyze({ startDate: '2030-01-01', endDate: '2030-01-07' })).body.weeks).toEqual([])
  })

  test('requests that cannot be analyzed are refused', async () => {
    expect((await analyze({ itemType: 'SNACK' })).body.fields.itemType).toMatch(/no meal program/)
    expect((await analyze({ rule: { sodium: 'none' } })).body.fields['rule.sodium']).toBe(
      'Choose one of: inForce, target2.',
    )
    expect((await analyze({ schoolId: 999_999 })).status).toBe(404)
  })

  test('a caterer without nutrition analysis is refused', async () => {
    const small = await server.addMember({ catererId: 2 })
    const answer = await server.call(small, 'POST /commissary/menu-analysis', { body: request() })
    expect(answer).toMatchObject({ status: 403, body: { message: "You don't have permission to do this." } })
  })
})

describe('the print', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commissary-print-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const save = (bytes: Buffer) => {
    const file = join(folder, 'analysis.pdf')
    writeFileSync(file, bytes)
    return file
  }
  const has = (program: string) => {
    try {
      execFileSync(program, [program === 'qpdf' ? '--version' : '-v'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const reasonToSkip = !(has('qpdf') && has('pdftotext'))
    ? 'qpdf or pdftotext is missing.'
    : isMainEngine
      ? null
      : 'it does not depend on the engine, and the other engine checks it.'
  // oxlint-disable-next-line no-console -- a skipped test must be visible in the output
  if (reasonToSkip) console.warn(`SKIPPED: the text of the PDF is not checked: ${reasonToSkip}`)
  const weeks = sized({}, { endDate: '2026-11-15' })

  // spec: 7.menuAnalysis.print, 7.menuAnalysis.print.pdf
  test("is a named PDF in the country's paper size", async () => {
    const answer = await print(weeks)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename=".* menu analysis\.pdf"; filename\*=UTF-8''/,
    )
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(mediaBox(answer.bytes)).toEqual([612, 792])

    await server.database.work({ catererId: 1 }, (tx) => tx.execute(sql`update caterer set country = 'GB'`))
    expect(mediaBox((await print(weeks)).bytes)).toEqual([595, 842])
    await server.database.work({ catererId: 1 }, (tx) => tx.execute(sql`update caterer set country = 'US'`))
  })

  test.skipIf(reasonToSkip !== null)('opens without errors and shows what reviewers look for', async () => {
    const file = save((await print()).bytes)
    expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors',
    )
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    for (const part of [
      schools[0]?.schoolName,
      'National School Lunch Program',
      'us-nslp-2026-07',
      'us-nslp-2027-07',
      'By the rules in effect on the menu date',
      'By the rules starting July 1, 2027',
      'Planning estimate. USDA has not evaluated this software.',
      'Dietary specifications, weekly average',
      'Saturated fat, % of calories',
      'Components, each day',
      'Nutrients and food cost, average per meal',
      'What does not pass, and why',
      'Contributing items',
      'Not checked: offer versus serve.',
      'How this was calculated',
      'Weekly values are the average of the daily values.',
      'Page 1 of',
    ]) {
      expect(text).toContain(part)
    }
    const { body } = await analyze()
    for (const week of body.weeks) {
      const calories = Math.round(week.nutrients.calories.known).toLocaleString('en-US')
      expect(text).toContain(`${calories} kcal`)
    }
  })

  test.runIf(isNightly && reasonToSkip === null)(
    'a table that goes on to the next page has its header there, too',
    async () => {
      const text = execFileSync('pdftotext', ['-layout', save((await print()).bytes), '-'], { encoding: 'utf8' })
      const pages = text.split('\f').map((page) => page.split('\n').filter((line) => line.trim() !== ''))
      const isHeader = (line: string) => /Category +Item/.test(line)
      const isItem = (line: string) => /^ *Entree {2,}/.test(line)
      for (const lines of pages.filter((page) => page.some(isItem))) {
        expect(lines.findIndex(isHeader)).toBeGreaterThan(-1)
        expect(lines.findIndex(isHeader)).toBeLessThan(lines.findIndex(isItem))
      }
      expect(pages.some(([first = '']) => isHeader(first))).toBe(true)
    },
  )

  test.skipIf(reasonToSkip !== null)('shows every check of the analysis with the values on screen', async () => {
    const { body } = await analyze(weeks)
    const [week]: WeekAnalysis[] = body.weeks
    if (!week) throw new Error('no week')
    const text = execFileSync('pdftotext', ['-layout', save((await print(weeks)).bytes), '-'], { encoding: 'utf8' })
    const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))
    const wording = { t: englishTranslator(), formats: makeFormats('en-US', 'USD'), country: 'US' }
    for (const check of allChecks(week)) {
      const name = checkNameInGroup(wording, check).split(' ')[0] ?? ''
      const value = checkValueText(wording, week, check, check.scope === 'day' ? 'lowerBound' : 'incomplete')
      expect(
        lines.some((line) => line.trimStart().startsWith(name) && line.includes(value.split(' ')[0] ?? '')),
        `${check.id} ${check.date}: ${value}`,
      ).toBe(true)
    }
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Saturated fat: \d+\.\d% including milk fat/)
  })

  test.skipIf(reasonToSkip !== null)(
    "compares each week with the caterer's own standards, as the screen does",
    async () => {
      const { weeks: analyzed, program } = (await analyze(weeks)).body
      const [week] = analyzed
      const sodium = Math.round(week.nutrients.sodium.known)
      const limits = [
        { nutrient: 'sodium' as const, minimum: null, maximum: sodium - 100 },
        { nutrient: 'calories' as const, minimum: 10, maximum: null },
      ]
      const { programName, gradeGroup } = program
      const standard = { name: 'District wellness policy', programName, gradeGroup, marginPct: null, limits }
      const others = { ...standard, name: 'Of another program', programName: 'Another' }
      await server.database.work({ catererId: 1 }, (tx) =>
        tx.insert(analysisSettings).values({ sodiumLevel: [], ownStandards: [standard, others] }),
      )
      const bytes = save((await print(weeks)).bytes)
      const text = execFileSync('pdftotext', ['-layout', bytes, '-'], { encoding: 'utf8' }).replaceAll(/[^\S\n]+/g, ' ')
      const shown = (value: number) => value.toLocaleString('en-US')
      expect(text).toContain('Your standard: District wellness policy')
      expect(text).toContain(`Sodium, mg ${shown(sodium)} at most ${shown(sodium - 100)} mg Fail`)
      expect(text).toMatch(/Calories, kcal [\d,]+ at least 10 kcal Pass/)
      expect(text).toMatch(/Sodium: (99|100|101) mg over/)
      expect(text).not.toContain('Of another program')
      await server.database.work({ catererId: 1 }, (tx) => tx.delete(analysisSettings))
    },
  )

  test.skipIf(reasonToSkip !== null)('states that nothing is planned', async () => {
    const file = save((await print({ startDate: '2030-01-01', endDate: '2030-01-07' })).bytes)
    expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain('no menu is planned for these days')
  })

  test.runIf(isNightly && reasonToSkip === null)('prints names in other scripts', async () => {
    await server.database.work({ catererId: 1 }, (tx) =>
      tx.execute(sql`update recipe set name = name || ' (Żurek) Щи φακές'`),
    )
    const file = save((await print(weeks)).bytes)
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')
    expect(text).toContain('(Żurek) Щи φακές')
  })
})

/** Width and height of the first page, in whole points. */
function mediaBox(bytes: Buffer): number[] {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))
  return [Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]
}
