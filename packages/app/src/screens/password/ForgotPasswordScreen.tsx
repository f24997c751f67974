import { ApiError, forgotPassword, limits, validateUserName } from '@commissary/api-client'
import { AuthLayout, Banner, Button, isTooLong, Link, Quiet, Stack, TextField } from '@commissary/ui'
import { type FormEvent, useRef, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { failureText } from './failure-text.ts'

const { maxLength } = limits.ForgotPassword.username

/** Sends a link to set a new password to a registered e-mail. */
export function ForgotPasswordScreen() {
  const t = useMessages()
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  function handleChange(typed: string) {
    setEmail(typed)
    setProblem(undefined)
  }

  function refuse(sentence: string) {
    setProblem(sentence)
    form.current?.querySelector('input')?.focus()
  }

  async function send(username: string) {
    try {
      if (await validateUserName({ username })) return refuse(t('password.notRegistered'))
      await forgotPassword({ username })
      setIsSent(true)
    } catch (error) {
      const atField = error instanceof ApiError ? error.fields['username'] : undefined
      if (atField) refuse(atField)
      else setFailure(failureText(error, t))
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    setIsSent(false)
    const username = email.trim()
    if (username === '') return refuse(t('password.emailRequired'))
    if (isTooLong(email, maxLength)) return form.current?.querySelector('input')?.focus()
    setIsBusy(true)
    await send(username)
    setIsBusy(false)
  }

  const title = t('password.forgotTitle')
  return (
    <AuthLayout
      productName={t('common.product')}
      promise={t('password.promise')}
      title={title}
      privacyHref={paths.privacyPolicy}
    >
      <title>{`${title} · ${t('common.product')}`}</title>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          {isSent && (
            <Stack gap={2}>
              <Banner tone="success">{t('password.sent')}</Banner>
              <Quiet>{t('password.sentHint')}</Quiet>
            </Stack>
          )}
          <TextField
            label={t('password.email')}
            hint={isSent ? undefined : t('password.forgotHint')}
            type="email"
            value={email}
            onChange={handleChange}
            error={problem}
            required
            maxLength={maxLength}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <Button type="submit" variant="solid" isBusy={isBusy}>
            {t(isSent ? 'password.sendAgain' : 'password.send')}
          </Button>
          <Link href={paths.login}>{t('password.backToLogin')}</Link>
        </Stack>
      </form>
    </AuthLayout>
  )
}
