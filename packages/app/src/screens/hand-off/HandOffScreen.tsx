import type { UserInfo } from '@commissary/api-client'
import { getSession, type KnownHandOff, openHandOff } from '@commissary/api-client/session'
import { AuthLayout, ConfirmDialog, Quiet } from '@commissary/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { handedOverAddress, loginAddress, paths } from '../../routing/paths.ts'
import type { HandOffRequest } from '../../session/hand-off-request.ts'

interface HandOffScreenProps {
  request: HandOffRequest
  /** Leaves this page for an address of the app. */
  onLeave: (address: string) => void
}

const nameOf = ({ firstName, lastName }: Pick<UserInfo, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim()

/** Logs in a user sent over by another product. Asks first if someone else is logged in with this browser. */
export function HandOffScreen({ request, onLeave }: HandOffScreenProps) {
  const t = useMessages()
  const [question, setQuestion] = useState<{ known: KnownHandOff; current: UserInfo } | null>(null)

  function begin(known: KnownHandOff) {
    known.begin()
    onLeave(handedOverAddress(request.pathname, known.user.role, request.handOff.siteId))
  }

  const handleKnown = useEffectEvent((known: KnownHandOff) => {
    const current = getSession()?.user
    if (current && current.id !== known.user.id) setQuestion({ known, current })
    else begin(known)
  })
  // Unknown keys: a logged-in user stays logged in; anyone else gets the login page.
  const handleUnknown = useEffectEvent(() => onLeave(loginAddress(request.pathname)))

  useEffect(() => {
    let isGone = false
    openHandOff(request.handOff).then(
      (known) => !isGone && handleKnown(known),
      () => !isGone && handleUnknown(),
    )
    return () => {
      isGone = true
    }
  }, [request])

  return (
    <AuthLayout productName={t('common.product')} title={t('shell.titles.login')} privacyHref={paths.privacyPolicy}>
      <title>{`${t('shell.titles.login')} · ${t('common.product')}`}</title>
      <Quiet>
        <span role="status">{t('handOff.waiting')}</span>
      </Quiet>
      {question && (
        <ConfirmDialog
          title={t('handOff.title')}
          message={t('handOff.message', {
            current: nameOf(question.current),
            next: nameOf(question.known.user),
          })}
          okText={t('handOff.confirm', { next: nameOf(question.known.user) })}
          cancelText={t('handOff.cancel')}
          tone="danger"
          onConfirm={() => begin(question.known)}
          onCancel={() => onLeave(request.pathname)}
        />
      )}
    </AuthLayout>
  )
}
