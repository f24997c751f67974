import { markNotificationRead, markNotificationsRead, useListNotifications } from '@commissary/api-client'
import { type NotificationFacts, notificationText } from '@commissary/messages/notification-text'
import { Button, Drawer, EmptyState, ErrorState, Link, Quiet, Skeleton, Stack } from '@commissary/ui'
import { NotificationList } from '@commissary/ui/notifications'
import { useState } from 'react'

import { useFailureToast } from '../forms/use-failure-toast.ts'
import { useMessages } from '../messages/messages.ts'
import { paths } from '../routing/paths.ts'
import { useSession } from '../session/session.tsx'
import { useReloadUser } from '../session/use-reload-user.ts'
import { unbroken } from '../text/unbroken.ts'
import { notificationAddress } from './notification-address.ts'

/** Keeps an order number from breaking across lines. */
const onOneLine = (facts: NotificationFacts): NotificationFacts =>
  facts.orderNumber === undefined ? facts : { ...facts, orderNumber: unbroken(facts.orderNumber) }

/** The user's notifications, newest first. Opening one marks it as read. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const { formats } = useSession()
  const reloadUser = useReloadUser()
  const showFailure = useFailureToast()
  const [isMarking, setIsMarking] = useState(false)
  const list = useListNotifications({ revalidateOnMount: true })
  const rows = list.data?._embedded.notifications
  const unread = list.data?.unread ?? 0

  async function handleOpen(id: number) {
    onClose()
    if (rows?.some((row) => row.id === id && row.isRead)) return
    try {
      await markNotificationRead(id)
      await Promise.all([list.mutate(), reloadUser()])
    } catch {
      // It stays unread, which the bell shows. Its record opens anyway.
    }
  }

  async function handleMarkAll() {
    const newest = rows?.[0]
    if (!newest || isMarking) return
    setIsMarking(true)
    try {
      await markNotificationsRead({ upToId: newest.id })
      await Promise.all([list.mutate(), reloadUser()])
    } catch (error) {
      showFailure(error)
    }
    setIsMarking(false)
  }

  function content() {
    if (!rows) {
      return list.error ? (
        <ErrorState size="small" error={list.error} onRetry={() => list.mutate()} />
      ) : (
        <Skeleton lines={9} />
      )
    }
    if (rows.length === 0) {
      return (
        <EmptyState size="small" kind="none" title={t('notifications.empty')}>
          {t('notifications.emptyHint')}
        </EmptyState>
      )
    }
    return (
      <NotificationList
        label={t('shell.titles.notifications')}
        unreadText={t('notifications.unread')}
        onOpen={(id) => void handleOpen(id)}
        entries={rows.map(({ id, kind, createdAt, isRead, facts }) => ({
          id,
          kind: t(`notifications.kinds.${kind}`),
          text: notificationText(t, formats, kind, onOneLine(facts)),
          dateTime: createdAt,
          time: formats.instant(createdAt),
          href: notificationAddress({ kind, facts }),
          isUnread: !isRead,
        }))}
      />
    )
  }

  const summary = rows
    ? t('notifications.loaded', { count: rows.length, unread })
    : list.error
      ? ''
      : t('notifications.loading')

  return (
    <Drawer
      title={t('shell.titles.notifications')}
      description={<span role="status">{summary}</span>}
      onClose={onClose}
      actions={
        <>
          <Link variant="outline" href={paths.notifications} onClick={onClose}>
            {t('notifications.choose')}
          </Link>
          {unread > 0 && (
            <Button variant="solid" isBusy={isMarking} onClick={handleMarkAll}>
              {t('notifications.markAll')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {content()}
        {rows && rows.length > 0 && <Quiet>{t('notifications.newest')}</Quiet>}
      </Stack>
    </Drawer>
  )
}
