import { ConfirmProvider, LinkProvider, ToastProvider } from '@commissary/ui'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'

import { english, LanguageProvider } from './messages/LanguageProvider.tsx'
import { makeRouter } from './routing/router.tsx'
import { AppLink } from './shell/AppLink.tsx'

/** Everything but the login page. */
export function App() {
  const [router] = useState(makeRouter)

  return (
    <LanguageProvider language={english}>
      <LinkProvider component={AppLink}>
        <ToastProvider>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </ToastProvider>
      </LinkProvider>
    </LanguageProvider>
  )
}
