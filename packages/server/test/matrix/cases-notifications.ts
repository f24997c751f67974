import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'

/** The cases of notifications. A notification belongs to one user. */
export const notificationCases = {
  listNotifications: { status: 200, ids: {}, request: () => ({}) },
  markNotificationsRead: {
    status: 200,
    ids: { 'body.upToId': null },
    request: ({ ids }) => ({ body: { upToId: ids.notification } }),
  },
  markNotificationRead: {
    status: 200,
    ids: { 'path.id': 'notification' },
    request: async ({ notifications }, token) => ({ path: { id: await notifications.unreadOf(token) } }),
  },
  listNotificationChoices: { status: 200, ids: {}, request: () => ({}) },
  chooseNotification: {
    status: 200,
    ids: {},
    request: ({ tokens }, token) => ({
      path: { kind: token === tokens.parent ? 'childMenu' : 'menuPublished' },
      body: { bell: true, mail: true },
    }),
  },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
