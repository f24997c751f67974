import { priceJumpPercent } from '@commissary/domain/purchasing'
import { Card, ErrorState, Quiet, Screen, Skeleton, Stack } from '@commissary/ui'
import { SwitchGrid } from '@commissary/ui/notifications'

import { useMessages } from '../../messages/messages.ts'
import { useChoices } from '../../notifications/use-choices.ts'
import { crumbsOf } from '../../routing/navigation.ts'
import { paths } from '../../routing/paths.ts'
import { routeOf } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'

/** /settings/notifications: the user's notifications, at the bell and by email. For everyone of a caterer. */
export function NotificationsScreen() {
  const t = useMessages()
  const { userName } = useSession()
  const { list, choices, errors, choose } = useChoices()
  const route = routeOf(paths.notifications)

  function content() {
    if (!choices) {
      return list.error ? <ErrorState error={list.error} onRetry={() => list.mutate()} /> : <Skeleton lines={10} />
    }
    return (
      <SwitchGrid
        label={t('shell.titles.notifications')}
        rowsLabel={t('notifications.kind')}
        columns={[
          { id: 'bell', label: t('notifications.bell') },
          { id: 'mail', label: t('notifications.mail') },
        ]}
        rows={choices.map(({ kind, bell, mail }) => ({
          id: kind,
          label: t(`notifications.kinds.${kind}`),
          hint: t(`notifications.hints.${kind}`, { percent: priceJumpPercent }),
          values: { bell, mail },
          error: errors[kind],
        }))}
        onChange={(kind, column, isOn) => {
          const found = choices.find((choice) => choice.kind === kind)
          if (found) void choose(found.kind, { [column]: isOn })
        }}
      />
    )
  }

  return (
    <Screen
      title={t('shell.titles.notifications')}
      description={t('notifications.description')}
      {...(route && { breadcrumbs: crumbsOf(t, route) })}
    >
      <Stack isFormWide gap={4}>
        <Card>{content()}</Card>
        <Quiet>{t('notifications.hours')}</Quiet>
        <Quiet>{t('notifications.mailTo', { address: userName })}</Quiet>
      </Stack>
    </Screen>
  )
}
