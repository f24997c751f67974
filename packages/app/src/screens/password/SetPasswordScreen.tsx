import { ApiError, isLinkValidate, type UserRole } from '@commissary/api-client'
import { getSession } from '@commissary/api-client/session'
import { AuthLayout, Banner, Button, Link, Quiet, Stack, useToast } from '@commissary/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import type { PasswordTexts } from '@commissary/messages/password'
import { useLanguageSwitch } from '../../messages/language-switch.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { failureText } from './failure-text.ts'
import type { PasswordLink } from './link.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

interface SetPasswordScreenProps {
  texts: PasswordTexts
  kind: 'reset' | 'activate'
  /** Null if the address has no link. */
  link: PasswordLink | null
  /** Leaves this page for an address of the app. */
  onLeave: (address: string) => void
}

/** State of the link. */
type Standing =
  | { kind: 'pending' | 'expired' }
  | { kind: 'good'; link: PasswordLink; userName: string; role: UserRole }
  /** `login`: where this kind of user logs in. */
  | { kind: 'done'; login: string }
  /** The check failed, so the link's validity is unknown. */
  | { kind: 'failed'; error: unknown }

/** Long enough to read one sentence; the button does not wait. */
const doneDelay = 3000

/** Sets a password from an emailed link, for a new account or a forgotten password. It neither needs nor changes a session. */
export function SetPasswordScreen({ texts, kind, link, onLeave }: SetPasswordScreenProps) {
  const languages = useLanguageSwitch()
  const showToast = useToast()
  const [standing, setStanding] = useState<Standing>({ kind: 'pending' })
  const [attempt, setAttempt] = useState(0)

  function expire() {
    setStanding({ kind: 'expired' })
    showToast({ tone: 'error', message: texts.expired, onClose: () => onLeave(paths.notFound) })
  }

  const handleAnswer = useEffectEvent((answer: Standing) => {
    if (answer.kind === 'expired') expire()
    else setStanding(answer)
  })
  const goTo = useEffectEvent(onLeave)

  useEffect(() => {
    let isGone = false
    void ask(link).then((answer) => !isGone && handleAnswer(answer))
    return () => {
      isGone = true
    }
  }, [link, attempt])

  useEffect(() => {
    if (standing.kind !== 'done') return
    const timer = setTimeout(() => goTo(standing.login), doneDelay)
    return () => clearTimeout(timer)
  }, [standing])

  function handleRetry() {
    setStanding({ kind: 'pending' })
    setAttempt(attempt + 1)
  }

  function content() {
    switch (standing.kind) {
      case 'pending':
        return (
          <Quiet>
            <span role="status">{texts.checking}</span>
          </Quiet>
        )
      case 'good':
        return (
          <NewPasswordForm
            link={standing.link}
            userName={standing.userName}
            texts={texts}
            onSet={() => setStanding({ kind: 'done', login: loginFor(standing.role) })}
            onExpired={expire}
          />
        )
      case 'done':
        return (
          <Stack gap={5}>
            <Banner tone="success">{texts.done}</Banner>
            <Link variant="solid" href={standing.login} autoFocus>
              {texts.toLogin}
            </Link>
          </Stack>
        )
      case 'expired':
        return (
          <Stack gap={5}>
            <Banner tone="error">{texts.expired}</Banner>
            <Link href={paths.forgotPassword}>{texts.newLink}</Link>
          </Stack>
        )
      case 'failed':
        return (
          <Banner
            tone="error"
            action={
              <Button size="small" onClick={handleRetry}>
                {texts.retry}
              </Button>
            }
          >
            {failureText(standing.error, texts)}
          </Banner>
        )
    }
  }

  const title = texts[`${kind}Title`]
  return (
    <AuthLayout
      productName={texts.product}
      promise={texts.promise}
      title={title}
      privacyHref={paths.privacyPolicy}
      languages={languages}
    >
      <title>{`${title} · ${texts.product}`}</title>
      {content()}
    </AuthLayout>
  )
}

/** The role's login page, shown even if someone is logged in with this browser. */
const loginFor = (role: UserRole) =>
  withQuery(paths.login, { returnTo: role === 'parent' ? paths.parent : null, again: getSession() ? 'yes' : null })

async function ask(link: PasswordLink | null): Promise<Standing> {
  if (!link) return { kind: 'expired' }
  try {
    const { data } = await isLinkValidate({ token: link.token, userId: link.uid, isCaterer: true })
    return { kind: 'good', link, userName: data.username, role: data.role }
  } catch (error) {
    const isBad = error instanceof ApiError && (error.status === 404 || error.status === 422)
    return isBad ? { kind: 'expired' } : { kind: 'failed', error }
  }
}
