import { toMinor } from '@commissary/domain/orders'
import { eq, isNotNull, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { countCaterers, createCaterer } from '../db/caterers.ts'
import { cycleDay, cycleMenu } from '../db/schema/cycle-menu.ts'
import { masterCalendar, masterDay, masterLine } from '../db/schema/master-menu.ts'
import { schoolCalendar, schoolDay } from '../db/schema/school-menu.ts'
import { school } from '../db/schema/school.ts'
import { emptyDatabase, testDatabase } from '../../test/support/test-database.ts'
import { analyze, readAnalysisSource, type MenuAnalysisRequest } from '../modules/analysis/store.ts'
import { findSettings } from '../modules/analysis-settings/store.ts'
import { readCalendar } from '../modules/calendars/store.ts'
import { listHouseholds } from '../modules/families/read-households.ts'
import { listStudents } from '../modules/families/read-students.ts'
import { listHolidays } from '../modules/holidays/store.ts'
import { listIngredients } from '../modules/ingredients/list.ts'
import { listOrders } from '../modules/meal-orders/read-orders.ts'
import { listMenuCaterers } from '../modules/menu-items/read.ts'
import { listImports } from '../modules/order-imports/read-imports.ts'
import { readOwnFamily } from '../modules/own-family/family.ts'
import { listPayments } from '../modules/payments/read-payments.ts'
import { listRecipes } from '../modules/recipes/store.ts'
import { listSchools } from '../modules/schools/store.ts'
import { isPassword } from '../modules/session/passwords.ts'
import { findLogin } from '../modules/session/store.ts'
import { readUserInfo } from '../modules/session/user-info.ts'
import { listSites } from '../modules/sites/select-sites.ts'
import { listStorageLocations } from '../modules/storage-locations/store.ts'
import { listCounts } from '../modules/stock-counts/count-record.ts'
import { listPurchaseOrders } from '../modules/purchase-orders/list.ts'
import { listVendors } from '../modules/vendors/vendor-record.ts'
import { listNotifications } from '../modules/notifications/store.ts'
import { demoItems } from './demo-items.ts'
import { foodKeys } from './foods/demo-foods.ts'
import { recipeKeys } from './recipes/demo-recipes.ts'
import { seedDemo } from './seed.ts'
import { demoLogin, kitchenLogin, kitchenSchools, parentLogin, smallLogin, staffLogin } from './seed-users.ts'

const database = await testDatabase()
const today = '2026-11-20'

async function callerOf(userName: string) {
  const login = await database.system((tx) => findLogin(tx, userName))
  if (!login) throw new Error(`${userName} cannot log in`)
  return login
}

const tables = ['app_user', 'school', 'ingredient', 'recipe', 'recipe_line', 'master_day', 'master_line', 'school_day']

/** Row counts and last changes of both caterers' tables. */
async function contents() {
  const count = (catererId: number) =>
    database.work({ catererId }, async (tx) => {
      const counts = []
      for (const table of tables) {
        counts.push(
          await tx.execute(sql`select count(*)::int as rows, max(updated_at) as last from ${sql.identifier(table)}`),
        )
      }
      return counts
    })
  return [await count(1), await count(2)]
}

test('an empty database is seeded, and both logins work', async () => {
  await emptyDatabase(database)
  await seedDemo(database, today)

  expect(await countCaterers(database)).toBe(2)
  for (const { userName, password } of [demoLogin, smallLogin]) {
    const login = await callerOf(userName)
    expect(login.role).toBe('administrator')
    expect(await isPassword(password, login.passwordHash)).toBe(true)
  }
})

test('seeding again changes nothing', async () => {
  const before = await contents()
  await seedDemo(database, '2027-03-01')

  expect(await contents()).toEqual(before)
  expect(await countCaterers(database)).toBe(2)
})

test('the planner sees ingredients, recipes and schools in the lists', async () => {
  const caller = await callerOf(demoLogin.userName)
  await database.work(caller, async (tx) => {
    const info = await readUserInfo(tx, caller)
    expect(info).toMatchObject({ catererName: 'Commissary Demo Kitchen', country: 'US', nutritionAnalysis: true })
    expect(info?.schools.map(({ schoolName }) => schoolName)).toEqual([
      'Harbor View Middle School',
      'Juniper Hill Elementary',
      'Maple Street Elementary',
      'Northgate High School',
      'Riverbend Middle School',
    ])

    const { page, ingredients } = await listIngredients(tx, { q: 'milk choc', size: 100 })
    expect(page.totalElements).toBe(1)
    expect(ingredients[0]).toMatchObject({
      name: 'Milk, chocolate, 1%, reduced sugar',
      source: { kind: 'USDA_SR', id: '01305', release: '28' },
      serving: { amount: '1', unit: 'cup' },
      price: { amount: '17', per: { amount: '50', unit: 'cup' } },
      milk: { fat: 'lowFat', isFlavored: true },
    })
    expect((await listIngredients(tx, {})).page.totalElements).toBe(foodKeys.length)

    const { recipes } = await listRecipes(tx, { q: 'spaghetti' })
    expect(recipes[0]).toMatchObject({ number: 'E-03', name: 'Spaghetti with meat sauce', portions: '100' })
    expect(recipes[0]?.nutrition.cost.missing).toEqual([])
    expect((await listRecipes(tx, {})).page.totalElements).toBe(recipeKeys.length)
  })
})

test.each([
  ['Juniper Hill Elementary', ['pass', 'pass', 'fail', 'pass'], ['fail', 'fail', 'fail', 'pass']],
  ['Maple Street Elementary', ['pass', 'pass', 'fail', 'pass'], ['fail', 'fail', 'fail', 'pass']],
  ['Riverbend Middle School', ['pass', 'pass', 'fail', 'pass'], ['fail', 'fail', 'fail', 'pass']],
  ['Harbor View Middle School', ['pass', 'pass', 'fail', 'pass'], ['fail', 'fail', 'fail', 'pass']],
  ['Northgate High School', ['advisory', 'pass', 'fail', 'pass'], ['fail', 'fail', 'fail', 'pass']],
])('%s shows the verdicts of its four weeks', async (schoolName, now, from2027) => {
  const caller = await callerOf(demoLogin.userName)
  const { weeks } = await database.work(caller, async (tx) => {
    const school = (await listSchools(tx, caller.userId)).find((row) => row.schoolName === schoolName)
    const request: MenuAnalysisRequest = {
      schoolId: school?.schoolId ?? 0,
      itemType: 'MEAL',
      startDate: '2026-11-09',
      endDate: '2026-12-04',
      rule: {},
    }
    return analyze(await readAnalysisSource(tx, caller, request), request)
  })

  expect(weeks.map(({ status }) => status.now)).toEqual(now)
  expect(weeks.map(({ status }) => status.from2027)).toEqual(from2027)
})

test('vendors, storage locations, sites and the school year’s holidays exist, and no settings are saved', async () => {
  const caller = await callerOf(demoLogin.userName)
  await database.work(caller, async (tx) => {
    const vendors = await listVendors(tx)
    expect(vendors.filter(({ catererId }) => catererId === 0)).toHaveLength(2)
    expect(vendors.filter(({ catererId }) => catererId === caller.catererId)).toHaveLength(4)
    expect(await listStorageLocations(tx)).toHaveLength(5)
    expect((await listSites(tx)).map(({ schools }) => schools.length)).toEqual([2, 2])
    const holidays = await listHolidays(tx, '2026-07-01', '2027-06-30')
    expect(holidays).toHaveLength(12)
    expect(holidays).toContainEqual(expect.objectContaining({ date: '2026-11-26', note: 'Thanksgiving Day' }))
    expect(await findSettings(tx, caller.catererId)).toBeNull()
  })
})

test('one order is due, one is open, and one came with some packs short', async () => {
  const caller = await callerOf('planner@demo.test')
  const { _embedded } = await database.work(caller, (tx) => listPurchaseOrders(tx, caller, {}))
  expect(_embedded.purchaseOrders).toMatchObject([
    { number: 'PO-0003', status: 'draft', vendorName: 'Empire Dairy Cooperative' },
    { number: 'PO-0002', status: 'submitted', openLines: 3 },
    { number: 'PO-0001', status: 'partReceived', openLines: 1, vendorName: 'Hudson Valley Produce' },
  ])
})

test('a count waits for its review, with what it found', async () => {
  const caller = await callerOf('planner@demo.test')
  const counts = await database.work(caller, (tx) => listCounts(tx, caller))
  expect(counts.map(({ status }) => status)).toEqual(['counted', 'posted'])
  expect(counts[0]?.countedLines).toBe(3)
})

test('master items of several meals have sub-categories, prices, names and portions', async () => {
  await database.work({ catererId: 1 }, async (tx) => {
    const { menuCaterers: items } = await listMenuCaterers(tx, {})
    expect(items).toHaveLength(demoItems.length)
    const named = (name: string) => items.find((item) => item.name === name)
    expect(named('Street tacos')).toMatchObject({
      linkedName: 'Soft beef tacos',
      subCategoryName: 'Hot entrees',
      price: '3.25',
      types: ['MEAL'],
    })
    expect(named('Farm carrots')?.grades.map(({ portion }) => portion?.amount)).toEqual(['0.5', '0.5', '1'])
    // Nothing is unknown that the demo's foods state.
    expect(items.filter(({ grades }) => grades.some(({ calories }) => calories.missing.length > 0))).toEqual([])
  })
})

test('a school shows its own changes and inherits the rest from its master', async () => {
  const caller = await callerOf(demoLogin.userName)
  const calendar = await database.work(caller, async (tx) => {
    const schools = await listSchools(tx, caller.userId)
    const schoolId = schools.find((row) => row.schoolName === 'Maple Street Elementary')?.schoolId ?? 0
    return readCalendar(tx, caller, { schoolId, menuType: 'MEAL', from: '2026-11-16', to: '2026-11-20' })
  })
  const days = new Map(calendar?.days.map((day) => [day.date, day]))
  const own = (date: string) =>
    days
      .get(date)
      ?.lines.filter(({ isInherited }) => !isInherited)
      .map(({ name }) => name)

  expect(calendar?.days).toHaveLength(5)
  expect(days.get('2026-11-16')).toMatchObject({ plannedMeals: 240 })
  expect(own('2026-11-16')).toEqual([])
  expect(days.get('2026-11-17')?.plannedMeals).toBe(180)
  expect(own('2026-11-20')).toEqual(['Turkey sandwich'])
  expect(days.get('2026-11-20')?.lines.map(({ name }) => name)).not.toContain('Tuna salad sandwich')
})

test('a school has a conflict with an edit of its master, and a master menu has a placeholder that nobody filled', async () => {
  const caller = await callerOf(demoLogin.userName)
  const [conflicts, unfilled] = await database.work(caller, async (tx) => [
    await tx
      .select({ school: school.schoolName, date: schoolDay.date, conflicts: schoolDay.conflicts })
      .from(schoolDay)
      .innerJoin(schoolCalendar, eq(schoolCalendar.id, schoolDay.schoolCalendarId))
      .innerJoin(school, eq(school.id, schoolCalendar.schoolId))
      .where(ne(sql`jsonb_array_length(${schoolDay.conflicts})`, 0)),
    await tx
      .select({ name: masterCalendar.name, date: masterDay.date })
      .from(masterLine)
      .innerJoin(masterDay, eq(masterDay.id, masterLine.masterDayId))
      .innerJoin(masterCalendar, eq(masterCalendar.id, masterDay.masterCalendarId))
      .where(isNotNull(masterLine.placeholderId)),
  ])
  expect(conflicts).toMatchObject([
    {
      school: 'Maple Street Elementary',
      date: '2026-11-30',
      conflicts: [{ field: 'line', id: 'tunaSandwich', school: null }],
    },
  ])
  expect(unfilled).toEqual([{ name: 'Elementary lunch', date: expect.stringMatching(/^2027-01/) }])
})

test('lunch and breakfast have a cycle menu of two weeks, and each grade band a master menu of both', async () => {
  const caller = await callerOf(demoLogin.userName)
  const [cycles, masters] = await database.work(caller, async (tx) => [
    await tx
      .select({ name: cycleMenu.name, days: sql<number>`count(*)::int` })
      .from(cycleMenu)
      .innerJoin(cycleDay, eq(cycleDay.cycleMenuId, cycleMenu.id))
      .groupBy(cycleMenu.name)
      .orderBy(cycleMenu.name),
    await tx.select({ menuType: masterCalendar.menuType, name: masterCalendar.name }).from(masterCalendar),
  ])
  expect(cycles).toEqual([
    { name: 'Elementary breakfast cycle', days: 10 },
    { name: 'Elementary lunch cycle', days: 10 },
  ])
  expect(masters.filter(({ menuType }) => menuType === 'MEAL')).toHaveLength(3)
  expect(masters.filter(({ menuType }) => menuType === 'BREAKFAST')).toHaveLength(3)
})

test('schools have usual meals, and the week of Thanksgiving ends with two holidays, on which nothing is planned', async () => {
  const caller = await callerOf(demoLogin.userName)
  await database.work(caller, async (tx) => {
    const schools = await listSchools(tx, caller.userId)
    const usual = Object.fromEntries(
      schools.map(({ schoolName, programs }) => [
        schoolName,
        Object.fromEntries(programs.map(({ menuType, plannedMeals }) => [menuType, plannedMeals])),
      ]),
    )
    expect(usual).toMatchObject({
      'Juniper Hill Elementary': { BREAKFAST: 96, MEAL: 240 },
      'Harbor View Middle School': { BREAKFAST: 124, MEAL: 310 },
      'Northgate High School': { BREAKFAST: 168, MEAL: 420 },
    })
    for (const { schoolId } of schools) {
      for (const menuType of ['MEAL', 'BREAKFAST'] as const) {
        const week = await readCalendar(tx, caller, { schoolId, menuType, from: '2026-11-23', to: '2026-11-27' })
        expect(week?.days.filter(({ lines }) => lines.length > 0).map(({ date }) => date)).toEqual([
          '2026-11-23',
          '2026-11-24',
          '2026-11-25',
        ])
      }
    }
  })
})

test('the second caterer has one school, every flag off and a handful of ingredients', async () => {
  const caller = await callerOf(smallLogin.userName)
  await database.work(caller, async (tx) => {
    const info = await readUserInfo(tx, caller)
    expect(info).toMatchObject({ schoolName: 'Hillside Day School', nutritionAnalysis: false, inventoryEnabled: false })
    expect(info?.schools[0]?.moduleAccess).toEqual({ 'Production Record': 'No' })
    expect((await listIngredients(tx, {})).page.totalElements).toBe(6)
    expect((await listRecipes(tx, {})).page.totalElements).toBe(0)
  })
})

test('the staff user has access to one school and two modules, the parent to none', async () => {
  const staff = await callerOf(staffLogin.userName)
  const parent = await callerOf(parentLogin.userName)
  expect(await isPassword(staffLogin.password, staff.passwordHash)).toBe(true)
  const [info, parentInfo] = await database.work(staff, async (tx) => [
    await readUserInfo(tx, staff),
    await readUserInfo(tx, parent),
  ])
  expect(info).toMatchObject({
    role: 'staff',
    schoolName: 'Maple Street Elementary',
    hasAllSchools: false,
    modules: ['catalog', 'menus'],
  })
  expect(parentInfo).toMatchObject({ role: 'parent', schools: [] })
})

test('the parent has two children and a balance, and families order', async () => {
  const parent = await callerOf(parentLogin.userName)
  const family = await database.work(parent, (tx) => readOwnFamily(tx, parent))
  expect(family).toMatchObject({ isOrderingOn: true, households: [{ name: 'Lindqvist', balance: '25' }] })
  expect(family.children.map(({ firstName }) => firstName).sort()).toEqual(['Freja', 'Nils'])
})

test('the bell first shows a recall, a price that jumped, an order that is due and open records', async () => {
  const caller = await callerOf(demoLogin.userName)
  const { _embedded: found } = await database.work(caller, (tx) => listNotifications(tx, caller))
  const unread = found.notifications.filter(({ isRead }) => !isRead)
  expect(unread.slice(0, 3).map(({ kind }) => kind)).toEqual(['orderDue', 'recall', 'priceJump'])
  expect([...new Set(unread.map(({ kind }) => kind))].toSorted()).toEqual([
    'orderDue',
    'priceJump',
    'recall',
    'recordOpen',
  ])
  const factsOf = (kind: string) => unread.find((one) => one.kind === kind)?.facts
  expect(factsOf('priceJump')).toMatchObject({ ingredientName: expect.stringContaining('omaine'), percent: 18 })
  expect(factsOf('recall')).toMatchObject({ lotCode: 'R-077', reason: expect.stringContaining('E. coli') })
  expect(factsOf('orderDue')).toMatchObject({ vendorName: 'Empire Dairy Cooperative', date: today })
})

test('the kitchen user sees the schools of its kitchen, and production and inventory only', async () => {
  const kitchen = await callerOf(kitchenLogin.userName)
  expect(await isPassword(kitchenLogin.password, kitchen.passwordHash)).toBe(true)
  const info = await database.work(kitchen, (tx) => readUserInfo(tx, kitchen))
  expect(info).toMatchObject({ role: 'staff', modules: ['production', 'inventory'] })
  expect(info?.schools.map(({ schoolName }) => schoolName).sort()).toEqual([...kitchenSchools].sort())
})

test('a database with a caterer is not changed', async () => {
  await emptyDatabase(database)
  await createCaterer(database, { name: 'Own Kitchen' })
  await seedDemo(database, today)

  expect(await countCaterers(database)).toBe(1)
  expect(await database.system((tx) => findLogin(tx, demoLogin.userName))).toBeNull()
})

test('two servers that start together seed once', async () => {
  await emptyDatabase(database)
  await Promise.all([seedDemo(database, today), seedDemo(database, today)])

  expect(await countCaterers(database)).toBe(2)
})

test('sixty families of two schools have ordered for three weeks and paid in every way, and a settlement waits', async () => {
  const { catererId, userId } = await callerOf(demoLogin.userName)
  const caller = { userId }
  await database.work({ catererId, userId }, async (tx) => {
    const { page, totals } = await listHouseholds(tx, caller, {})
    // Including the parent's household.
    expect(page.totalElements).toBe(61)
    expect((await listHouseholds(tx, caller, { balance: 'negative' })).page.totalElements).toBeGreaterThan(3)
    const students = await listStudents(tx, caller, {})
    expect(students.page.totalElements).toBe(102)
    expect((await listStudents(tx, caller, { hasAllergies: true })).page.totalElements).toBeGreaterThan(15)
    const orders = await listOrders(tx, caller, { sort: 'date', size: 1 })
    expect(orders.page.totalElements).toBeGreaterThan(800)
    expect(orders._embedded.orders[0]?.date).toBe('2026-11-02')
    const payments = await listPayments(tx, caller, {})
    expect(payments.totals.byPayType.map(({ payType }) => payType)).toEqual(['Online', 'Check', 'Cash', 'CreditCard'])
    // The sum of all balances: payments, plus the adjustment of the demo parent, less charges.
    const held = toMinor(totals.held) - toMinor(totals.owed)
    expect(held).toBe(toMinor(payments.totals.amount) + toMinor('25') - toMinor(orders.totals.total))
    const [waiting] = (await listImports(tx, {}))._embedded.orderImports
    expect(waiting).toMatchObject({ state: 'ready', source: 'stripe', counts: { create: 1, skip: 1, problem: 1 } })
    expect(waiting?.counts.match).toBeGreaterThan(5)
  })
})
