import { ConfirmProvider, LinkProvider, TableViewsContext, ToastProvider } from '@commissary/ui'
import { lazy } from 'react'

import { LanguageProvider } from './messages/LanguageProvider.tsx'
import { useShownLanguage } from './messages/shown-language.ts'
import { AppRouter } from './routing/AppRouter.tsx'
import { AppRoutes } from './routing/AppRoutes.tsx'
import { AppLink } from './shell/AppLink.tsx'
import { ErrorMessages } from './shell/ErrorMessages.tsx'

export { loadFirstScreen } from './routing/load-screen.ts'

// Rows are shown first.
const TableViews = lazy(async () => ({ default: (await import('./lists/TableViews.tsx')).TableViews }))

/** Everything except the login page. */
export function App() {
  return (
    <LanguageProvider language={useShownLanguage()}>
      {/* Around toasts and dialogs, which can have links. */}
      <AppRouter>
        <LinkProvider component={AppLink}>
          <ToastProvider>
            <ErrorMessages />
            <ConfirmProvider>
              <TableViewsContext value={TableViews}>
                <AppRoutes />
              </TableViewsContext>
            </ConfirmProvider>
          </ToastProvider>
        </LinkProvider>
      </AppRouter>
    </LanguageProvider>
  )
}
