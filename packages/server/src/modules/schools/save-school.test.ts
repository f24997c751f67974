import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { mealProgram } from '../../db/schema/school.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  // Schools need no inventory module.
  member = await server.addMember({ caterer: { inventoryEnabled: false } })
})

const lunch = { menuType: 'MEAL', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: 240 }
const breakfast = { menuType: 'BREAKFAST', gradeGroup: 'K-5', serviceDays: 4, plannedMeals: null }
const fall = { termName: 'Fall', startDate: '2026-08-24', endDate: '2026-12-18' }

let names = 0
const school = (rest: object = {}) => ({ schoolName: `School ${++names}`, meals: [lunch], ...rest })
const create = (body: object, by = member) => server.call(by, `POST /commissary/createSite/${by.catererId}`, { body })
const addedId = async (body: object, by = member) => (await create(body, by)).body.data.id as number
const read = (id: number, by = member) =>
  server.call(by, `GET /commissary/bySiteId/${id}`, { query: { catererId: by.catererId } })
const update = (id: number, body: object, headers: Record<string, string> = {}) =>
  server.call(member, `PUT /commissary/updateSite/${member.catererId}/${id}`, { body, headers })
const remove = (id: number) => server.call(member, `DELETE /commissary/deleteSite/${member.catererId}/${id}`)
const list = async (by = member) =>
  (await server.call(by, 'GET /commissary/sites', { query: { catererId: by.catererId } })).body._embedded.sites
const openOn = async (date: string) => {
  const { body } = await server.call(member, 'GET /commissary/schools', { query: { role: 'ROLE_CATERER', date } })
  return body.data.schools as { schoolId: number; programs: object[] }[]
}

// spec: 7.sites.list, 7.sites.create, 7.sites.create.body, 7.sites.read, 7.sites.update, 7.sites.delete
test('a new caterer adds a school with its meals, reads, changes and archives it', async () => {
  const added = await create({
    schoolName: ' Oak ',
    subdomain: 'oak',
    address: ' 1 Mill Road ',
    lowestGrade: 'K',
    highestGrade: '8',
    enrollment: 420,
    moduleAccess: { 'Production Record': 'Yes' },
    meals: [lunch, { ...lunch, gradeGroup: '6-8' }, breakfast],
    terms: [fall],
    servingLines: [' Main line '],
  })
  expect(added).toMatchObject({ status: 200, body: { data: { message: 'School created successfully', version: 1 } } })
  const { id } = added.body.data
  const stored = {
    schoolId: id,
    schoolName: 'Oak',
    subdomain: 'oak',
    address: '1 Mill Road',
    lowestGrade: 'K',
    highestGrade: '8',
    enrollment: 420,
    moduleAccess: { 'Production Record': 'Yes' },
    meals: [lunch, { ...lunch, gradeGroup: '6-8' }, breakfast],
    terms: [fall],
    servingLines: ['Main line'],
    version: 1,
    updatedAt: expect.any(String),
    updatedBy: expect.stringContaining('Mem Ber'),
  }
  expect((await read(id)).body).toEqual(stored)
  expect(await list()).toContainEqual(stored)

  const changed = await update(id, { schoolId: id, schoolName: 'Oak Hill', subdomain: 'oak', meals: [breakfast] })
  expect(changed).toMatchObject({ status: 200, body: { data: { message: 'School updated successfully', version: 2 } } })
  expect((await read(id)).body).toMatchObject({
    schoolName: 'Oak Hill',
    address: null,
    meals: [breakfast],
    terms: [],
    // Modules that an update leaves out stay.
    moduleAccess: { 'Production Record': 'Yes' },
  })

  expect((await remove(id)).body.data.message).toBe('School deleted successfully')
  expect((await read(id)).status).toBe(404)
  const restored = await server.call(member, `POST /commissary/sites/${id}/restore`)
  expect(restored).toMatchObject({ status: 200, body: { data: { message: 'School restored successfully' } } })
  expect((await read(id)).body.schoolName).toBe('Oak Hill')
})

// spec: 7.schools.date
test('schools are listed on the dates of their terms, each program with its days and usual meals', async () => {
  const id = await addedId(school({ meals: [lunch, breakfast], terms: [fall] }))
  const always = await addedId(school())
  const idsOn = async (date: string) => (await openOn(date)).map(({ schoolId }) => schoolId)
  expect(await idsOn('2026-12-18')).toEqual(expect.arrayContaining([id, always]))
  const winter = await idsOn('2026-12-19')
  expect(winter).toContain(always)
  expect(winter).not.toContain(id)
  const found = (await openOn('2026-12-18')).find(({ schoolId }) => schoolId === id)
  expect(found?.programs).toEqual([
    expect.objectContaining({ menuType: 'BREAKFAST', rulePack: 'us-sbp', serviceDays: 4, plannedMeals: null }),
    expect.objectContaining({ menuType: 'MEAL', rulePack: 'us-nslp', serviceDays: 5, plannedMeals: 240 }),
  ])
})

test('schools of one grade group share a meal program', async () => {
  await addedId(school())
  await addedId(school({ meals: [{ ...lunch, serviceDays: 4 }] }))
  const { body } = await server.call(member, 'GET /commissary/meal-programs')
  const named = body._embedded.mealPrograms.filter(
    ({ menuType, gradeGroup }: { menuType: string; gradeGroup: string }) => menuType === 'MEAL' && gradeGroup === 'K-5',
  )
  expect(named).toEqual([expect.objectContaining({ programName: 'National School Lunch Program K-5' })])
})

test('a meal never joins an archived meal program', async () => {
  const id = await addedId(school({ meals: [{ ...lunch, gradeGroup: '9-12' }] }))
  await server.database.work({ catererId: member.catererId }, (tx) =>
    tx
      .update(mealProgram)
      .set({ archivedAt: sql`now()` })
      .where(eq(mealProgram.gradeGroup, '9-12')),
  )
  await update(id, { schoolName: 'High school', meals: [{ ...lunch, gradeGroup: '9-12' }] })
  const { body } = await server.call(member, 'GET /commissary/meal-programs')
  expect(body._embedded.mealPrograms).toContainEqual(expect.objectContaining({ gradeGroup: '9-12' }))
})

test('a school with two grade groups has a menu for each', async () => {
  const older = { ...lunch, gradeGroup: '6-8' }
  const id = await addedId(school({ meals: [older, lunch] }))
  const programs = (await openOn('2098-11-24')).find(({ schoolId }) => schoolId === id)?.programs as { id: number }[]
  const [young, old] = programs
  const day = (plannedMeals: number) => ({ plannedMeals, selections: {}, lines: [] })
  const path = `/commissary/school/${id}/calendar`
  for (const [program, meals] of [
    [young, 100],
    [old, 200],
  ] as const) {
    const query = { itemType: 'MEAL', programId: program?.id ?? 0 }
    const saved = await server.call(member, `PUT ${path}/2098-11-24`, { body: day(meals), query })
    expect(saved.status).toBe(200)
  }
  const readOf = async (programId?: number) => {
    const range = { itemType: 'MEAL', startDate: '2098-11-24', endDate: '2098-11-24' }
    const query = programId === undefined ? range : { ...range, programId }
    const { body } = await server.call(member, `GET ${path}`, { query })
    return [body.program.gradeGroup, body.days[0].plannedMeals]
  }
  expect(await readOf(young?.id)).toEqual(['K-5', 100])
  expect(await readOf(old?.id)).toEqual(['6-8', 200])
  expect(await readOf()).toEqual(['K-5', 100])

  // The menu of a removed meal is back when the meal is added again.
  const body = (await read(id)).body
  const { schoolName, subdomain } = body
  await update(id, { schoolName, subdomain, meals: [lunch] })
  const query = { itemType: 'MEAL', programId: old?.id ?? 0 }
  expect((await server.call(member, `PUT ${path}/2098-11-25`, { body: day(1), query })).status).toBe(422)
  await update(id, { schoolName, subdomain, meals: [lunch, older] })
  expect(await readOf(old?.id)).toEqual(['6-8', 200])
})

describe('a subdomain', () => {
  const propose = async (schoolName: string, by = member) =>
    (await server.call(by, 'GET /commissary/sites/subdomain', { query: { schoolName } })).body.subdomain

  test('is proposed from the name, and numbered if any caterer has it', async () => {
    const other = await server.addMember()
    expect(await propose('Birch Lane School')).toBe('birch-lane-school')
    const id = await addedId(school({ schoolName: 'Birch Lane School' }))
    expect((await read(id)).body.subdomain).toBe('birch-lane-school')
    expect(await propose('Birch Lane School', other)).toBe('birch-lane-school-2')
    const taken = await create(school({ subdomain: 'birch-lane-school' }), other)
    expect(taken).toMatchObject({
      status: 422,
      body: { fields: { subdomain: 'The subdomain birch-lane-school is already used. Choose another one.' } },
    })
    // Nothing about the other caterer's school is revealed.
    expect(JSON.stringify(taken.body)).not.toContain('Birch Lane School')
  })

  test('of an archived school is free, and a restored school needs it back', async () => {
    const id = await addedId(school({ subdomain: 'cedar' }))
    await remove(id)
    const taker = await addedId(school({ subdomain: 'cedar' }))
    const restore = () => server.call(member, `POST /commissary/sites/${id}/restore`)
    expect((await restore()).body.fields).toHaveProperty('subdomain')
    await remove(taker)
    expect((await restore()).status).toBe(200)
  })

  test('is given once when twenty schools with it are saved at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(school({ subdomain: 'elm' }))))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(422)])
  })
})

describe('a school is refused', () => {
  test.each([
    [{ schoolName: '  ' }, { schoolName: 'Please provide school name.' }],
    [{ schoolName: undefined }, { schoolName: 'Please provide school name.' }],
    [{ subdomain: 'Oak School' }, { subdomain: expect.any(String) }],
    [{ lowestGrade: '6', highestGrade: 'K' }, { highestGrade: 'Choose a grade that is not below the lowest one.' }],
    [
      { meals: [lunch, lunch] },
      { 'meals.1.gradeGroup': 'This meal and grade group are already on the list. Choose another grade group.' },
    ],
    [{ meals: [{ ...lunch, menuType: 'BRUNCH' }] }, { 'meals.0.menuType': expect.any(String) }],
    [{ meals: [{ ...lunch, serviceDays: 8 }] }, { 'meals.0.serviceDays': expect.any(String) }],
    [{ terms: [{ ...fall, endDate: '2026-08-23' }] }, { 'terms.0.endDate': 'The last day is before the first day.' }],
    [{ terms: [fall, { ...fall, termName: 'Spring' }] }, { 'terms.1.startDate': 'This term starts before Fall ends.' }],
    [{ terms: [{ ...fall, termName: ' ' }] }, { 'terms.0.termName': 'Please provide a term name.' }],
    [{ servingLines: [' '] }, { 'servingLines.0': 'Please provide a name for the serving line.' }],
  ])('with %j', async (rest, fields) => {
    const id = await addedId(school())
    for (const answer of [await create(school(rest)), await update(id, school(rest))]) {
      expect(answer).toMatchObject({ status: 422, body: { fields } })
    }
    expect((await read(id)).body.version).toBe(1)
  })

  test('for staff, whatever their modules, and for another caterer', async () => {
    const staff = await server.addMember({ role: 'staff', catererId: member.catererId })
    expect((await create(school(), staff)).status).toBe(403)
    const other = await server.addMember()
    const foreign = await server.call(other, `POST /commissary/createSite/${member.catererId}`, { body: school() })
    expect(foreign.status).toBe(404)
    const id = await addedId(school())
    expect((await read(id, other)).status).toBe(404)
  })
})

test('the history of a school names its meals, terms and lines', async () => {
  const id = await addedId(school({ terms: [fall], servingLines: ['A', 'B'] }))
  await update(id, school({ schoolName: 'Named', meals: [breakfast] }))
  const { body } = await server.call(member, 'GET /commissary/recordHistory', {
    query: { recordType: 'school', recordId: id },
  })
  const [updated] = body._embedded.events
  expect(updated.changes).toEqual(
    expect.arrayContaining([
      {
        field: 'meals',
        from: 'National School Lunch Program K-5 · 5 · 240',
        to: 'School Breakfast Program K-5 · 4',
      },
      { field: 'terms', from: 'Fall 2026-08-24 – 2026-12-18', to: null },
      { field: 'servingLines', from: 'A, B', to: null },
    ]),
  )
})

describe('offer versus serve', () => {
  const meals = [
    lunch,
    { ...lunch, gradeGroup: '6-8', offerVersusServe: true },
    { ...lunch, gradeGroup: '9-12', offerVersusServe: false },
    { ...breakfast, gradeGroup: '9-12' },
    { ...lunch, menuType: 'SNACK', offerVersusServe: true },
  ]
  const used = (list: { menuType: string; gradeGroup: string; offerVersusServe?: boolean }[]) =>
    list
      .filter(({ offerVersusServe }) => offerVersusServe)
      .map(({ menuType, gradeGroup }) => `${menuType} ${gradeGroup}`)

  test("is the school's choice, except always yes at lunch in grades 9-12, and never at snacks", async () => {
    const id = await addedId(school({ meals }))
    expect(used((await read(id)).body.meals)).toEqual(['MEAL 6-8', 'MEAL 9-12'])
    const open = await openOn('2026-10-12')
    const programs = open.find(({ schoolId }) => schoolId === id)?.programs as Parameters<typeof used>[0]
    expect(used(programs)).toEqual(['MEAL 6-8', 'MEAL 9-12'])

    const { version } = (await read(id)).body
    await update(id, school({ meals: [lunch, { ...lunch, gradeGroup: '6-8' }] }), { 'if-match': String(version) })
    expect(used((await read(id)).body.meals)).toEqual([])
    const history = await server.call(member, 'GET /commissary/recordHistory', {
      query: { recordType: 'school', recordId: String(id) },
    })
    expect(JSON.stringify(history.body._embedded.events[0].changes)).toContain('offer versus serve')
  })

  test('a program has it for menus of many schools if one of them does', async () => {
    const other = await server.addMember({ caterer: { inventoryEnabled: false } })
    const programs = async () => {
      const { body } = await server.call(other, 'GET /commissary/meal-programs')
      return used(body._embedded.mealPrograms)
    }
    await addedId(school({ meals: [lunch, { ...lunch, gradeGroup: '9-12' }] }), other)
    expect(await programs()).toEqual(['MEAL 9-12'])
    const id = await addedId(school({ meals: [{ ...lunch, offerVersusServe: true }] }), other)
    expect(await programs()).toEqual(['MEAL 9-12', 'MEAL K-5'])
    await server.call(other, `DELETE /commissary/deleteSite/${other.catererId}/${id}`)
    expect(await programs()).toEqual(['MEAL 9-12'])
  })
})
