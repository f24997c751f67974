import { ConfirmProvider, LinkProvider, ToastProvider } from '@commissary/ui'

import { english, LanguageProvider } from './messages/LanguageProvider.tsx'
import { AppRouter } from './routing/AppRouter.tsx'
import { AppRoutes } from './routing/AppRoutes.tsx'
import { AppLink } from './shell/AppLink.tsx'
import { ErrorMessages } from './shell/ErrorMessages.tsx'

/** Everything except the login page. */
export function App() {
  return (
    <LanguageProvider language={english}>
      <LinkProvider component={AppLink}>
        <ToastProvider>
          <ErrorMessages />
          <ConfirmProvider>
            <AppRouter>
              <AppRoutes />
            </AppRouter>
          </ConfirmProvider>
        </ToastProvider>
      </LinkProvider>
    </LanguageProvider>
  )
}

/** The server's messages about failed calls, for pages without other toasts. */
export function ErrorToasts() {
  return (
    <ToastProvider>
      <ErrorMessages />
    </ToastProvider>
  )
}
