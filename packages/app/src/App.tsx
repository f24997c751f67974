import { ConfirmProvider, LinkProvider, ToastProvider } from '@commissary/ui'

import { english, LanguageProvider } from './messages/LanguageProvider.tsx'
import { AppRouter } from './routing/AppRouter.tsx'
import { AppRoutes } from './routing/AppRoutes.tsx'
import { AppLink } from './shell/AppLink.tsx'
import { ErrorMessages } from './shell/ErrorMessages.tsx'

/** Everything but the login page. */
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

/** What the server says of a failed call, on a page without other toasts. */
export function ErrorToasts() {
  return (
    <ToastProvider>
      <ErrorMessages />
    </ToastProvider>
  )
}
