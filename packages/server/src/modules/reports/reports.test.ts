import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

import { translatorOf } from '@commissary/messages/translator'
import readSheets from 'read-excel-file/node'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { seedDemo } from '../../demo/seed.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
let school: { schoolId: number; schoolName: string; programs: { gradeGroup: string; menuType: string }[] }
let masterMonth: { id: number; name: string }
let schoolMonth: { id: number }
beforeAll(async () => {
  server = await startApp()
  await seedDemo(server.database, '2026-11-18')
  member = await server.addMember({ catererId: 1 })
  ;[school] = (await server.call(member, 'GET /commissary/userInfo')).body.schools
  const months = await server.call(member, `GET /commissary/getSchoolMenus/${school.schoolId}/MEAL`)
  schoolMonth = months.body._embedded.getSchoolMenus.find(
    ({ yearMonth }: { yearMonth: string }) => yearMonth === '2026-11',
  )
  const summaries = await server.call(
    member,
    'GET /commissary/catererCalendarSummaries/search/findByCatererAndTypeAndMonths',
    {
      query: { itemType: 'MEAL', catererId: 1, startYearMonth: '2026-11', endYearMonth: '2026-11' },
    },
  )
  ;[masterMonth] = summaries.body._embedded.catererCalendarSummaries
})

const folder = mkdtempSync(join(tmpdir(), 'commissary-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))
const save = (name: string, bytes: Buffer) => {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}
const week = { from: '2026-11-16', to: '2026-11-22' }
const pattern = (id: number, isCatererMenu: boolean, body: object, by: Member = member) =>
  server.call(by, `POST /commissary/exportMealPattern/${id}`, {
    query: { isCatererMenu: String(isCatererMenu) },
    body: { ...week, ...body },
  })
/** A file of an archive. */
function zipped(archive: Buffer, name: string): string {
  const at = archive.indexOf(name) - 30
  const [nameLength, extraLength] = [archive.readUInt16LE(at + 26), archive.readUInt16LE(at + 28)]
  return inflateRawSync(archive.subarray(at + 30 + nameLength + extraLength)).toString()
}
const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\uFEFF', '').split('\r\n')

describe('the meal pattern of a month', () => {
  // spec: 7.menus.exportMealPattern
  test('of a school is a named PDF on the paper of its country', async () => {
    const answer = await pattern(schoolMonth.id, false, { format: 'pdf' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain(`${school.schoolName} 2026-11-16 meal pattern.pdf`)
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // A week has more columns than fit on the short side of the paper.
    expect(mediaBox(answer.bytes)).toEqual([792, 612])
    await server.database.work({ catererId: 1 }, (tx) => tx.execute(sql`update caterer set country = 'GB'`))
    expect(mediaBox((await pattern(schoolMonth.id, false, { format: 'pdf' })).bytes)).toEqual([842, 595])
    await server.database.work({ catererId: 1 }, (tx) => tx.execute(sql`update caterer set country = 'US'`))
  })

  test('of a school with several menus of a meal is named for the grades', async () => {
    const lunch = school.programs.find(({ menuType }) => menuType === 'MEAL')
    const other = sql`select id from meal_program
      where menu_type = 'MEAL' and grade_group <> ${lunch?.gradeGroup ?? ''} order by id limit 1`
    await server.database.work(member, (tx) =>
      tx.execute(sql`insert into school_program (school_id, menu_type, meal_program_id)
        select ${school.schoolId}, 'MEAL', other.id from (${other}) other`),
    )
    const answer = await pattern(schoolMonth.id, false, { format: 'csv' })
    await server.database.work(member, (tx) =>
      tx.execute(sql`delete from school_program where school_id = ${school.schoolId} and meal_program_id = (${other})`),
    )
    expect(answer.headers['content-disposition']).toContain(
      `${school.schoolName} ${lunch?.gradeGroup} 2026-11-16 meal pattern.csv`,
    )
  })

  test('shows the components, subgroups and items, what is required, and the gap', async () => {
    const lines = linesOf((await pattern(schoolMonth.id, false, { format: 'csv' })).bytes)
    expect(lines[0]).toBe('Meal pattern')
    expect(lines).toContain(`"Week of November 16, 2026, grades ${school.programs[0]?.gradeGroup}"`)
    expect(lines).toContain(`School,${school.schoolName}`)
    const header = lines.find((line) => line.startsWith('Component or item')) ?? ''
    expect(header).toBe(
      'Component or item,"Mon, Nov 16","Tue, Nov 17","Wed, Nov 18","Thu, Nov 19","Fri, Nov 20",Week,Required each day,Required in the week,Gap,July 2027,Documentation',
    )
    for (const name of ['Fruit, cup', 'Grains, oz eq', 'Dark green, cup', 'Whole grain-rich %', 'Milk choices']) {
      expect(
        lines.some((line) => line.startsWith(name.includes(',') ? `"${name}"` : name)),
        name,
      ).toBe(true)
    }
    expect(lines.filter((line) => line.startsWith('"  ') || line.startsWith('  ')).length).toBeGreaterThan(10)
  })

  test('has the amounts of the analysis on the screen', async () => {
    const { body } = await server.call(member, 'POST /commissary/menu-analysis', {
      body: { schoolId: school.schoolId, itemType: 'MEAL', startDate: week.from, endDate: week.to, rule: {} },
    })
    const [analysis] = body.weeks
    const lines = linesOf((await pattern(schoolMonth.id, false, { format: 'csv' })).bytes)
    const cells = (lines.find((line) => line.startsWith('"Fruit, cup"')) ?? '').replace('"Fruit, cup"', '').split(',')
    const least = (of: { components: { component: string; least: number }[] }) =>
      of.components.find(({ component }) => component === 'FRUIT')?.least
    expect(cells.slice(1, 7).map(Number)).toEqual([...analysis.days.map(least), least(analysis)])
  })

  test('is a spreadsheet with a sheet for each week, and numbers as numbers', async () => {
    const answer = await pattern(schoolMonth.id, false, { format: 'xlsx', from: '2026-11-09' })
    expect(answer.headers['content-type']).toMatch(/spreadsheetml/)
    const file = save('pattern.xlsx', answer.bytes)
    const sheets = await readSheets(file)
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Week of November 9, 2026, grade',
      'Week of November 16, 2026, grad',
    ])
    const fruit = sheets[1]?.data.find(([name]) => name === 'Fruit, cup')
    expect(fruit?.slice(1, 7).every((cell) => typeof cell === 'number')).toBe(true)
  })

  test.each([
    ['es', null],
    ['ar', 'rightToLeft="1"'],
  ] as const)('is in %s for who reads it', async (language, direction) => {
    const reader = await server.addMember({ catererId: 1 })
    await server.call(reader, 'PUT /commissary/userInfo/language', { body: { language } })
    const t = translatorOf(language)
    const fruit = t('reports.pattern.named', { name: t('words.components.FRUIT'), unit: t('checks.units.cup') })
    const answerIn = (format: string) => pattern(schoolMonth.id, false, { format }, reader)

    const csv = linesOf((await answerIn('csv')).bytes).join('\n')
    expect(csv).toContain(fruit)
    expect(csv).not.toMatch(/Fruit|Week|Required|Meal pattern|Grades/)

    const { bytes } = await answerIn('xlsx')
    const [sheet] = await readSheets(save(`${language}.xlsx`, bytes))
    expect(
      sheet?.data
        .find(([name]) => name === fruit)
        ?.slice(1, 7)
        .every((cell) => typeof cell === 'number'),
    ).toBe(true)
    const sheetXml = zipped(bytes, 'xl/worksheets/sheet1.xml')
    expect(sheetXml).toContain('<sheetData>')
    expect(/rightToLeft="\w+"/.exec(sheetXml)?.[0] ?? null).toBe(direction)
  })

  test('of a master menu has its own name, for the requested grade groups', async () => {
    const lines = linesOf((await pattern(masterMonth.id, true, { format: 'csv', gradeGroups: ['K-5', '6-8'] })).bytes)
    expect(lines).toContain(`Master menu,${masterMonth.name}`)
    expect(lines.filter((line) => line.startsWith('"Week of'))).toEqual([
      '"Week of November 16, 2026, grades K-5"',
      '"Week of November 16, 2026, grades 6-8"',
    ])
  })

  test('has whole weeks by default', async () => {
    const answer = await server.call(member, `POST /commissary/exportMealPattern/${masterMonth.id}`, {
      body: { format: 'csv' },
    })
    // October 26 is the Monday of the week of November 1.
    expect(answer.headers['content-disposition']).toContain(`${masterMonth.name} 2026-10-26 meal pattern.csv`)
    expect(linesOf(answer.bytes)).toContain('"Week of November 16, 2026, grades K-5"')
  })

  test('says so where nothing is planned', async () => {
    const empty = { from: '2031-01-06', to: '2031-01-12' }
    expect(linesOf((await pattern(schoolMonth.id, false, { format: 'csv', ...empty })).bytes).join()).toContain(
      'no menu is planned for these days',
    )
    for (const format of ['pdf', 'xlsx']) {
      expect((await pattern(schoolMonth.id, false, { format, ...empty })).status).toBe(200)
    }
  })

  test('is refused for months that do not exist for the caller, and for other formats and ranges', async () => {
    expect((await pattern(900_000_001, true, { format: 'pdf' })).status).toBe(404)
    const stranger = await server.addMember()
    const foreign = await pattern(schoolMonth.id, false, { format: 'csv' }, stranger)
    expect(foreign.bytes).toEqual((await pattern(900_000_001, false, { format: 'csv' }, stranger)).bytes)
    expect((await pattern(masterMonth.id, true, { format: 'docx' })).body.fields).toHaveProperty('format')
    expect((await pattern(masterMonth.id, true, { format: 'csv', to: '2026-11-01' })).body.fields).toHaveProperty(
      'endDate',
    )
  })
})

/** The file of an export, when it is written. */
const report = async (format: string, rest: object = {}) => {
  const begun = await server.call(member, 'POST /commissary/exportReport', {
    body: {
      format,
      title: 'Nutrient standard',
      notice: 'Planning estimate.',
      sections: [
        {
          title: 'Lunch K-5',
          facts: [{ label: 'Schools', value: 'All schools' }],
          columns: [{ label: 'Week' }, { label: 'Sodium, mg', isNumber: true }],
          rows: [
            { cells: [{ text: 'Nov 16' }, { text: '1,030', value: 1030, status: 'pass' }] },
            { level: 1, cells: [{ text: 'Maple' }, { text: '1,300', value: 1300, status: 'fail' }] },
          ],
        },
      ],
      ...rest,
    },
  })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  const address = `GET /commissary/reportExports/${begun.body.data.id}`
  await vi.waitFor(async () => expect((await server.call(member, address)).body.state).toBe('done'), {
    timeout: 20_000,
  })
  return server.call(member, `${address}/file`)
}

describe('a report', () => {
  test('is written as CSV with its facts, indented parts, and numbers without separators', async () => {
    expect(linesOf((await report('csv')).bytes)).toEqual([
      'Nutrient standard',
      'Planning estimate.',
      '',
      'Lunch K-5',
      'Schools,All schools',
      'Week,"Sodium, mg"',
      'Nov 16,1030',
      '"  Maple",1300',
      '',
    ])
  })

  test('is a PDF in portrait for few columns, and in landscape for many', async () => {
    expect(mediaBox((await report('pdf')).bytes)).toEqual([612, 792])
    const columns = Array.from({ length: 9 }, (_, index) => ({ label: `Column ${index}` }))
    const wide = [{ title: 'Wide', facts: [], columns, rows: [{ cells: [{ text: 'one' }] }] }]
    expect(mediaBox((await report('pdf', { sections: wide })).bytes)).toEqual([792, 612])
  })

  test('never runs a formula, and holds every text', async () => {
    const texts = ['=1+1', '  =cmd|x', '-2', '+1', '@a', 'a;=1+1', 'x\u0001y', 'Żurek, "Щи"']
    const rows = texts.map((text) => ({ cells: [{ text }] }))
    const sections = [{ title: '[a]:*?/\\ ', facts: [], columns: [{ label: '=x' }], rows }]
    const csv = linesOf((await report('csv', { sections })).bytes)
    for (const line of csv) expect(line).not.toMatch(/^"?\s*[=+@]/)
    expect(csv).toContain("'=1+1")
    expect(csv).toContain('-2')
    const names = (await readSheets(save('hostile.xlsx', (await report('xlsx', { sections })).bytes))).map(
      ({ sheet }) => sheet,
    )
    expect(names).toEqual(['a'])
    expect((await report('pdf', { sections })).status).toBe(200)
  })

  test('sheets of the same title get different names', async () => {
    const long = 'Week of November 16, 2026, grades K-5'
    const section = { title: long, facts: [], columns: [{ label: 'a' }], rows: [] }
    const file = save(
      'names.xlsx',
      (await report('xlsx', { sections: [section, section, { ...section, title: 'History' }] })).bytes,
    )
    const names = (await readSheets(file)).map(({ sheet }) => sheet)
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(31)
  })

  test('has the header of its table on every page', async () => {
    const columns = [{ label: 'School' }, { label: 'Sodium, mg', isNumber: true }]
    const rows = Array.from({ length: 90 }, (_, index) => ({ cells: [{ text: `School ${index}` }, { text: '1,030' }] }))
    const sections = [{ title: 'Long', facts: [], columns, rows }]
    const file = save('long.pdf', (await report('pdf', { sections })).bytes)
    const pages = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').filter(Boolean)
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page.match(/Sodium, mg/g)).toHaveLength(1)
    for (const index of [0, 45, 89]) expect(pages.join('').match(new RegExp(`School ${index}\\b`, 'g'))).toHaveLength(1)
  })

  test('opens as PDF without errors', async () => {
    const file = save('report.pdf', (await report('pdf')).bytes)
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    for (const part of ['Nutrient standard', 'Lunch K-5', 'All schools', '1,300', 'Page 1 of 1']) {
      expect(text).toContain(part)
    }
  })
})

/** Width and height of the first page, in whole points. */
function mediaBox(bytes: Buffer): number[] {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString('latin1'))
  return [Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]
}
