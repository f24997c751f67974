import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { mealProgram } from '../../db/schema/school.ts'
import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})

const level = (rest: object = {}) => ({
  mealPrgram: 'Lunch K-5',
  targetType: 'Target 1',
  enabled: true,
  details: '',
  ...rest,
})
const bodyOf = (member: Member, rest: object = {}) => ({
  id: 0,
  catererAnalysisId: member.catererId,
  wgrLimit: 0,
  fruitLimit: 0,
  sodiumLevel: JSON.stringify([level()]),
  ...rest,
})
const create = (member: Member, rest: object = {}) =>
  server.call(member, 'POST /commissary/catererAnalysisSettings', { body: bodyOf(member, rest) })
const update = (member: Member, id: number, rest: object = {}, headers: Record<string, string> = {}) =>
  server.call(member, `PUT /commissary/catererAnalysisSettings/${id}`, { body: bodyOf(member, rest), headers })
const find = (member: Member, catererAnalysisId: number = member.catererId) =>
  server.call(member, 'GET /commissary/catererAnalysisSettings/search/findByCatererAnalysisId', {
    query: { catererAnalysisId },
  })

// spec: 1.nutritionAnalysisSettings, 7.settings.create, 7.settings.create.201, 7.settings.update, 7.settings.sodiumLevel, 7.settings.saved, 7.settings.read, 7.settings.create.limits, 3.settings.id, 3.settings.catererAnalysisId, 3.settings.wgrLimit, 3.settings.fruitLimit, 3.settings.sodiumLevel, 3.settings.sodiumLevel.json, 3.settings.sodiumLevel.mealPrgram, 3.settings.sodiumLevel.targetType, 3.settings.sodiumLevel.enabled, 3.settings.sodiumLevel.details
test('settings do not exist until saved, and can be read and saved afterward', async () => {
  const member = await server.addMember()
  const unsaved = { id: 0, wgrLimit: 0, fruitLimit: 0, sodiumLevel: '[]', weekLength: 'servedDays', version: 0 }
  expect(await find(member)).toMatchObject({ status: 200, body: { ...unsaved, catererAnalysisId: member.catererId } })
  const levels = [level({ details: '1,110 mg' }), level({ targetType: 'Target 2', enabled: false })]
  const created = await create(member, { sodiumLevel: ` ${JSON.stringify(levels, null, 2)}\n` })
  expect(created).toMatchObject({ status: 201, body: { data: { message: 'Record saved successfully.', version: 1 } } })
  const { id } = created.body.data
  expect(await find(member)).toMatchObject({
    status: 200,
    body: {
      id,
      catererAnalysisId: member.catererId,
      wgrLimit: 0,
      fruitLimit: 0,
      sodiumLevel: JSON.stringify(levels),
      version: 1,
      updatedBy: expect.stringContaining('Mem Ber'),
    },
  })
  const reordered = JSON.stringify([{ details: '', enabled: true, targetType: 'Target 2', mealPrgram: 'Lunch K-5' }])
  expect(await update(member, id, { wgrLimit: 80.5, fruitLimit: 50, sodiumLevel: reordered })).toMatchObject({
    status: 200,
    body: { data: { message: 'Record saved successfully.', id, version: 2 } },
  })
  const keysInOrder = JSON.stringify([level({ targetType: 'Target 2' })])
  expect((await find(member)).body).toMatchObject({ wgrLimit: 80.5, fruitLimit: 50, sodiumLevel: keysInOrder })
})

test('a short week is checked by the days served until the settings say otherwise', async () => {
  const member = await server.addMember()
  const { id } = (await create(member)).body.data
  const weekLength = async () => (await find(member)).body.weekLength
  expect(await weekLength()).toBe('servedDays')
  await update(member, id, { weekLength: 'regularDays' })
  expect(await weekLength()).toBe('regularDays')
  await update(member, id)
  expect(await weekLength(), 'omitted: as stored').toBe('regularDays')
  expect((await update(member, id, { weekLength: 'halfWeek' })).status).toBe(422)
})

test('settings are created once: a second create returns the existing ones', async () => {
  const member = await server.addMember()
  const answers = await Promise.all(Array.from({ length: 5 }, (_, writer) => create(member, { wgrLimit: writer })))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  const stored = (await find(member)).body
  for (const { status, body } of answers) if (status === 409) expect(body.current).toEqual(stored)
})

test('of twenty saves of the same version at once, one succeeds and the others get a conflict', async () => {
  const member = await server.addMember()
  const { id } = (await create(member)).body.data
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, writer) => update(member, id, { wgrLimit: writer }, { 'if-match': '1' })),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)])
  const won = answers.findIndex(({ status }) => status === 200)
  for (const { status, body } of answers) if (status === 409) expect(body.current.wgrLimit).toBe(won)
})

test("another caterer's settings are treated like ones that do not exist", async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  const { id } = (await create(other)).body.data
  const foreign = await find(member, other.catererId)
  expect([foreign.status, foreign.body]).toEqual([404, (await find(member, 900_000_001)).body])
  expect((await update(member, id)).body).toEqual((await update(member, 900_000_001)).body)
  const unknown = { catererAnalysisId: 'This caterer does not exist.' }
  for (const catererAnalysisId of [other.catererId, 900_000_001]) {
    expect((await create(member, { catererAnalysisId })).body.fields).toEqual(unknown)
  }
  await create(member)
  const own = (await find(member)).body.id
  expect((await update(member, own, { catererAnalysisId: other.catererId })).body.fields).toEqual(unknown)
})

describe('sodium levels are refused', () => {
  const long = 'x'.repeat(101)
  const mistakes: [levels: string | object[], sentence: string][] = [
    ['', 'Send the sodium levels as JSON text.'],
    ['[', 'Send the sodium levels as JSON text.'],
    ['[1e400', 'Send the sodium levels as JSON text.'],
    ['{}', 'Send the sodium levels as a JSON list.'],
    ['null', 'Send the sodium levels as a JSON list.'],
    ['"[]"', 'Send the sodium levels as a JSON list.'],
    ['['.repeat(9_000) + ']'.repeat(9_000), 'Entry 1 is not an object.'],
    ['[null]', 'Entry 1 is not an object.'],
    [[level(), []], 'Entry 2 is not an object.'],
    [[level({ isAdmin: true })], 'Entry 1 has an unknown field.'],
    ['[{"__proto__":{"enabled":true}}]', 'Entry 1 has an unknown field.'],
    ['[{"constructor":{"prototype":{}}}]', 'Entry 1 has an unknown field.'],
    ['[{}]', 'Entry 1 needs a mealPrgram of at most 100 characters.'],
    [[level({ mealPrgram: ' ' })], 'Entry 1 needs a mealPrgram of at most 100 characters.'],
    [[level({ mealPrgram: long })], 'Entry 1 needs a mealPrgram of at most 100 characters.'],
    [[level({ mealPrgram: 'a\0b' })], 'Entry 1 needs a mealPrgram of at most 100 characters.'],
    [[level({ mealPrgram: 'a\ud800b' })], 'Entry 1 needs a mealPrgram of at most 100 characters.'],
    [[level({ targetType: 'Target 3' })], 'Entry 1 needs the targetType Target 1 or Target 2.'],
    [[level({ targetType: 'target 1' })], 'Entry 1 needs the targetType Target 1 or Target 2.'],
    [[level({ enabled: 'true' })], 'Entry 1 needs enabled as true or false.'],
    [[level({ enabled: undefined })], 'Entry 1 needs enabled as true or false.'],
    [[level({ details: null })], 'Entry 1 needs details of at most 500 characters.'],
    [[level(), level({ enabled: false })], 'Entry 2 repeats Lunch K-5, Target 1.'],
  ]
  // spec: 3.settings.sodiumLevel.targetType, 3.settings.sodiumLevel.json
  test.each(mistakes.map(([levels, sentence]) => ({ levels, sentence })))(
    '$sentence (%#)',
    async ({ levels, sentence }) => {
      const member = await server.addMember()
      const sodiumLevel = typeof levels === 'string' ? levels : JSON.stringify(levels)
      expect(await create(member, { sodiumLevel })).toMatchObject({
        status: 422,
        body: { fields: { sodiumLevel: sentence } },
      })
      expect((await find(member)).body.id).toBe(0)
      expect('enabled' in {}).toBe(false)
    },
  )

  test('if they are longer than the contract allows', async () => {
    const sodiumLevel = JSON.stringify(Array.from({ length: 300 }, (_, n) => level({ mealPrgram: `Program ${n}` })))
    expect((await create(await server.addMember(), { sodiumLevel })).body.fields).toEqual({
      sodiumLevel: 'Use at most 20000 characters.',
    })
  })
})

describe('target costs', () => {
  const lunch = { programName: 'Lunch K-5', targetCost: '1.45' }
  const breakfast = { programName: 'Breakfast', targetCost: '0.9' }

  test('are none until they are saved, and are in the history', async () => {
    const member = await server.addMember()
    const { id } = (await create(member)).body.data
    expect((await find(member)).body.costTargets).toEqual([])
    expect((await update(member, id, { costTargets: [lunch, breakfast] })).status).toBe(200)
    expect((await find(member)).body.costTargets).toEqual([lunch, breakfast])
    const history = await server.call(member, 'GET /commissary/recordHistory', {
      query: { recordType: 'analysisSettings', recordId: id },
    })
    expect(history.body._embedded.events[0].changes).toMatchObject([
      { field: 'costTargets', to: expect.stringContaining('Lunch K-5: 1.45') },
    ])
  })

  test('stay if a save omits them, and are removed by an empty list', async () => {
    const member = await server.addMember()
    const { id } = (await create(member, { costTargets: [lunch] })).body.data
    await update(member, id, { wgrLimit: 90 })
    expect((await find(member)).body).toMatchObject({ wgrLimit: 90, costTargets: [lunch] })
    await update(member, id, { costTargets: [] })
    expect((await find(member)).body.costTargets).toEqual([])
  })

  test('are above 0, and one per program', async () => {
    const member = await server.addMember()
    expect((await create(member, { costTargets: [lunch, breakfast, lunch] })).body.fields).toEqual({
      'costTargets.2.programName': 'This meal program already has a target cost.',
    })
    for (const targetCost of ['0', '-1', '1.4567891', 'much']) {
      const { status, body } = await create(member, { costTargets: [{ ...lunch, targetCost }] })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['costTargets.0.targetCost']])
    }
    expect((await find(member)).body.id).toBe(0)
  })
})

describe('a renamed meal program', () => {
  const program = (programName: string) => ({
    programName,
    grades: 'K-5',
    rulePack: 'us-nslp',
    gradeGroup: 'K-5' as const,
    menuType: 'MEAL' as const,
  })
  const targetCost = '1.45'

  /** Saves the settings of a caterer with these programs, then renames the first one. */
  async function renamed(names: readonly [string, ...string[]], to: string, targets: readonly string[]) {
    const [member, other] = [await server.addMember(), await server.addMember()]
    const [sodiumLevel, costTargets] = [
      JSON.stringify(targets.map((mealPrgram) => level({ mealPrgram, targetType: 'Target 2' }))),
      targets.map((programName, index) => ({ programName, targetCost: index === 0 ? targetCost : '2' })),
    ]
    for (const one of [member, other]) await create(one, { sodiumLevel, costTargets })
    await server.database.work(member, async (tx) => {
      const [first] = await tx.insert(mealProgram).values(names.map(program)).returning()
      await tx
        .update(mealProgram)
        .set({ programName: to })
        .where(eq(mealProgram.id, first?.id ?? 0))
    })
    // Another caterer's settings with the same names are unchanged.
    expect((await find(other)).body).toMatchObject({ sodiumLevel, costTargets })
    const { body } = await find(member)
    const levels: { mealPrgram: string }[] = JSON.parse(body.sodiumLevel)
    return { costTargets: body.costTargets, sodium: levels.map(({ mealPrgram }) => mealPrgram) }
  }

  test('keeps its target cost and its sodium target', async () => {
    expect(await renamed(['Lunch'], 'Elementary lunch', ['Lunch', 'Breakfast'])).toEqual({
      costTargets: [
        { programName: 'Elementary lunch', targetCost },
        { programName: 'Breakfast', targetCost: '2' },
      ],
      sodium: ['Elementary lunch', 'Breakfast'],
    })
  })

  test('keeps its targets, as does a program that still has the old name', async () => {
    expect(await renamed(['Lunch', 'Lunch'], 'Elementary lunch', ['Lunch'])).toEqual({
      costTargets: [
        { programName: 'Lunch', targetCost },
        { programName: 'Elementary lunch', targetCost },
      ],
      sodium: ['Lunch', 'Elementary lunch'],
    })
  })

  test('gets the targets of its new name if there are any', async () => {
    expect(await renamed(['Lunch'], 'Breakfast', ['Lunch', 'Breakfast'])).toEqual({
      costTargets: [{ programName: 'Breakfast', targetCost: '2' }],
      sodium: ['Breakfast'],
    })
  })
})

test('limits are between 0 and 100', async () => {
  const member = await server.addMember()
  expect((await create(member, { wgrLimit: -1, fruitLimit: 100.1 })).body.fields).toEqual({
    wgrLimit: 'Enter 0 or more.',
    fruitLimit: 'Enter 100 or less.',
  })
  expect((await create(member, { wgrLimit: 0, fruitLimit: 100 })).status).toBe(201)
})

test('a caterer without the nutrition flag is refused', async () => {
  const plain = await server.addMember({ caterer: { nutritionAnalysis: false } })
  expect((await find(plain)).status).toBe(403)
  expect((await create(plain)).status).toBe(403)
})

// spec: 7.mealPrograms, 3.mealProgram.programName, 3.mealProgram.grades
test('the meal programs of the caterer are listed by name', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  const row = (programName: string, rest: object = {}) => ({
    programName,
    grades: 'K-5',
    rulePack: 'us-nslp',
    gradeGroup: 'K-5' as const,
    menuType: 'MEAL' as const,
    ...rest,
  })
  await server.database.work(other, (tx) => tx.insert(mealProgram).values(row('Theirs')))
  const closed = { archivedAt: '2026-01-01T00:00:00Z' }
  await server.database.work(member, (tx) =>
    tx.insert(mealProgram).values([row('lunch'), row('Breakfast'), row('Closed', closed), row('Lunch 6-8')]),
  )
  const { status, body } = await server.call(member, 'GET /commissary/meal-programs')
  expect(status).toBe(200)
  expect(body._embedded.mealPrograms).toMatchObject([
    {
      programName: 'Breakfast',
      grades: 'K-5',
      rulePack: 'us-nslp',
      gradeGroup: 'K-5',
      menuType: 'MEAL',
      serviceDays: 5,
    },
    { programName: 'lunch' },
    { programName: 'Lunch 6-8' },
  ])
})
