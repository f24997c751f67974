import { deactivateUser, inviteUser, newKey, reactivateUser, type User } from '@commissary/api-client'
import { Banner, Button, Inline, Quiet, Section, Stack, useConfirm, useToast } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { momentText } from '../../text/moment-text.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface AccountSectionProps {
  user: User
  /** Whether the form has unsaved changes, which must be saved or canceled before the account changes. */
  isUnsaved: boolean
  onChanged: () => Promise<unknown>
}

/** The account's status, with the actions to change it. */
export function AccountSection({ user, isUnsaved, onChanged }: AccountSectionProps) {
  const t = useMessages()
  const { id, locale, timeZone } = useSession()
  const confirm = useConfirm()
  const showToast = useToast()
  const [busy, setBusy] = useState<'invite' | 'reactivate' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isOwn = user.id === id
  const name = `${user.firstName} ${user.lastName}`.trim()
  const when = (instant: string) => momentText(instant, { locale, timeZone })

  async function run(action: typeof inviteUser) {
    const message = savedMessage(await action(user.id, { idempotencyKey: newKey() }))
    await onChanged()
    showToast({ tone: 'success', message })
  }

  async function start(kind: NonNullable<typeof busy>) {
    setBusy(kind)
    setFailure(null)
    try {
      await run(kind === 'invite' ? inviteUser : reactivateUser)
    } catch (error) {
      setFailure(reasonOf(saveFailure(error, t)))
    }
    setBusy(null)
  }

  const askToDeactivate = () =>
    confirm({
      title: t('users.account.deactivateTitle', { name }),
      message: t('users.account.deactivateMessage', { name }),
      okText: t('users.account.deactivate'),
      tone: 'danger',
      // The dialog shows why it failed, for example for the last administrator.
      onConfirm: () => run(deactivateUser),
    })

  return (
    <Section title={t('users.sections.account')} actions={<StatusBadge status={user.status} t={t} />}>
      <Stack gap={3}>
        <div>
          <p>
            {user.status === 'invited' && user.invitedAt
              ? t('users.account.invitedOn', { when: when(user.invitedAt) })
              : t(`users.account.${user.status}`)}
          </p>
          <Quiet>
            {user.lastLogin
              ? t('users.account.lastLogin', { when: when(user.lastLogin) })
              : t('users.account.neverLoggedIn')}
          </Quiet>
        </div>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <Inline gap={3}>
          {user.status === 'invited' && (
            <Button disabled={isUnsaved} isBusy={busy === 'invite'} onClick={() => start('invite')}>
              {t('users.account.resend')}
            </Button>
          )}
          {!isOwn && (
            // One button for both actions, so that it keeps the focus after the confirmation.
            <Button
              tone={user.status === 'inactive' ? 'accent' : 'danger'}
              disabled={isUnsaved}
              isBusy={busy === 'reactivate'}
              onClick={() => (user.status === 'inactive' ? start('reactivate') : askToDeactivate())}
            >
              {t(user.status === 'inactive' ? 'users.account.reactivate' : 'users.account.deactivate')}
            </Button>
          )}
          {isOwn && <Quiet>{t('users.account.deactivateSelf')}</Quiet>}
          {!isOwn && isUnsaved && <Quiet>{t('users.account.unsaved')}</Quiet>}
        </Inline>
      </Stack>
    </Section>
  )
}
