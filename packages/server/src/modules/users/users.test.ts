import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { school } from '../../db/schema/school.ts'
import { userModules } from '../../db/schema/user.ts'
import { createInbox } from '../../../test/support/test-inbox.ts'
import { startApp, type Member } from '../../../test/support/test-app.ts'
import { deactivateUser, insertUser } from './store.ts'

const inbox = createInbox()
const server = await startApp({ mail: inbox })
const { call: send } = server

let administrator: Member
beforeEach(async () => {
  administrator = await server.addMember()
  await server.database.owner((tx) => tx.execute(sql`delete from login_attempt`))
})

let people = 0
const input = (fields: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Berg',
  email: `ana${++people}@example.test`,
  mobile: '2125550100',
  role: 'staff',
  hasAllSchools: true,
  schools: [] as number[],
  modules: null as string[] | null,
  ...fields,
})
const call = (path: string, options?: Parameters<typeof send>[2], by = administrator) => send(by, path, options)
const create = (fields?: object, by = administrator) => call('POST /commissary/users', { body: input(fields) }, by)
const read = async (id: number) => (await call(`GET /commissary/users/${id}`)).body
const update = (id: number, fields: object, headers: Record<string, string> = {}) =>
  call(`PUT /commissary/users/${id}`, { body: input(fields), headers })
const act = (id: number, action: string, by = administrator) => call(`POST /commissary/users/${id}/${action}`, {}, by)
const idOf = ({ body }: { body: { data: { id: number } } }) => body.data.id
const history = async (id: number) => {
  const { body } = await call('GET /commissary/recordHistory', { query: { recordType: 'user', recordId: id } })
  return body._embedded.events as { action: string; by: string | null; changes: { field: string }[] }[]
}
const addSchools = (...names: string[]) =>
  server.database.work(administrator, async (tx) => {
    const rows = await tx
      .insert(school)
      .values(names.map((schoolName) => ({ schoolName })))
      .returning({ id: school.id })
    return rows.map(({ id }) => id)
  })
const archive = ({ userId }: Member) =>
  server.database.work(administrator, (tx) =>
    tx.execute(sql`update app_user set archived_at = now() where id = ${userId}`),
  )
/** Sets the password of an invited user. */
async function activate(email: string, password = 'four yellow lemons') {
  const { token } = await inbox.linkTo(email)
  const body = { username: email, fToken: token, password }
  expect((await send(null, 'POST /commissary/recoveryPassword', { body })).status).toBe(200)
}

describe('a new user', () => {
  // spec: 1.users
  test('is invited, sets a password from the link and logs in', async () => {
    const email = `new${++people}@example.test`
    const { status, body } = await create({ email })
    expect([status, body.data.message]).toEqual([201, 'User created successfully'])
    const { id } = body.data
    expect(await read(id)).toMatchObject({ email, status: 'invited', lastLogin: null, invitedAt: expect.any(String) })

    const { url, uid } = await inbox.linkTo(email)
    expect([url.pathname, uid]).toEqual(['/activate', id])
    await activate(email)
    expect(await read(id)).toMatchObject({ status: 'active', lastLogin: null })
    const login = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(
        new URLSearchParams({
          grant_type: 'password',
          username: `ROLE_CATERER:${email}`,
          password: 'four yellow lemons',
        }),
      ),
    })
    expect(login.statusCode).toBe(200)
    const { lastLogin } = await read(id)
    expect(Date.now() - Date.parse(lastLogin)).toBeLessThan(60_000)
    expect((await history(id)).map(({ action, by }) => [action, by])).toEqual([
      ['activated', 'Ana Berg'],
      ['invited', expect.stringMatching(/^Mem Ber/)],
      ['created', expect.stringMatching(/^Mem Ber/)],
    ])
  })

  // spec: 8.catalogue.firstName, 8.catalogue.mobile, 8.catalogue.users
  test.each([
    ['firstName', '', 'Please provide first name'],
    ['firstName', '   ', 'Please provide first name'],
    ['lastName', ' ', 'Please provide last name'],
    ['email', '', 'Please provide email'],
    ['email', ' ', 'Please provide email'],
    ['mobile', '', 'Please provide mobile no'],
    ['email', 'ana', 'Please provide a valid email'],
    ['email', 'ana@localhost', 'Please provide a valid email'],
    ['email', 'ana@example.test\r\nBcc: all@example.test', 'Please provide a valid email'],
    ['email', 'ana@example.test, bea@example.test', 'Please provide a valid email'],
  ])('needs %s other than %j', async (field, value, sentence) => {
    const { status, body } = await create({ [field]: value })
    expect([status, body.fields[field]]).toEqual([422, sentence])
  })

  test.each([
    ['firstName', 'x'.repeat(51)],
    ['lastName', 'x'.repeat(51)],
    ['email', `${'x'.repeat(50)}@example.test`],
    ['mobile', '12345678901'],
    ['mobile', '+1 212 555'],
    ['mobile', '٠١٢٣٤٥٦٧٨٩'],
    ['role', 'owner'],
    ['modules', ['kitchen']],
  ])('cannot have %s %j', async (field, value) => {
    const { status, body } = await create({ [field]: value })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).join()).toContain(field)
  })

  test('has names as entered, without surrounding spaces', async () => {
    const { body } = await create({ firstName: ' Zoë 🍋 ', lastName: '=HYPERLINK("x")' })
    expect(await read(body.data.id)).toMatchObject({ firstName: 'Zoë 🍋', lastName: '=HYPERLINK("x")' })
  })

  test('cannot have an email that is registered with any caterer, in any letter case', async () => {
    const other = await server.addMember()
    for (const email of [administrator.userName, other.userName.toUpperCase(), ` ${other.userName} `]) {
      const { status, body } = await create({ email })
      expect([status, body.fields]).toEqual([422, { email: 'This email id is already registered' }])
    }
  })

  test('of two added at once with the same email, one is added', async () => {
    const email = `twin${++people}@example.test`
    const answers = await Promise.all([create({ email }), create({ email })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })

  test('sent again with the same key creates one user and one mail', async () => {
    const body = input()
    const headers = { 'idempotency-key': 'a key of this user' }
    const answers = [
      await call('POST /commissary/users', { body, headers }),
      await call('POST /commissary/users', { body, headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    await inbox.mailTo(body.email)
    expect(inbox.messages.filter(({ to }) => to === body.email)).toHaveLength(1)
  })

  test.each([
    'id',
    'catererId',
    'passwordHash',
    'status',
    'version',
    'createdBy',
    'archivedAt',
    'userName',
    'lastLogin',
  ])('cannot be given a field %s', async (name) => {
    const { status, body } = await call('POST /commissary/users', { body: { ...input(), [name]: 1 } })
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })
})

describe('access', () => {
  test('an administrator gets full access and a parent none, whatever was sent', async () => {
    const schools = await addSchools('North')
    const rights = { hasAllSchools: false, schools, modules: ['catalog'] }
    const administrated = await read(idOf(await create({ role: 'administrator', ...rights })))
    expect(administrated).toMatchObject({ hasAllSchools: true, schools: [], modules: null })
    const parent = await read(idOf(await create({ role: 'parent', ...rights, hasAllSchools: true, modules: null })))
    expect(parent).toMatchObject({ hasAllSchools: false, schools: [], modules: [] })
  })

  test('staff can be given every area by name, as the form proposes them', async () => {
    const { status, body } = await create({ modules: userModules })
    expect(status).toBe(201)
    expect((await read(body.data.id)).modules).toEqual(userModules)
  })

  // spec: 6.staff
  test('a staff member gets the selected schools and modules', async () => {
    const [south = 0, north = 0] = await addSchools('South', 'North')
    const id = idOf(
      await create({ hasAllSchools: false, schools: [south, north, south], modules: ['menus', 'catalog'] }),
    )
    expect(await read(id)).toMatchObject({
      role: 'staff',
      schools: [
        { schoolId: north, schoolName: 'North' },
        { schoolId: south, schoolName: 'South' },
      ],
      modules: ['catalog', 'menus'],
    })
    const all = ['catalog', 'inventory', 'menus', 'orders', 'production', 'reports', 'settings']
    expect((await read(idOf(await create({ hasAllSchools: true, modules: all })))).modules.toSorted()).toEqual(all)
  })

  test("an unknown school or another caterer's is refused by its field", async () => {
    const [own = 0] = await addSchools('Own')
    const other = await server.addMember()
    const foreign = await server.database.work(other, async (tx) => {
      const [row] = await tx.insert(school).values({ schoolName: 'Foreign' }).returning({ id: school.id })
      return row?.id ?? 0
    })
    const attempt = async (id: number) => (await create({ hasAllSchools: false, schools: [own, id] })).body
    expect(await attempt(foreign)).toEqual(await attempt(900_000_001))
    expect((await attempt(foreign)).fields).toEqual({ 'schools.1': 'This school does not exist.' })
  })
})

describe('the list', () => {
  const list = async (query: Record<string, string | number> = {}) => {
    const { body } = await call('GET /commissary/users', { query })
    return body as { _embedded: { users: { email: string; lastName: string }[] }; page: object }
  }
  const emails = async (query: Record<string, string | number>) =>
    (await list(query))._embedded.users.map(({ email }) => email)

  test('is filtered by words, role and status, and paged', async () => {
    for (const [firstName, lastName, role] of [
      ['Zoe', 'Adler', 'staff'],
      ['Bea', 'Zimmer', 'parent'],
      ['Cem', 'Adler', 'administrator'],
    ] as const) {
      await create({ firstName, lastName, role, email: `${firstName}.${administrator.userId}@example.test` })
    }
    const address = (name: string) => `${name}.${administrator.userId}@example.test`
    expect(await emails({ q: 'adl zo' })).toEqual([address('Zoe')])
    expect(await emails({ q: 'ADLER' })).toEqual([address('Cem'), address('Zoe')])
    expect(await emails({ q: '%' })).toEqual([])
    expect(await emails({ role: 'parent' })).toEqual([address('Bea')])
    expect(await emails({ firstNameContains: 'E', lastNameContains: 'adl' })).toEqual([address('Cem'), address('Zoe')])
    expect(await emails({ emailContains: 'BEA.' })).toEqual([address('Bea')])
    expect(await emails({ mobileContains: 'no such number' })).toEqual([])
    expect(await emails({ emailContains: '%' })).toEqual([])
    expect(await emails({ status: 'invited', sort: '-firstName' })).toEqual(['Zoe', 'Cem', 'Bea'].map(address))
    expect(await emails({ status: 'active' })).toEqual([administrator.userName])
    expect(await emails({ status: 'inactive' })).toEqual([])
    expect(await emails({ sort: 'email', size: 2, page: 1 })).toEqual([administrator.userName, address('Zoe')])
    expect((await list({ size: 2 })).page).toEqual({ size: 2, number: 0, totalElements: 4, totalPages: 2 })
  })

  test('does not include archived users', async () => {
    const former = await server.addMember({ catererId: administrator.catererId })
    expect(await emails({})).toContain(former.userName)
    await archive(former)
    expect(await emails({})).toEqual([administrator.userName])
  })

  test.each(['name', '__proto__', 'constructor', 'lastName;drop table app_user', '--email'])(
    'cannot be sorted by %s',
    async (sort) => {
      const { status, body } = await call('GET /commissary/users', { query: { sort } })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['sort']])
    },
  )

  test.each(['lastName', 'firstName', 'email', 'role', 'status', 'lastLogin'])('can be sorted by %s', async (sort) => {
    await create()
    const upwards = await emails({ sort: `${sort},email` })
    expect(upwards).toHaveLength(2)
    expect((await emails({ sort: `-${sort},-email` })).toSorted()).toEqual(upwards.toSorted())
  })
})

describe('a change', () => {
  test('is in the history field by field, with schools and modules by name', async () => {
    const [north = 0, south = 0] = await addSchools('North', 'South')
    const email = `changed${++people}@example.test`
    const fields = { email, hasAllSchools: false, schools: [north], modules: ['catalog'] }
    const id = idOf(await create(fields))
    const { status, body } = await update(id, {
      ...fields,
      lastName: 'Bergman',
      schools: [north, south],
      modules: null,
    })
    expect([status, body.data]).toEqual([200, { message: 'User updated successfully', id, version: 2 }])
    const [event] = await history(id)
    expect(event).toMatchObject({
      action: 'updated',
      changes: [
        { field: 'lastName', from: 'Berg', to: 'Bergman' },
        { field: 'schools', from: 'North', to: 'North, South' },
        { field: 'modules', from: 'catalog', to: 'all' },
      ],
    })
    await update(id, { ...fields, lastName: 'Bergman', schools: [south, north], modules: null })
    expect(await history(id)).toHaveLength(3)
  })

  test('based on an older version is refused with the current user', async () => {
    const id = idOf(await create({ email: 'versions@example.test' }))
    expect((await update(id, { email: 'versions@example.test', firstName: 'Bea' }, { 'if-match': '1' })).status).toBe(
      200,
    )
    const { status, body } = await update(
      id,
      { email: 'versions@example.test', firstName: 'Cem' },
      { 'if-match': '"1"' },
    )
    expect([status, body.current]).toMatchObject([409, { firstName: 'Bea', version: 2, updatedBy: expect.any(String) }])
    expect((await read(id)).firstName).toBe('Bea')
    expect((await update(id, { email: 'versions@example.test', firstName: 'Cem' })).status).toBe(200)
  })

  test('of ten saves of the same version at once, one succeeds', async () => {
    const email = `racing${++people}@example.test`
    const id = idOf(await create({ email }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(id, { email, lastName: `Berg ${index}` }, { 'if-match': '1' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect((await read(id)).version).toBe(2)
  })

  test('of the email before activation invites the new address and voids the link sent to the old one', async () => {
    const [before, after] = [`before${++people}@example.test`, `after${people}@example.test`]
    const id = idOf(await create({ email: before }))
    const old = await inbox.linkTo(before)
    await update(id, { email: after })
    const link = await inbox.linkTo(after)
    const attempt = async (token: string) =>
      (await send(null, 'GET /commissary/isLinkValidate', { query: { token, userId: id } })).status
    expect([await attempt(old.token), await attempt(link.token)]).toEqual([404, 200])
  })

  test("cannot take another user's email", async () => {
    const id = idOf(await create())
    const { status, body } = await update(id, { email: administrator.userName })
    expect([status, body.fields]).toEqual([422, { email: 'This email id is already registered' }])
  })
})

describe('an invitation', () => {
  test('is sent again, and the previous one remains valid', async () => {
    const email = `again${++people}@example.test`
    const id = idOf(await create({ email }))
    const first = await inbox.linkTo(email)
    const { status, body } = await act(id, 'invitation')
    expect([status, body.data.message]).toEqual([200, 'Invitation sent successfully'])
    const second = await inbox.linkTo(email, 2)
    const attempt = async (token: string) =>
      (await send(null, 'GET /commissary/isLinkValidate', { query: { token, userId: id } })).status
    expect([await attempt(first.token), await attempt(second.token)]).toEqual([200, 200])
  })

  test('is not sent to an account that is activated or deactivated', async () => {
    const { status, body } = await act(administrator.userId, 'invitation')
    expect([status, body.fields]).toEqual([422, { status: 'This account is already activated.' }])
    const id = idOf(await create())
    await act(id, 'deactivate')
    expect((await act(id, 'invitation')).body.fields).toEqual({
      status: 'This account is deactivated. Reactivate it first.',
    })
  })
})

describe('deactivating', () => {
  test('ends sessions and links at once, and reactivating restores none of them', async () => {
    const other = await server.addMember({ catererId: administrator.catererId })
    await send(null, 'POST /commissary/forgotPassword', { body: { username: other.userName } })
    const { token } = await inbox.linkTo(other.userName)
    const statuses = async () => [
      (await send(other, 'GET /commissary/userInfo')).status,
      (await send(null, 'GET /commissary/isLinkValidate', { query: { token, userId: other.userId } })).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    expect((await act(other.userId, 'deactivate')).body.data.message).toBe('User deactivated successfully')
    expect(await statuses()).toEqual([401, 404])
    expect(await read(other.userId)).toMatchObject({ status: 'inactive' })

    expect((await act(other.userId, 'reactivate')).body.data.message).toBe('User reactivated successfully')
    expect(await read(other.userId)).toMatchObject({ status: 'active' })
    expect(await statuses()).toEqual([401, 404])
    expect((await history(other.userId)).map(({ action }) => action)).toEqual(['reactivated', 'deactivated'])
  })

  test('twice has one effect', async () => {
    const id = idOf(await create())
    expect([(await act(id, 'deactivate')).status, (await act(id, 'deactivate')).status]).toEqual([200, 200])
    expect((await history(id)).filter(({ action }) => action === 'deactivated')).toHaveLength(1)
  })

  test('your own account is refused', async () => {
    const { status, body } = await act(administrator.userId, 'deactivate')
    expect([status, body.message]).toEqual([422, "You can't deactivate your own account."])
    expect((await send(administrator, 'GET /commissary/userInfo')).status).toBe(200)
  })

  test('cancels an unsent invitation', async () => {
    const email = `never${++people}@example.test`
    const deactivated = await server.database.work(administrator, async (tx) => {
      const user = { ...input({ email }), role: 'staff' as const, modules: null }
      const { id } = await insertUser(tx, user, { hasAllSchools: true, schools: [], modules: null })
      return deactivateUser(tx, id, administrator.userId)
    })
    expect(deactivated).toMatchObject({ status: 'disabled' })
    const later = `later${people}@example.test`
    await create({ email: later })
    await inbox.mailTo(later)
    expect(inbox.messages.map(({ to }) => to)).not.toContain(email)
  })
})

describe('the last administrator', () => {
  const demotion = { role: 'staff' }
  const sentence = 'The last active administrator must keep the role and the account.'

  test('cannot become staff: invited, deactivated and archived administrators do not count', async () => {
    await create({ role: 'administrator' })
    const former = await server.addMember({ catererId: administrator.catererId })
    await archive(former)
    const closed = await server.addMember({ catererId: administrator.catererId })
    await act(closed.userId, 'deactivate')
    const { status, body } = await update(administrator.userId, { ...demotion, email: administrator.userName })
    expect([status, body.fields]).toEqual([422, { role: sentence }])
  })

  test('of two who demote or deactivate each other at once, one stays an administrator', async () => {
    for (const action of ['demote', 'deactivate'] as const) {
      const one = await server.addMember()
      const other = await server.addMember({ catererId: one.catererId })
      const against = (by: Member, target: Member) =>
        action === 'deactivate'
          ? act(target.userId, 'deactivate', by)
          : call(`PUT /commissary/users/${target.userId}`, { body: input({ ...demotion, email: target.userName }) }, by)
      const answers = await Promise.all([against(one, other), against(other, one)])
      const [good, bad] = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(good).toBe(200)
      // The second call is refused by this rule, or by its caller's lost role.
      expect([422, 403, 401]).toContain(bad)
    }
  })
})

test('parents and staff cannot see or change users', async () => {
  for (const role of ['staff', 'parent'] as const) {
    const member = await server.addMember({ role, catererId: administrator.catererId })
    expect((await call('GET /commissary/users', {}, member)).status).toBe(403)
    expect((await create({}, member)).status).toBe(403)
    expect((await act(administrator.userId, 'deactivate', member)).status).toBe(403)
  }
})

test('a user can have three hundred schools', async () => {
  const schools = await addSchools(
    ...Array.from({ length: 300 }, (_, index) => `School ${String(index).padStart(3, '0')}`),
  )
  const id = idOf(await create({ hasAllSchools: false, schools }))
  expect((await read(id)).schools).toHaveLength(300)
})
