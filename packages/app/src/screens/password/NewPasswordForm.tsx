import { ApiError, limits, recoveryPassword } from '@commissary/api-client'
import { Banner, Button, isTooLong, PasswordField, Stack, TextField } from '@commissary/ui'
import { type FormEvent, useRef, useState } from 'react'

import type { PasswordTexts } from '@commissary/messages/password'
import { failureText } from './failure-text.ts'
import type { PasswordLink } from './link.ts'

const { maxLength } = limits.RecoveryPassword.password

interface NewPasswordFormProps {
  texts: PasswordTexts
  link: PasswordLink
  /** The user name, for password managers. */
  userName: string
  onSet: () => void
  /** The link expired or was used while the form was open. */
  onExpired: () => void
}

/** A new password, twice. */
export function NewPasswordForm({ texts, link, userName, onSet, onExpired }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isTried, setIsTried] = useState(false)
  /** The server's error about the password. */
  const [refusal, setRefusal] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const required = (text: string) => (isTried && text === '' ? texts.required : undefined)
  const errors = {
    password: required(password) ?? refusal,
    confirmation:
      required(confirmation) ?? (isTried && password !== '' && confirmation !== password ? texts.mismatch : undefined),
  }

  const focus = (name: keyof typeof errors) => form.current?.querySelector<HTMLElement>(`#${name}`)?.focus()

  async function save() {
    try {
      await recoveryPassword({ username: userName, fToken: link.token, password, isCaterer: true }, { isCaterer: true })
      onSet()
    } catch (error) {
      const atField = error instanceof ApiError ? error.fields['password'] : undefined
      if (error instanceof ApiError && error.status === 404) onExpired()
      else if (atField) {
        setRefusal(atField)
        focus('password')
      } else setFailure(failureText(error, texts))
    }
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsTried(true)
    setFailure(null)
    if (password === '' || isTooLong(password, maxLength)) return focus('password')
    if (confirmation !== password) return focus('confirmation')
    setIsBusy(true)
    await save()
    setIsBusy(false)
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <TextField
          label={texts.userName}
          value={userName}
          onChange={() => undefined}
          readOnly
          autoComplete="username"
        />
        <PasswordField
          id="password"
          label={texts.password}
          hint={texts.passwordHint}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setRefusal(undefined)
          }}
          error={errors.password}
          required
          maxLength={maxLength}
          autoComplete="new-password"
          autoFocus
        />
        <PasswordField
          id="confirmation"
          label={texts.confirmation}
          value={confirmation}
          onChange={setConfirmation}
          error={errors.confirmation}
          required
          autoComplete="new-password"
        />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  )
}
