import type { Allergen } from '@commissary/domain/food'
import type { MealCategory, MenuType } from '@commissary/domain/menu'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { household, student } from '../../db/schema/household.ts'
import { mealOrder, mealOrderLine } from '../../db/schema/meal-order.ts'
import { school } from '../../db/schema/school.ts'
import { appUser, userSchool } from '../../db/schema/user.ts'
import type { Tx } from '../../db/work.ts'
import { createPrinter, type Printer } from '../../documents/printer.ts'
import type { ClassSheetsDocument, MealLabelsDocument } from '../../documents/student-meals.ts'

type Printed = ClassSheetsDocument | MealLabelsDocument

const date = '2026-11-18'
const real = createPrinter()
let server: TestApp
let member: Member
let oak: number
let elm: number
let printed: Printed[]
/** Remembers what it prints. */
const recorder: Printer = {
  print: (document) => {
    printed.push(document as Printed)
    return Promise.resolve(Buffer.from('%PDF'))
  },
  stop: () => Promise.resolve(),
}

interface Pupil {
  schoolId: number
  name: string
  className: string | null
  allergies?: Allergen[]
}
interface Ordered {
  on?: string
  menuType?: MenuType
  status?: 'placed' | 'cancelled'
  lines: readonly (readonly [name: string | null, category: MealCategory | null, quantity: number])[]
}

async function addPupil(tx: Tx, { schoolId, name, className, allergies = [] }: Pupil, orders: readonly Ordered[]) {
  const [home] = await tx.insert(household).values({ name }).returning()
  const place = { householdId: home?.id ?? 0, schoolId }
  const [pupil] = await tx
    .insert(student)
    .values({ ...place, firstName: 'Zuri', lastName: name, className, allergies })
    .returning()
  for (const { on = date, menuType = 'MEAL', status = 'placed', lines } of orders) {
    const kind = lines.some(([item]) => item === null) ? 'Regular' : 'Itemized'
    const order = { ...place, studentId: pupil?.id ?? 0, date: on, menuType, status, kind, total: '0' } as const
    const [saved] = await tx.insert(mealOrder).values(order).returning()
    const free = { unitPrice: '0', gross: '0', discount: '0', tax: '0' }
    await tx.insert(mealOrderLine).values(
      lines.map(([item, mealCategory, quantity], index) => ({
        ...free,
        orderId: saved?.id ?? 0,
        seq: index + 1,
        name: item,
        mealCategory,
        quantity,
      })),
    )
  }
}

beforeAll(async () => {
  server = await startApp({ printer: recorder })
  member = await server.addMember({ caterer: { country: 'US' } })
  await server.database.work(member, async (tx) => {
    const places = await tx
      .insert(school)
      .values([{ schoolName: 'Oak' }, { schoolName: 'Elm' }])
      .returning()
    oak = places[0]?.id ?? 0
    elm = places[1]?.id ?? 0
    const lunch: Ordered = { lines: [[null, null, 1]] }
    const tacos: Ordered = {
      lines: [
        ['Beef tacos', 'Entree', 1],
        ['Milk', 'Milk', 2],
      ],
    }
    const breakfast: Ordered = { menuType: 'BREAKFAST', lines: [[null, null, 1]] }
    await addPupil(tx, { schoolId: oak, name: 'Young', className: '10A' }, [tacos])
    // A regular and an itemized order of a meal are one line.
    await addPupil(tx, { schoolId: oak, name: 'Abara', className: '2B', allergies: ['Milk', 'Peanuts'] }, [
      lunch,
      tacos,
      breakfast,
    ])
    await addPupil(tx, { schoolId: oak, name: 'Zhang', className: '2B' }, [
      tacos,
      { ...lunch, status: 'cancelled' },
      { ...lunch, on: '2026-11-19' },
    ])
    await addPupil(tx, { schoolId: oak, name: 'Brown', className: null }, [lunch])
    // Two students with the same name are two lines.
    await addPupil(tx, { schoolId: elm, name: 'Diaz', className: '2B' }, [lunch])
    await addPupil(tx, { schoolId: elm, name: 'Diaz', className: '2B' }, [lunch])
  })
})
beforeEach(() => {
  printed = []
})
afterAll(() => real.stop())

const print = (body: object = {}) =>
  server.call(member, 'POST /commissary/reportTables/meals/print', { body: { as: 'classSheets', date, ...body } })
const sheetsOf = (document: Printed | undefined) =>
  document && 'classSheets' in document ? document.classSheets : (document?.mealLabels ?? [])
const pagesOf = (document: Printed | undefined) =>
  sheetsOf(document).map(({ schoolName, className, menuType, students }) => [
    schoolName,
    className,
    menuType,
    students.map(({ name }) => name),
  ])

test('a class sheet is for one class and meal: by school, class and meal, with students without a class last', async () => {
  const { status, headers } = await print()
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('filename="Class sheets 2026-11-18.pdf"')
  expect(pagesOf(printed[0])).toEqual([
    ['Elm', '2B', 'MEAL', ['Diaz, Zuri', 'Diaz, Zuri']],
    ['Oak', '2B', 'BREAKFAST', ['Abara, Zuri']],
    ['Oak', '2B', 'MEAL', ['Abara, Zuri', 'Zhang, Zuri']],
    ['Oak', '10A', 'MEAL', ['Young, Zuri']],
    ['Oak', null, 'MEAL', ['Brown, Zuri']],
  ])
  expect(sheetsOf(printed[0])[2]?.students).toEqual([
    {
      name: 'Abara, Zuri',
      allergies: 'Milk, Peanuts',
      items: [
        { name: 'Milk', quantity: 2 },
        { name: 'Lunch', quantity: 1 },
        { name: 'Beef tacos', quantity: 1 },
      ],
    },
    {
      name: 'Zhang, Zuri',
      allergies: null,
      items: [
        { name: 'Milk', quantity: 2 },
        { name: 'Beef tacos', quantity: 1 },
      ],
    },
  ])
})

test('schools and filters work as in the report, and a sheet says which filters leave items out', async () => {
  await print({ schools: [oak], choices: { className: '2B', menuType: 'MEAL', category: 'Milk' } })
  expect(pagesOf(printed[0])).toEqual([['Oak', '2B', 'MEAL', ['Abara, Zuri', 'Zhang, Zuri']]])
  expect(sheetsOf(printed[0])[0]?.students.map(({ items }) => items)).toEqual([
    [{ name: 'Milk', quantity: 2 }],
    [{ name: 'Milk', quantity: 2 }],
  ])
  expect(printed[0]).toMatchObject({ filters: [{ label: 'Category', value: 'Milk' }] })
})

test('labels are for the same students, in the same order', async () => {
  await print()
  const { headers } = await print({ as: 'labels' })
  expect(headers['content-disposition']).toContain('filename="Meal labels 2026-11-18.pdf"')
  expect(pagesOf(printed[1])).toEqual(pagesOf(printed[0]))
})

test('a day without orders, and more meals than a document holds, are refused', async () => {
  expect(await print({ date: '2026-11-21' })).toMatchObject({
    status: 422,
    body: { message: 'No orders match on this day. Choose another day or other filters.' },
  })
  await server.database.work(member, async (tx) => {
    const [home] = await tx.insert(household).values({ name: 'Many' }).returning()
    const place = { householdId: home?.id ?? 0, schoolId: oak }
    const names = { firstName: 'Many', lastName: 'Student' }
    const pupils = await tx
      .insert(student)
      .values(Array.from({ length: 1_001 }, () => ({ ...place, ...names })))
      .returning()
    const orders = await tx
      .insert(mealOrder)
      .values(
        pupils.map(({ id }) => ({
          ...place,
          studentId: id,
          date: '2026-12-01',
          menuType: 'MEAL' as const,
          kind: 'Regular' as const,
          total: '0',
        })),
      )
      .returning()
    const free = { unitPrice: '0', gross: '0', discount: '0', tax: '0' }
    await tx.insert(mealOrderLine).values(orders.map(({ id }) => ({ ...free, orderId: id, seq: 1, quantity: 1 })))
  })
  const { status, body } = await print({ date: '2026-12-01' })
  expect([status, body.message]).toEqual([
    422,
    'A document can have up to 1,000 meals, and these are 1,001. Choose fewer schools or more filters.',
  ])
  expect(printed).toEqual([])
})

test("only the user's schools are printed", async () => {
  const staff = await server.addMember({ role: 'staff', catererId: member.catererId })
  await server.database.work(member, async (tx) => {
    await tx.update(appUser).set({ hasAllSchools: false }).where(eq(appUser.id, staff.userId))
    await tx.insert(userSchool).values({ userId: staff.userId, schoolId: elm })
  })
  const ask = (body: object) =>
    server.call(staff, 'POST /commissary/reportTables/meals/print', { body: { as: 'labels', date, ...body } })
  expect((await ask({})).status).toBe(200)
  expect(pagesOf(printed[0]).map(([name]) => name)).toEqual(['Elm'])
  expect(await ask({ schools: [oak] })).toMatchObject({
    status: 422,
    body: { fields: { schools: expect.any(String) as string } },
  })
})

const countPages = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

test.each([
  ['US', 'en', '[0 0 612 792]'],
  ['EG', 'ar', '[0 0 595'],
] as const)(
  'in %s, class sheets in %s are a page for each class and meal, on the paper %s',
  async (country, language, box) => {
    await print()
    const [document] = printed
    if (!document) throw new Error('Nothing was printed')
    const bytes = await real.print({ ...document, country, language }, 1, new AbortController().signal)
    expect(countPages(bytes)).toBe(5)
    expect(Buffer.from(bytes).toString('latin1')).toContain(`/MediaBox ${box}`)
  },
  60_000,
)

test('a class that is longer than a page continues on the next, and ten labels fit on a page', async () => {
  await print({ schools: [elm] })
  await print({ schools: [elm], as: 'labels' })
  const [sheets, labels] = printed
  if (!sheets || !labels || !('classSheets' in sheets) || !('mealLabels' in labels))
    throw new Error('Nothing was printed')
  const grown = (count: number, items = 1) =>
    sheets.classSheets.map((one) => ({
      ...one,
      students: Array.from({ length: count }, (_, index) => ({
        name: `Student ${index}`,
        allergies: 'Milk, Peanuts',
        items: Array.from({ length: items }, (_item, number) => ({ name: `Item ${number}`, quantity: 1 })),
      })),
    }))
  const { signal } = new AbortController()
  expect(countPages(await real.print({ ...sheets, classSheets: grown(60) }, 1, signal))).toBeGreaterThan(1)
  expect(countPages(await real.print({ ...labels, mealLabels: grown(10) }, 1, signal))).toBe(1)
  expect(countPages(await real.print({ ...labels, mealLabels: grown(11) }, 1, signal))).toBe(2)
  // An order with more items than fit on a label gets several labels: no item is left out.
  expect(countPages(await real.print({ ...labels, mealLabels: grown(5, 10) }, 1, signal))).toBe(1)
  expect(countPages(await real.print({ ...labels, mealLabels: grown(5, 11) }, 1, signal))).toBe(2)
}, 60_000)
