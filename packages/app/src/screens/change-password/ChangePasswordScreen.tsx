import { ApiError, changePassword, checkLogin, limits } from '@commissary/api-client'
import { Screen, TextField, useToast } from '@commissary/ui'
import { Form, FormActions, formError, PasswordField } from '@commissary/ui/form'
import { useState } from 'react'

import { saveFailure, savedMessage } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

const { currentPassword, password } = limits.ChangePassword

const empty = { currentPassword: '', password: '', confirmation: '' }

/** /changePassword: changes the user's own password, given the current one. The new one follows the same rules as a reset. */
export function ChangePasswordScreen() {
  const t = useMessages()
  const { userName, role } = useSession()
  const showToast = useToast()
  // A new form after each change, so that no password stays on the page.
  const [changes, setChanges] = useState(0)
  const [wrong, setWrong] = useState<string | null>(null)

  /** Reports a wrong current password before the user thinks up a new one. If the check fails, the save checks again. */
  async function check(password: string) {
    if (password === '' || password === wrong) return
    try {
      await checkLogin({ userName: `${role === 'parent' ? 'ROLE_PARENT' : 'ROLE_CATERER'}:${userName}`, password })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) setWrong(password)
    }
  }

  async function change(values: typeof empty) {
    try {
      const saved = await changePassword({ currentPassword: values.currentPassword, password: values.password })
      showToast({ tone: 'success', message: savedMessage(saved) })
      setChanges((count) => count + 1)
    } catch (error) {
      const failure = saveFailure(error, t)
      return formError({ message: failure.message, fields: failure.kind === 'rejected' ? failure.fields : {} })
    }
  }

  return (
    <Screen title={t('shell.titles.changePassword')} description={t('changePassword.description')}>
      <Form
        key={changes}
        initialValues={empty}
        onSubmit={change}
        validate={(values) => ({
          currentPassword:
            values.currentPassword === ''
              ? t('changePassword.currentRequired')
              : values.currentPassword === wrong
                ? t('changePassword.currentWrong')
                : undefined,
          password: values.password === '' ? t('changePassword.required') : undefined,
          confirmation:
            values.confirmation === ''
              ? t('changePassword.required')
              : values.confirmation !== values.password
                ? t('changePassword.mismatch')
                : undefined,
        })}
      >
        <TextField
          label={t('changePassword.userName')}
          value={userName}
          onChange={() => undefined}
          readOnly
          autoComplete="username"
        />
        <div
          onBlur={({ target }) => {
            if (target instanceof HTMLInputElement) void check(target.value)
          }}
        >
          <PasswordField
            name="currentPassword"
            label={t('changePassword.current')}
            required
            maxLength={currentPassword.maxLength}
            autoComplete="current-password"
            autoFocus
          />
        </div>
        <PasswordField
          name="password"
          label={t('changePassword.new')}
          hint={t('changePassword.newHint')}
          required
          maxLength={password.maxLength}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmation"
          label={t('changePassword.confirmation')}
          required
          autoComplete="new-password"
        />
        <FormActions submitText={t('changePassword.submit')} />
      </Form>
    </Screen>
  )
}
