import { randomUUID } from 'node:crypto'

import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { viewedTable, viewOf } from './world-views.ts'
import { password, type World } from './world.ts'

const userIds = { 'path.id': 'user' } as const
const freshUser = async ({ users }: World) => ({ path: { id: await users.freshInvited() } })

const inputIds = { 'body.schools.*': 'school' } as const
const userBody = ({ mark, ids }: World) => ({
  firstName: `${mark} Ana`,
  lastName: `${mark} Berg`,
  email: `${randomUUID().slice(0, 8)}@example.test`,
  mobile: '2125550100',
  role: 'staff',
  hasAllSchools: false,
  schools: [ids.school],
  modules: ['catalog'],
})

const viewBody = ({ mark }: World) => ({
  tableId: viewedTable,
  name: `${mark} ${randomUUID().slice(0, 8)}`,
  ...viewOf(mark),
})

/** The cases of users, their saved views, and passwords. */
export const userCases = {
  listSavedViews: { status: 200, ids: { 'query.tableId': null }, request: () => ({ query: { tableId: viewedTable } }) },
  createSavedView: {
    status: 201,
    ids: { 'body.tableId': null },
    request: async (world, token) => {
      await world.views.makeRoom(token)
      return { body: viewBody(world) }
    },
  },
  updateSavedView: {
    status: 200,
    ids: { 'path.id': 'savedView', 'body.tableId': null },
    request: async (world, token) => ({ path: { id: await world.views.firstView(token) }, body: viewBody(world) }),
  },
  deleteSavedView: {
    status: 200,
    ids: { 'path.id': 'savedView' },
    request: async ({ views }, token) => ({ path: { id: await views.freshView(token) } }),
  },
  checkLogin: {
    status: 200,
    ids: {},
    request: ({ userName }) => ({ body: { userName, password } }),
  },
  validateUserName: { status: 200, ids: {}, request: ({ userName }) => ({ query: { username: userName } }) },
  forgotPassword: { status: 200, ids: {}, request: ({ userName }) => ({ body: { username: userName } }) },
  recoveryPassword: {
    status: 200,
    ids: {},
    request: async ({ users }) => {
      const { token, userName } = await users.freshLink()
      const body = { username: userName, fToken: token, password: 'four yellow lemons', isCaterer: true }
      return { query: { isCaterer: 'true' }, body }
    },
  },
  readOwnScreens: { status: 200, ids: {}, request: () => ({}) },
  pinScreen: { status: 200, ids: {}, request: () => ({ path: { screen: 'recipes' }, body: { isPinned: true } }) },
  rememberScreen: { status: 200, ids: {}, request: () => ({ path: { screen: 'recipes' } }) },
  chooseLanguage: { status: 200, ids: {}, request: () => ({ body: { language: 'en' } }) },
  changePassword: {
    status: 200,
    ids: {},
    // The same password again, so that the other cases of this user still log in.
    request: () => ({ body: { currentPassword: password, password } }),
  },
  isLinkValidate: {
    status: 200,
    ids: { 'query.userId': 'user' },
    request: async ({ users }) => {
      const { token, userId } = await users.freshLink()
      return { query: { token, userId, isCaterer: 'true' } }
    },
  },
  catererAccActivation: { status: 200, ids: {}, request: ({ userName }) => ({ query: { username: userName } }) },
  listUsers: { status: 200, ids: {}, request: () => ({}) },
  createUser: { status: 201, ids: inputIds, request: (world) => ({ body: userBody(world) }) },
  readUser: { status: 200, ids: userIds, request: ({ ids }) => ({ path: { id: ids.user } }) },
  updateUser: {
    status: 200,
    ids: { ...userIds, ...inputIds },
    request: (world) => ({ path: { id: world.ids.user }, body: userBody(world) }),
  },
  inviteUser: { status: 200, ids: userIds, request: freshUser },
  deactivateUser: { status: 200, ids: userIds, request: freshUser },
  reactivateUser: { status: 200, ids: userIds, request: freshUser },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
