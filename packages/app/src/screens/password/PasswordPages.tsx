import { ToastProvider } from '@commissary/ui'

import { type PasswordTexts, passwordTexts } from '@commissary/messages/password'
import { StartLanguage } from '../../messages/StartLanguage.tsx'
import { ErrorMessages } from '../../shell/ErrorMessages.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'
import type { PasswordPage } from './link.ts'
import { SetPasswordScreen } from './SetPasswordScreen.tsx'

/** The toast of an expired link stays for five seconds, like every plain toast. */
const toastDurations = { plain: 5000, long: 5000 }

interface PasswordPagesProps {
  page: PasswordPage
  /** In English. */
  texts?: PasswordTexts
  /** Leaves this page for an address of the app. */
  onLeave: (address: string) => void
}

/** The public password pages. Like the login page, they load without the app, its router and its messages. */
export function PasswordPages({ page, texts: english = passwordTexts, onLeave }: PasswordPagesProps) {
  return (
    <StartLanguage english={english} textsOf={({ password }) => password}>
      {(texts) => (
        <ToastProvider durations={toastDurations}>
          <ErrorMessages />
          {page.kind === 'forgot' ? (
            <ForgotPasswordScreen texts={texts} />
          ) : (
            <SetPasswordScreen texts={texts} kind={page.kind} link={page.link} onLeave={onLeave} />
          )}
        </ToastProvider>
      )}
    </StartLanguage>
  )
}
