import { ToastProvider } from '@commissary/ui'

import password from '../../messages/en/password.json' with { type: 'json' }
import { english, type Language, LanguageProvider } from '../../messages/LanguageProvider.tsx'
import { ErrorMessages } from '../../shell/ErrorMessages.tsx'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'
import type { PasswordPage } from './link.ts'
import { SetPasswordScreen } from './SetPasswordScreen.tsx'

const texts: Language = { ...english, messages: { ...english.messages, password } }

/** The toast of an expired link stands for five seconds, as every plain one. */
const patience = { plain: 5000, long: 5000 }

interface PasswordPagesProps {
  page: PasswordPage
  /** Leaves this page for an address of the app. */
  onLeave: (address: string) => void
  language?: Language
}

/** The public pages about passwords. They come alone, as the login page does: without the app and its router. */
export function PasswordPages({ page, onLeave, language = texts }: PasswordPagesProps) {
  return (
    <LanguageProvider language={language}>
      <ToastProvider patience={patience}>
        <ErrorMessages />
        {page.kind === 'forgot' ? (
          <ForgotPasswordScreen />
        ) : (
          <SetPasswordScreen kind={page.kind} link={page.link} onLeave={onLeave} />
        )}
      </ToastProvider>
    </LanguageProvider>
  )
}
