import { addDays } from '@commissary/domain/dates'
import { answersFor } from '@commissary/domain/food'
import { eq } from 'drizzle-orm'

import { menuItem } from '../../src/db/schema/menu-item.ts'
import { school } from '../../src/db/schema/school.ts'
import { appUser, userSchool } from '../../src/db/schema/user.ts'
import { readCatererToday } from '../../src/shared/caterer-today.ts'
import type { Member, TestApp } from './test-app.ts'

/** A caterer with two schools, a price list, milk and cookies, and a family of two students. */
export async function familyWorld(
  server: TestApp,
  caterer: { country?: string; currency?: string; timeZone?: string } = {},
) {
  const member = await server.addMember({ caterer })
  const work: TestApp['database']['work'] = (caller, run) => server.database.work(caller, run)
  const today = await work(member, readCatererToday)
  const call = (
    operation: string,
    options: { query?: Record<string, string | number>; body?: unknown; headers?: Record<string, string> } = {},
    by: Member = member,
  ) => {
    const [method, path] = operation.split(' ')
    return server.call(by, `${method} /commissary${path}`, options)
  }
  /** Returns the id of what a call adds. The call must succeed. */
  async function add(operation: string, body: unknown): Promise<number> {
    const answer = await call(operation, { body })
    if (answer.status !== 201) throw new Error(`${operation}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data.id
  }
  const [oak = 0, elm = 0] = await work(member, async (tx) => {
    const rows = ['Oak', 'Elm'].map((schoolName) => ({ schoolName }))
    return (await tx.insert(school).values(rows).returning({ id: school.id })).map(({ id }) => id)
  })
  const food = { nutrients: answersFor({ calories: 50 }), name: 'Milk', allergens: { Milk: 'contains' } }
  const ingredientId = (await server.call(member, 'POST /ingredient/ingredients', { body: food })).body.data
    .id as number
  const addItem = (name: string, price: string | null, types: ('MEAL' | 'SNACK')[] = ['MEAL']) =>
    work(member, async (tx) => {
      const row = { name, price, ingredientId, types, mealCategory: 'Milk', priceType: 'Itemized' } as const
      const [item] = await tx.insert(menuItem).values(row).returning({ id: menuItem.id })
      return item?.id ?? 0
    })
  const milk = await addItem('Milk', '0.6')
  const water = await addItem('Water', null)
  const muffin = await addItem('Muffin', '1.1', ['SNACK'])
  await add('POST /mealPrices', { menuType: 'MEAL', priceType: 'Standard', price: '3.25', isDefault: true })
  await add('POST /mealPrices', { menuType: 'MEAL', priceType: 'Staff', price: '4.5' })

  let count = 0
  async function addFamily(rest: object = {}) {
    const householdId = await add('POST /households', { name: `Family ${++count}`, ...rest })
    return { householdId, studentId: await addStudent(householdId) }
  }
  const addStudent = (householdId: number, rest: object = {}) =>
    add('POST /students', { householdId, schoolId: oak, firstName: 'Ada', lastName: `Nguyen ${++count}`, ...rest })
  const balanceOf = async (householdId: number): Promise<string> =>
    (await call(`GET /households/${householdId}`)).body.balance
  async function addStaff(schools: number[], modules: ('orders' | 'reports')[] | null = null): Promise<Member> {
    const staff = await server.addMember({ role: 'staff', catererId: member.catererId })
    await work(member, async (tx) => {
      await tx.update(appUser).set({ hasAllSchools: false, modules }).where(eq(appUser.id, staff.userId))
      if (schools.length > 0) {
        await tx.insert(userSchool).values(schools.map((schoolId) => ({ userId: staff.userId, schoolId })))
      }
    })
    return staff
  }
  const order = (studentId: number, rest: object = {}) => ({
    studentId,
    date: addDays(today, 3),
    menuType: 'MEAL',
    kind: 'Regular',
    lines: [{ quantity: 1 }],
    ...rest,
  })
  /** Uploads a file of these rows, the header row first. */
  const upload = (kind: 'orders' | 'settlement', rows: string[], fileName = 'file.csv') =>
    call('POST /orderImports', {
      query: { kind, fileName },
      body: `${rows.join('\n')}\n`,
      headers: { 'content-type': 'application/octet-stream' },
    })
  return {
    member,
    today,
    call,
    add,
    work,
    oak,
    elm,
    milk,
    water,
    muffin,
    addFamily,
    addStudent,
    balanceOf,
    addStaff,
    order,
    upload,
  }
}

export type FamilyWorld = Awaited<ReturnType<typeof familyWorld>>
