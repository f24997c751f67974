import { ApiError, forgotPassword, limits, validateUserName } from '@commissary/api-client'
import { AuthLayout, Banner, Button, isTooLong, Link, Quiet, Stack, TextField } from '@commissary/ui'
import { type FormEvent, useRef, useState } from 'react'

import type { PasswordTexts } from '@commissary/messages/password'
import { paths } from '../../routing/paths.ts'
import { failureText } from './failure-text.ts'

const { maxLength } = limits.ForgotPassword.username

/** Sends a link to set a new password to a registered email. */
export function ForgotPasswordScreen({ texts }: { texts: PasswordTexts }) {
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
      if (await validateUserName({ username })) return refuse(texts.notRegistered)
      await forgotPassword({ username })
      setIsSent(true)
    } catch (error) {
      const atField = error instanceof ApiError ? error.fields['username'] : undefined
      if (atField) refuse(atField)
      else setFailure(failureText(error, texts))
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    setIsSent(false)
    const username = email.trim()
    if (username === '') return refuse(texts.emailRequired)
    if (isTooLong(email, maxLength)) return form.current?.querySelector('input')?.focus()
    setIsBusy(true)
    await send(username)
    setIsBusy(false)
  }

  const title = texts.forgotTitle
  return (
    <AuthLayout productName={texts.product} promise={texts.promise} title={title} privacyHref={paths.privacyPolicy}>
      <title>{`${title} · ${texts.product}`}</title>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          {isSent && (
            <Stack gap={2}>
              <Banner tone="success">{texts.sent}</Banner>
              <Quiet>{texts.sentHint}</Quiet>
            </Stack>
          )}
          <TextField
            label={texts.email}
            hint={isSent ? undefined : texts.forgotHint}
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
            {isSent ? texts.sendAgain : texts.send}
          </Button>
          <Link href={paths.login}>{texts.backToLogin}</Link>
        </Stack>
      </form>
    </AuthLayout>
  )
}
