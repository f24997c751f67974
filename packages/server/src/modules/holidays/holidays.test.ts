import { beforeAll, describe, expect, test } from 'vitest'

import { startApp, type Member, type TestApp } from '../../../test/support/test-app.ts'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startApp()
  member = await server.addMember()
})

interface Holiday {
  id: number
  date: string
  note: string
}

const add = (date: string, note?: string, by: Member = member) =>
  server.call(by, 'POST /commissary/catererHolidays', { body: { catererId: by.catererId, date, note } })
const between = (startDate: string, endDate: string, by: Member = member) =>
  server.call(by, 'GET /commissary/catererHolidays/search/findByCatererIdAndDateBetween', {
    query: { catererId: by.catererId, startDate, endDate },
  })
const list = async (startDate: string, endDate: string, by?: Member): Promise<Holiday[]> =>
  (await between(startDate, endDate, by)).body._embedded.catererHolidays

// spec: 1.holidays, 7.holidays.create, 7.holidays.create.201, 7.holidays.create.body, 7.holidays.list, 7.holidays.list.query, 7.holidays.list.embedded, 7.holidays.delete, 3.holiday.id, 3.holiday.catererId, 3.holiday.date, 3.holiday.note
test('a holiday is added, listed and deleted', async () => {
  const added = await add('2026-11-26', '  Thanksgiving Day ')
  expect(added).toMatchObject({ status: 201, body: { data: { message: 'Holiday created successfully' } } })
  const { id } = added.body.data
  expect(await list('2026-11-26', '2026-11-26')).toEqual([
    {
      id,
      catererId: member.catererId,
      date: '2026-11-26',
      note: 'Thanksgiving Day',
      version: 1,
      updatedAt: expect.any(String),
      updatedBy: expect.stringContaining('Mem Ber'),
    },
  ])
  const remove = () => server.call(member, `DELETE /commissary/catererHolidays/${id}`)
  expect(await remove()).toMatchObject({ status: 200, body: { data: { message: 'Holiday deleted successfully' } } })
  expect(await remove()).toMatchObject({ status: 404, body: { message: 'Holiday not found' } })
  expect(await list('2026-11-26', '2026-11-26')).toEqual([])
})

// spec: 5.holiday.name, 5.holiday.name.empty
test.each(['', '   ', undefined])('a holiday without a name is refused and creates nothing: %j', async (note) => {
  const answer = await add('2026-12-01', note)
  expect(answer).toMatchObject({ status: 422, body: { fields: { note: 'Please provide holiday name' } } })
  expect(await list('2026-12-01', '2026-12-01')).toEqual([])
})

test('a name has at most 100 characters', async () => {
  expect((await add('2026-12-02', '😀'.repeat(100))).status).toBe(201)
  expect((await add('2026-12-03', 'x'.repeat(101))).body.fields).toEqual({ note: 'Use at most 100 characters.' })
})

test('a second holiday on a date is refused, and the first is returned', async () => {
  await add('2026-12-25', 'Christmas Day')
  const second = await add('2026-12-25', 'Noel')
  expect(second).toMatchObject({
    status: 409,
    body: {
      message: 'December 25, 2026 is already a holiday: Christmas Day.',
      current: { date: '2026-12-25', note: 'Christmas Day' },
    },
  })
  expect((await add('2026-12-25', 'Noel', await server.addMember())).status).toBe(201)
})

test('of several that add the same date at once, one succeeds and the others get its holiday', async () => {
  const colleague = await server.addMember({ catererId: member.catererId })
  for (let day = 10; day < 30; day++) {
    const date = `2027-03-${day}`
    const answers = await Promise.all([
      add(date, 'Mine'),
      add(date, 'Theirs', colleague),
      add(date, 'Mine'),
      add(date, 'Theirs', colleague),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409])
    const [stored] = await list(date, date)
    for (const { status, body } of answers) if (status === 409) expect(body.current).toEqual(stored)
  }
})

describe('a range of days', () => {
  test('is consecutive dates across both daylight saving changes, a month end and a leap day', async () => {
    const dates = [
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2027-03-13',
      '2027-03-14',
      '2027-03-15',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]
    const other = await server.addMember()
    for (const date of dates) expect((await add(date, `Day ${date}`, other)).status).toBe(201)
    const all = [
      ...(await list('2026-10-31', '2026-11-02', other)),
      ...(await list('2027-03-13', '2027-03-15', other)),
      ...(await list('2028-02-28', '2028-03-01', other)),
    ]
    expect(all.map(({ date }) => date)).toEqual(dates)
    expect(await list('2026-11-01', '2026-11-01', other)).toMatchObject([{ date: '2026-11-01' }])
    expect(await list('2028-02-29', '2028-02-29', other)).toMatchObject([{ date: '2028-02-29' }])
  })

  test('has at most 800 days and does not run backward', async () => {
    expect((await between('2026-01-01', '2028-03-10')).status).toBe(200)
    expect((await between('2026-01-01', '2028-03-11')).body.fields).toEqual({
      endDate: 'Choose a range of at most 800 days.',
    })
    expect((await between('2026-01-02', '2026-01-01')).body.fields).toEqual({
      endDate: 'The end date is before the start date. Swap them.',
    })
  })

  test.each(['2027-02-29', '2026-11-31', '26-11-26', 'tomorrow', '2026-11-26T00:00:00Z', '0000-01-01', '٢٠٢٦-١١-٢٦'])(
    'and a new holiday refuse the day %s',
    async (date) => {
      expect((await between(date, '2026-12-31')).status).toBe(422)
      expect((await add(date, 'None')).status).toBe(422)
    },
  )
})

test("another caterer's holiday is treated like one that does not exist", async () => {
  const other = await server.addMember()
  const { id } = (await add('2026-12-25', 'Theirs', other)).body.data
  const foreign = await server.call(member, `DELETE /commissary/catererHolidays/${id}`)
  const absent = await server.call(member, 'DELETE /commissary/catererHolidays/900000001')
  expect([foreign.status, foreign.body]).toEqual([404, absent.body])
  expect(await list('2026-12-25', '2026-12-25', other)).toMatchObject([{ note: 'Theirs' }])
})
