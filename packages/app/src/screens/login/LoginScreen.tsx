import { ApiError } from '@commissary/api-client'
import { login, type LoginRole } from '@commissary/api-client/session'
import { AuthLayout, Banner, Button, Link, PasswordField, Stack, TextField } from '@commissary/ui'
import { type FormEvent, useRef, useState } from 'react'

import { type LoginTexts, loginTexts } from '@commissary/messages/login'
import { useLanguageSwitch } from '../../messages/language-switch.ts'
import { paths } from '../../routing/paths.ts'

interface LoginScreenProps {
  /** The role to log in with. The parent portal uses this page too. */
  role?: LoginRole
  texts?: LoginTexts
  /** The user started typing: time to load the app. */
  onTyping: () => void
  onLoggedIn: () => Promise<void>
}

/** Logs in with user name and password. */
export function LoginScreen({ role = 'ROLE_CATERER', texts = loginTexts, onTyping, onLoggedIn }: LoginScreenProps) {
  const languages = useLanguageSwitch()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const errors = {
    userName: isTried && userName.trim() === '' ? texts.userNameRequired : undefined,
    password: isTried && password === '' ? texts.passwordRequired : undefined,
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsTried(true)
    setFailure(null)
    if (userName.trim() === '' || password === '') {
      form.current?.querySelector<HTMLElement>(userName.trim() === '' ? '#user-name' : '#password')?.focus()
      return
    }
    setIsBusy(true)
    try {
      await login(userName.trim(), password, role)
      await onLoggedIn()
    } catch (error) {
      setFailure(failureText(error, texts))
      setIsBusy(false)
    }
  }

  return (
    <AuthLayout
      productName="Commissary"
      promise={texts.promise}
      title={texts.title}
      privacyHref={paths.privacyPolicy}
      languages={languages}
    >
      <title>{`${texts.title} · Commissary`}</title>
      <form ref={form} noValidate onSubmit={handleSubmit} onInput={onTyping}>
        <Stack gap={5}>
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          <TextField
            id="user-name"
            label={texts.userName}
            value={userName}
            onChange={setUserName}
            error={errors.userName}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <PasswordField
            id="password"
            label={texts.password}
            value={password}
            onChange={setPassword}
            error={errors.password}
            required
            autoComplete="current-password"
          />
          <Button type="submit" variant="solid" isBusy={isBusy}>
            {texts.submit}
          </Button>
          <Link href={paths.forgotPassword}>{texts.forgotPassword}</Link>
        </Stack>
      </form>
    </AuthLayout>
  )
}

/** Both spellings of the error are the specification's (section 8). */
function failureText(error: unknown, texts: LoginTexts): string {
  if (!(error instanceof ApiError)) return texts.failed
  if (error.status === 0) return texts.offline
  // A toast shows it, unless the failure came before the app with its toasts was loaded.
  if (!error.isShown && error.errorMessage !== null) return error.errorMessage
  // Too many attempts: the server's message has the waiting time.
  if (error.status === 429) return error.message
  if (error.status === 401) return texts.unauthorized
  return error.status === 400 || error.status === 422 ? texts.invalid : texts.failed
}
