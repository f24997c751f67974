import { ConfirmProvider, LinkProvider, ToastProvider } from '@commissary/ui'
import { useState } from 'react'
import { Link as RouterLink, RouterProvider } from 'react-router-dom'
import { IntlProvider } from 'use-intl'

import { english } from './messages/messages.ts'
import { makeRouter } from './routing/router.tsx'
import type { LinkComponent } from '@commissary/ui'

const AppLink: LinkComponent = ({ href, ...rest }) => <RouterLink to={href} {...rest} />

/** Everything but the login page. */
export function App() {
  const [router] = useState(makeRouter)

  return (
    <IntlProvider locale="en" messages={english} timeZone="UTC">
      <LinkProvider component={AppLink}>
        <ToastProvider>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </ToastProvider>
      </LinkProvider>
    </IntlProvider>
  )
}
