import { answersFor } from '@commissary/domain/food'
import { beforeAll, describe, expect, test } from 'vitest'

import { type MenuWorld, menuWorld } from '../../../test/support/master-menu.ts'
import { startApp, type TestApp } from '../../../test/support/test-app.ts'

// One menu for several grade groups (K-8): stored with the school's meal, the master menu and the cycle menu, checked for each.
let server: TestApp
let world: MenuWorld
let schoolId: number
beforeAll(async () => {
  server = await startApp()
  world = await menuWorld(server)
  schoolId = (await addSchool([lunch({ alsoGradeGroups: ['6-8'] })])).body.data.id
})

const lunch = (rest: object = {}) => ({
  menuType: 'MEAL',
  gradeGroup: 'K-5',
  serviceDays: 5,
  plannedMeals: 100,
  ...rest,
})
let names = 0
const addSchool = (meals: object[]) =>
  world.call(`POST /commissary/createSite/${world.member.catererId}`, {
    body: { schoolName: `Valley ${++names}`, meals },
  })
const readSchool = async (id: number) =>
  (await world.call(`GET /commissary/bySiteId/${id}`, { query: { catererId: world.member.catererId } })).body
const programOf = async (id: number) => {
  const { schools } = (await world.call('GET /commissary/userInfo')).body
  return schools.find((one: { schoolId: number }) => one.schoolId === id).programs[0]
}

// 2098-11-03 is a Monday. 1,180 g of 50 kcal per 100 g: 590 kcal, above the 550 of K-5 and below the 600 of 6-8.
const yearMonth = '2098-11'
const day = (date: string) => ({
  date,
  plannedMeals: 100,
  lines: [
    {
      key: 'apple',
      ingredientId: world.apple,
      portion: { amount: '1180', unit: 'g' },
      category: 'Fruit',
      plannedServings: 100,
    },
  ],
})
const addMonth = async (rest: object = {}) => {
  const { status, body } = await world.save({
    name: `Lunch ${++names}`,
    yearMonth,
    programId: world.programId,
    days: [day('2098-11-03')],
    ...rest,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.calendar
}
const summaryOf = async (id: number, month = yearMonth) => {
  const { body } = await world.call('GET /commissary/catererCalendarSummaries/search/findByCatererAndTypeAndMonths', {
    query: { itemType: 'MEAL', catererId: world.member.catererId, startYearMonth: month, endYearMonth: month },
  })
  return body._embedded.catererCalendarSummaries.find((one: { id: number }) => one.id === id)
}
const statusOf = (week: { checks: { id: string; now: { status: string } | null }[] } | undefined, id: string) =>
  week?.checks.find((check) => check.id === id)?.now?.status

describe('a meal of a school', () => {
  test('names the further grade groups that are served its menu', async () => {
    expect((await readSchool(schoolId)).meals).toEqual([lunch({ alsoGradeGroups: ['6-8'] })])
    expect(await programOf(schoolId)).toMatchObject({
      id: world.programId,
      gradeGroup: 'K-5',
      alsoGradeGroups: ['6-8'],
      grades: 'K-8',
    })
  })

  test('keeps each group once, youngest first, and omits an empty list', async () => {
    const { id } = (await addSchool([lunch({ gradeGroup: '6-8', alsoGradeGroups: ['9-12', 'K-5'] })])).body.data
    expect((await readSchool(id)).meals[0].alsoGradeGroups).toEqual(['K-5', '9-12'])
    const other = (await addSchool([lunch({ alsoGradeGroups: [] })])).body.data.id
    expect((await readSchool(other)).meals).toEqual([lunch()])
    expect((await programOf(other)).alsoGradeGroups).toBeUndefined()
  })

  test.each([
    ['preschool beside grades', lunch({ alsoGradeGroups: ['PK3-5'] }), 'Only grades K to 12'],
    ['grades beside preschool', lunch({ gradeGroup: 'PK3-5', alsoGradeGroups: ['K-5'] }), 'Only grades K to 12'],
    ['its own group', lunch({ alsoGradeGroups: ['K-5'] }), 'Only grades K to 12'],
    ['a menu without a meal pattern', lunch({ menuType: 'EXTRA', alsoGradeGroups: ['6-8'] }), 'Only grades K to 12'],
  ])('%s is refused at its field', async (_name, meal, text) => {
    const { status, body } = await addSchool([meal])
    expect(status).toBe(422)
    expect(body.fields['meals.0.alsoGradeGroups']).toContain(text)
  })

  test('a grade group has one menu of each type', async () => {
    const shared = await addSchool([lunch({ gradeGroup: '6-8' }), lunch({ alsoGradeGroups: ['6-8'] })])
    expect(Object.keys(shared.body.fields)).toEqual(['meals.1.alsoGradeGroups'])
    const own = await addSchool([lunch({ alsoGradeGroups: ['6-8'] }), lunch({ gradeGroup: '6-8' })])
    expect(Object.keys(own.body.fields)).toEqual(['meals.1.gradeGroup'])
  })
})

describe('a menu of several grade groups', () => {
  let masterId: number
  beforeAll(async () => {
    masterId = (await addMonth({ alsoGradeGroups: ['6-8'] })).id
    // Publishing matches the school's menu by its main grade group, so a shared menu is published like any other.
    expect((await world.publish(masterId, [schoolId])).status).toBe(200)
  })

  const range = { startDate: '2098-11-03', endDate: '2098-11-09' }
  const analyze = async () =>
    (await world.call('POST /commissary/menu-analysis', { body: { schoolId, itemType: 'MEAL', rule: {}, ...range } }))
      .body

  test('is analyzed for each: 590 calories pass for K-5 and fail for 6-8', async () => {
    const { weeks, alsoWeeks } = await analyze()
    expect(weeks.map(({ gradeGroup }: { gradeGroup: string }) => gradeGroup)).toEqual(['K-5'])
    expect(alsoWeeks.map(({ gradeGroup }: { gradeGroup: string }) => gradeGroup)).toEqual(['6-8'])
    expect([statusOf(weeks[0], 'calories'), statusOf(alsoWeeks[0], 'calories')]).toEqual(['pass', 'fail'])
    expect(alsoWeeks[0].nutrients).toEqual(weeks[0].nutrients)
  })

  test('has a week for each in the analysis of schools', async () => {
    const { body } = await world.call('POST /commissary/menu-analysis/schools', {
      body: { schools: [schoolId], ...range },
    })
    expect(body.weeks.map(({ gradeGroup = 'K-5' }: { gradeGroup?: string }) => gradeGroup)).toEqual(['K-5', '6-8'])
    expect(body.weeks.map((week: Parameters<typeof statusOf>[0]) => statusOf(week, 'calories'))).toEqual([
      'pass',
      'fail',
    ])
  })

  test('has a meal pattern table for each, in the master menu and at the school', async () => {
    const [schoolMonth] = await world.months(schoolId)
    for (const [id, isCatererMenu] of [
      [masterId, 'true'],
      [schoolMonth.id, 'false'],
    ] as const) {
      const { bytes } = await world.call(`POST /commissary/exportMealPattern/${id}`, {
        query: { isCatererMenu },
        body: { format: 'csv', from: range.startDate, to: range.endDate },
      })
      const text = bytes.toString('utf8')
      expect(text).toContain('Week of November 3, 2098, grades K-5')
      expect(text).toContain('Week of November 3, 2098, grades 6-8')
    }
  })

  test('is printed with a page for each', async () => {
    const { bytes } = await world.call('POST /commissary/menuNutritionAnalyze/print', {
      body: { schoolId, itemType: 'MEAL', rule: {}, ...range },
    })
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const own = (await addSchool([lunch()])).body.data.id
    await world.publish(masterId, [own])
    const single = await world.call('POST /commissary/menuNutritionAnalyze/print', {
      body: { schoolId: own, itemType: 'MEAL', rule: {}, ...range },
    })
    expect(bytes.length).toBeGreaterThan(single.bytes.length * 1.3)
  })
})

describe('the worst grade group decides', () => {
  // The food's crediting was never assessed. At 590 calories, K-5 is unknown and 6-8 fails.
  let foodId: number
  beforeAll(async () => {
    const { body } = await world.call('POST /ingredient/ingredients', {
      body: {
        name: 'Casserole',
        serving: { amount: '100', unit: 'g' },
        nutrients: answersFor({ calories: 590, saturatedFat: 1, addedSugars: 0, sodium: 100 }),
      },
    })
    foodId = body.data.id
  })
  const casserole = () => ({
    date: '2098-11-03',
    plannedMeals: 100,
    lines: [
      {
        key: 'casserole',
        ingredientId: foodId,
        portion: { amount: '100', unit: 'g' },
        category: 'Entree',
        plannedServings: 100,
      },
    ],
  })
  const monthFor = async (alsoGradeGroups: string[]) => addMonth({ alsoGradeGroups, days: [casserole()] })

  test("in a month's summary", async () => {
    const verdictFor = async (groups: string[]) => (await summaryOf((await monthFor(groups)).id)).verdict
    expect(await verdictFor([])).toBe('unknown')
    expect(await verdictFor(['6-8'])).toBe('fail')
  })

  test('in the weeks that use a food', async () => {
    const id = (await monthFor([])).id
    const only = (await addSchool([lunch()])).body.data.id
    const shared = (await addSchool([lunch({ alsoGradeGroups: ['6-8'] })])).body.data.id
    await world.publish(id, [only, shared])
    const price = {
      vendorId: null,
      vendorItemCode: null,
      amount: '1',
      per: { amount: '1', unit: 'kg' },
      validFrom: null,
    }
    const { body } = await world.call(`POST /ingredient/ingredients/${foodId}/priceEffects`, {
      body: { prices: [price] },
    })
    const statusOfSchool = (wanted: number) =>
      body.weeks.rows.find((row: { schoolId: number }) => row.schoolId === wanted)?.before
    expect([statusOfSchool(only), statusOfSchool(shared)]).toEqual(['unknown', 'failsNow'])
  })
})

describe('a master menu', () => {
  test('is for the same grade groups in all of its months, until others are chosen', async () => {
    const { id, name } = await addMonth({ alsoGradeGroups: ['6-8'] })
    expect((await world.read(id)).program).toMatchObject({ alsoGradeGroups: ['6-8'], grades: 'K-8' })
    const next = await addMonth({ name, yearMonth: '2098-12', days: [] })
    expect((await world.read(next.id)).program.alsoGradeGroups).toEqual(['6-8'])
    expect(await summaryOf(id)).toMatchObject({ grades: 'K-8' })

    await world.save({ id, yearMonth, isChecked: true })
    expect((await world.read(id)).status).toBe('checked')
    const changed = await world.save({ id: next.id, yearMonth: '2098-12', alsoGradeGroups: ['6-8', '9-12'] })
    expect(changed.body.data.calendar.program).toMatchObject({ alsoGradeGroups: ['6-8', '9-12'], grades: 'K-12' })
    // It was checked for other groups.
    expect(await world.read(id)).toMatchObject({ status: 'draft', program: { grades: 'K-12' } })

    await world.save({ id, yearMonth, alsoGradeGroups: [] })
    expect((await world.read(id)).program.alsoGradeGroups).toBeUndefined()
  })

  test('copied under another name keeps them; preschool is refused', async () => {
    const { id } = await addMonth({ alsoGradeGroups: ['6-8'] })
    const copy = await world.call(`PUT /commissary/caterer/cloneCalendar/${id}`, {
      body: { yearMonth, name: `Copy ${id}` },
    })
    expect((await world.read(copy.body.data.id)).program.alsoGradeGroups).toEqual(['6-8'])
    const { status, body } = await world.save({ id, yearMonth, alsoGradeGroups: ['PK3-5'] })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['alsoGradeGroups']])
  })
})

test('a cycle menu keeps its grade groups, and the master menu that it is first applied to gets them', async () => {
  const body = {
    name: 'Fall',
    programId: world.programId,
    weeks: 1,
    daysPerWeek: 5,
    alsoGradeGroups: ['9-12', '6-8'],
  }
  const { id } = (await world.call('POST /commissary/cycleMenus', { body })).body.data
  const read = async (cycle: number) => (await world.call(`GET /commissary/cycleMenus/${cycle}`)).body
  expect(await read(id)).toMatchObject({
    menu: { alsoGradeGroups: ['6-8', '9-12'], grades: 'K-12' },
    program: { alsoGradeGroups: ['6-8', '9-12'], grades: 'K-12' },
  })
  const copy = (await world.call(`POST /commissary/cycleMenus/${id}/duplicate`)).body.data.id
  expect((await read(copy)).menu.alsoGradeGroups).toEqual(['6-8', '9-12'])

  const { date: _, ...planned } = day('')
  const days = [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, ...planned }))
  await world.call(`PUT /commissary/cycleMenus/${id}/days`, { body: { days } })
  const applied = await world.call(`POST /commissary/cycleMenus/${id}/apply`, {
    body: { name: 'From the cycle', startDate: '2098-11-03', endDate: '2098-11-07' },
  })
  expect((await world.read(applied.body.data.id)).program.alsoGradeGroups).toEqual(['6-8', '9-12'])

  const { alsoGradeGroups: __, ...without } = body
  await world.call(`PUT /commissary/cycleMenus/${id}`, { body: { ...without, name: 'Autumn' } })
  expect((await read(id)).menu).toMatchObject({ name: 'Autumn', alsoGradeGroups: ['6-8', '9-12'] })
  const refused = await world.call(`PUT /commissary/cycleMenus/${id}`, { body: { ...body, alsoGradeGroups: ['K-5'] } })
  expect(Object.keys(refused.body.fields)).toEqual(['alsoGradeGroups'])
})
