import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { operations, type Operation, type OperationId } from '../../src/contract/generated/operations.ts'
import { appUser, userModules, type UserModule } from '../../src/db/schema/user.ts'
import { insertSession } from '../../src/modules/session/store.ts'
import { createTokens } from '../../src/modules/session/tokens.ts'
import { cases } from './cases.ts'
import { everyInGate, isExhaustive } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { send } from './send.ts'
import { passwordHashed } from './world.ts'

const { app, database, north } = await openFixture()

const passwordHash = await passwordHashed

/** The access token of a new staff member with these modules. */
async function tokenWith(modules: UserModule[] | null): Promise<string> {
  const tokens = createTokens()
  await database.work(north, async (tx) => {
    const names = { firstName: `${north.mark} first`, lastName: `${north.mark} last` }
    const [user] = await tx
      .insert(appUser)
      .values({ ...names, userName: `${randomUUID()}@example.test`, role: 'staff', passwordHash, modules })
      .returning({ id: appUser.id })
    await insertSession(tx, user?.id ?? 0, tokens)
  })
  return tokens.access
}

const staff: { name: string; granted: UserModule[] | null; token: string }[] = [
  { name: 'every module', granted: null, token: await tokenWith(null) },
  { name: 'no module', granted: [], token: await tokenWith([]) },
  ...(await Promise.all(userModules.map(async (name) => ({ name, granted: [name], token: await tokenWith([name]) })))),
]

/** Reading a record's history needs what reading the record does. The case reads a storage location. */
const neededForRecord: Partial<Record<OperationId, readonly UserModule[]>> = {
  listRecordHistory: operations.listStorageLocations.access.modules,
}

/** A notification needs the module of its record. The cases send a price jump, and choose published menus. */
const moduleOfRecord: Partial<Record<OperationId, UserModule>> = {
  markNotificationRead: 'catalog',
  chooseNotification: 'menus',
}

const guarded = (Object.keys(operations) as OperationId[]).filter((id) => !operations[id].access.isPublic)

describe.each(everyInGate(3, guarded))('%s', (id) => {
  const { roles, modules }: Operation['access'] = operations[id].access
  const needed = neededForRecord[id] ?? modules

  // The small form: all modules, no module, and one that the operation needs.
  const own = needed[0] ?? 'catalog'
  const tested = staff.filter(({ granted }) => isExhaustive || !granted || granted.length === 0 || granted[0] === own)

  test.each(tested)('allows a staff member with $name only as the contract states', async ({ granted, token }) => {
    const isAdmitted =
      roles.includes('staff') &&
      (granted === null || needed.length === 0 || needed.some((name) => granted.includes(name)))
    const { status, body } = await send(app, id, await cases[id].request(north, token), token)
    const ofRecord = moduleOfRecord[id]
    const isHidden = ofRecord !== undefined && granted !== null && !granted.includes(ofRecord)
    if (isAdmitted) expect(status, body).toBe(isHidden ? 404 : cases[id].status)
    else expect([status, body]).toEqual([403, JSON.stringify({ message: "You don't have permission to do this." })])
  })
})
