// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { NotificationChoiceList, NotificationList } from '../../types.ts'
import { listNotifications, listNotificationChoices } from '../calls/notifications.ts'

/** Lists the caller's newest notifications, up to 50. The notifications that the caller chose to see under the bell, for records that the caller still has access to. A notification is removed 90 days after it was created. */
export function useListNotifications(options?: ReadOptions<NotificationList>) {
  return useRead(['/notifications'], () => listNotifications(), options)
}

/** Sends the request of `useListNotifications` early */
export function preloadListNotifications() {
  readEarly(['/notifications'], () => listNotifications())
}

/** Lists the notifications that the caller can get, and how they are sent. Only the kinds whose records the caller has access to. Administrators and staff have the kinds about the caterer's work; parents have the kinds about their children. Until the caller chooses, the bell is on and email is off. */
export function useListNotificationChoices(options?: ReadOptions<NotificationChoiceList>) {
  return useRead(['/notificationChoices'], () => listNotificationChoices(), options)
}

/** Sends the request of `useListNotificationChoices` early */
export function preloadListNotificationChoices() {
  readEarly(['/notificationChoices'], () => listNotificationChoices())
}
