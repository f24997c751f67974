import { ApiError, catererAccActivation, forgotPassword, limits, validateUserName } from '@commissary/api-client'
import { AuthLayout, Banner, Button, isTooLong, Link, Quiet, Stack, TextField } from '@commissary/ui'
import { type FormEvent, useRef, useState } from 'react'

import type { PasswordTexts } from '@commissary/messages/password'
import { useLanguageSwitch } from '../../messages/language-switch.ts'
import { paths } from '../../routing/paths.ts'
import { failureText } from './failure-text.ts'

const { maxLength } = limits.ForgotPassword.username

/** Sends a link to set a new password to a registered email. */
export function ForgotPasswordScreen({ texts }: { texts: PasswordTexts }) {
  const languages = useLanguageSwitch()
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
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
      const { data } = await catererAccActivation({ username })
      // Someone who was invited and has no password yet gets the invitation again.
      await forgotPassword({ username })
      setSent(data.active ? texts.sent : texts.invitationSent)
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
    setSent(null)
    const username = email.trim()
    if (username === '') return refuse(texts.emailRequired)
    if (isTooLong(email, maxLength)) return form.current?.querySelector('input')?.focus()
    setIsBusy(true)
    await send(username)
    setIsBusy(false)
  }

  const title = texts.forgotTitle
  return (
    <AuthLayout
      productName={texts.product}
      promise={texts.promise}
      title={title}
      privacyHref={paths.privacyPolicy}
      languages={languages}
    >
      <title>{`${title} · ${texts.product}`}</title>
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          {sent !== null && (
            <Stack gap={2}>
              <Banner tone="success">{sent}</Banner>
              <Quiet>{texts.sentHint}</Quiet>
            </Stack>
          )}
          <TextField
            label={texts.email}
            hint={sent === null ? texts.forgotHint : undefined}
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
            {sent === null ? texts.send : texts.sendAgain}
          </Button>
          <Link href={paths.login}>{texts.backToLogin}</Link>
        </Stack>
      </form>
    </AuthLayout>
  )
}
