import type { Handlers } from '../../contract/operations.ts'
import { choose, listChoices } from './choices.ts'
import { countUnread, listNotifications, markAllRead, markRead } from './store.ts'

type Operation =
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'markNotificationRead'
  | 'listNotificationChoices'
  | 'chooseNotification'

export const notificationHandlers: Handlers<Operation> = {
  async listNotifications({ caller, work }) {
    return { status: 200, body: await work((tx) => listNotifications(tx, caller)) }
  },

  async markNotificationsRead({ body, caller, work }) {
    const unread = await work(async (tx) => {
      await markAllRead(tx, caller, body.upToId)
      return countUnread(tx, caller)
    })
    return { status: 200, body: { unread } }
  },

  async markNotificationRead({ path, caller, work }) {
    const unread = await work(async (tx) => {
      await markRead(tx, caller, path.id)
      return countUnread(tx, caller)
    })
    return { status: 200, body: { unread } }
  },

  async listNotificationChoices({ caller, work }) {
    const notificationChoices = await work((tx) => listChoices(tx, caller))
    return { status: 200, body: { _embedded: { notificationChoices } } }
  },

  async chooseNotification({ path, body, caller, work, t }) {
    await work((tx) => choose(tx, caller, path.kind, body))
    return { status: 200, body: { data: { message: t('notifications.chosen') } } }
  },
}
