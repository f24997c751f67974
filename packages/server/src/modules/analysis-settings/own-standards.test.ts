import { nutrientCodes } from '@commissary/domain/food'
import { beforeAll, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})

const limit = (nutrient: string, minimum: number | null, maximum: number | null) => ({ nutrient, minimum, maximum })
const standard = (rest: object = {}) => ({
  name: 'School Food Standards (UK)',
  programName: 'Lunch',
  gradeGroup: 'K-5',
  marginPct: 5,
  limits: [limit('sodium', null, 714), limit('iron', 3.2, null)],
  ...rest,
})
const bodyOf = (member: Member, rest: object) => ({
  id: 0,
  catererAnalysisId: member.catererId,
  wgrLimit: 0,
  fruitLimit: 0,
  sodiumLevel: '[]',
  ...rest,
})
const create = (member: Member, rest: object = {}) =>
  server.call(member, 'POST /commissary/catererAnalysisSettings', { body: bodyOf(member, rest) })
const update = (member: Member, id: number, rest: object = {}) =>
  server.call(member, `PUT /commissary/catererAnalysisSettings/${id}`, { body: bodyOf(member, rest) })
const stored = async (member: Member) =>
  (
    await server.call(member, 'GET /commissary/catererAnalysisSettings/search/findByCatererAnalysisId', {
      query: { catererAnalysisId: member.catererId },
    })
  ).body.ownStandards

test('a caterer has no own standards until it saves some, and a save without them keeps them', async () => {
  const member = await server.addMember()
  const { id } = (await create(member)).body.data
  expect(await stored(member)).toEqual([])
  const ownStandards = [standard(), standard({ gradeGroup: '6-8', marginPct: null })]
  await update(member, id, {
    ownStandards: [{ ...ownStandards[0], name: ' School Food Standards (UK) ' }, ownStandards[1]],
  })
  expect(await stored(member)).toEqual(ownStandards)
  await update(member, id, { wgrLimit: 90 })
  expect(await stored(member), 'omitted: as stored').toEqual(ownStandards)
  await update(member, id, { ownStandards: [] })
  expect(await stored(member)).toEqual([])
})

test('any nutrient can be limited', async () => {
  const member = await server.addMember()
  const limits = nutrientCodes.map((code) => limit(code, 1.5, 100_000))
  await create(member, { ownStandards: [standard({ limits })] })
  expect((await stored(member))[0].limits).toEqual(limits)
})

test('the history has each limit, even with commas in names', async () => {
  const member = await server.addMember()
  const { id } = (await create(member)).body.data
  await update(member, id, { ownStandards: [standard({ name: 'Hospital, ward 3' })] })
  const { body } = await server.call(member, 'GET /commissary/recordHistory', {
    query: { recordType: 'analysisSettings', recordId: id },
  })
  const change = body._embedded.events[0].changes.find(({ field }: { field: string }) => field === 'ownStandards')
  expect(change.to.split(', ').map((entry: string) => JSON.parse(entry))).toEqual([
    ['Hospital, ward 3', 'Lunch', 'K-5', 'sodium', null, 714, 5],
    ['Hospital, ward 3', 'Lunch', 'K-5', 'iron', 3.2, null, 5],
  ])
})

describe('refused are', () => {
  test.each([
    ['a blank name', [standard({ name: ' ' })], 'ownStandards.0.name'],
    [
      'a name twice for a program and grade group',
      [standard(), standard({ name: 'school food standards (UK)' })],
      'ownStandards.1.name',
    ],
    [
      'a nutrient twice',
      [standard({ limits: [limit('iron', 1, null), limit('iron', null, 2)] })],
      'ownStandards.0.limits.1.nutrient',
    ],
    ['a limit without a side', [standard({ limits: [limit('iron', null, null)] })], 'ownStandards.0.limits.0.minimum'],
    ['a minimum above its maximum', [standard({ limits: [limit('iron', 3, 2)] })], 'ownStandards.0.limits.0.maximum'],
    [
      'a nutrient that does not exist',
      [standard({ limits: [limit('caffeine', 1, 2)] })],
      'ownStandards.0.limits.0.nutrient',
    ],
    ['no limit at all', [standard({ limits: [] })], 'ownStandards.0.limits'],
    ['a negative limit', [standard({ limits: [limit('iron', -1, null)] })], 'ownStandards.0.limits.0.minimum'],
  ])('%s', async (_, ownStandards, field) => {
    const member = await server.addMember()
    const { status, body } = await create(member, { ownStandards })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})
