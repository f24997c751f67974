import { ErrorState, Quiet, Section, Skeleton } from '@commissary/ui'
import { SwitchGrid } from '@commissary/ui/notifications'

import { useMessages } from '../../messages/messages.ts'
import { useChoices } from '../../notifications/use-choices.ts'
import { useSession } from '../../session/session.tsx'

/** Which emails a parent gets. */
export function MailChoices() {
  const t = useMessages()
  const { userName } = useSession()
  const { list, choices, errors, choose } = useChoices()

  function content() {
    if (!choices) {
      return list.error ? <ErrorState error={list.error} onRetry={() => list.mutate()} /> : <Skeleton lines={4} />
    }
    return (
      <SwitchGrid
        label={t('parent.notifications')}
        rowsLabel={t('notifications.kind')}
        columns={[{ id: 'mail', label: t('notifications.mail') }]}
        rows={choices.map(({ kind, mail }) => ({
          id: kind,
          label: t(`notifications.kinds.${kind}`),
          hint: t(`notifications.hints.${kind}`, { percent: 0 }),
          values: { mail },
          error: errors[kind],
        }))}
        onChange={(kind, _, mail) => {
          const found = choices.find((choice) => choice.kind === kind)
          if (found) void choose(found.kind, { mail })
        }}
      />
    )
  }

  return (
    <Section title={t('parent.notifications')}>
      {content()}
      <Quiet>{t('notifications.mailTo', { address: userName })}</Quiet>
    </Section>
  )
}
