// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Id,
  NotificationChoiceInput,
  NotificationChoiceList,
  NotificationChosen,
  NotificationKind,
  NotificationList,
  NotificationsRead,
  ReadNotifications,
} from '../../types.ts'

/** Lists the caller's newest notifications, up to 50. The notifications that the caller chose to see under the bell, for records that the caller still has access to. A notification is removed 90 days after it was created. */
export async function listNotifications(options?: CallOptions): Promise<NotificationList> {
  return callProduct('/notifications', { ...options, method: 'GET' })
}

/** Marks the caller's notifications as read, up to the newest one that was shown */
export async function markNotificationsRead(
  body: ReadNotifications,
  options?: CallOptions,
): Promise<NotificationsRead> {
  return callProduct('/notifications/read', { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Marks one of the caller's notifications as read */
export async function markNotificationRead(id: Id, options?: CallOptions): Promise<NotificationsRead> {
  return callProduct(`/notifications/${encodeURIComponent(id)}/read`, { ...options, method: 'PUT' })
}

/** Lists the notifications that the caller can get, and how they are sent. Only the kinds whose records the caller has access to. Administrators and staff have the kinds about the caterer's work; parents have the kinds about their children. Until the caller chooses, the bell is on and email is off. */
export async function listNotificationChoices(options?: CallOptions): Promise<NotificationChoiceList> {
  return callProduct('/notificationChoices', { ...options, method: 'GET' })
}

/** Chooses how the caller is notified about a kind, starting now */
export async function chooseNotification(
  kind: NotificationKind,
  body: NotificationChoiceInput,
  options?: CallOptions,
): Promise<NotificationChosen> {
  return callProduct(`/notificationChoices/${encodeURIComponent(kind)}`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}
