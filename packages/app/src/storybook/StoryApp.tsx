import type { UserInfo } from '@commissary/api-client'
import { ConfirmProvider, LinkProvider, ToastProvider } from '@commissary/ui'
import type { LinkComponent } from '@commissary/ui'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { IntlProvider } from 'use-intl'

import { english } from '../messages/messages.ts'
import { SessionProvider } from '../session/session.tsx'
import { planner } from './user.ts'

/** What a story says of its place in the app: `parameters: { app: { address: '/dashboard' } }`. */
export interface AppParameters {
  address?: string
  user?: UserInfo
}

const AppLink: LinkComponent = ({ href, ...rest }) => <RouterLink to={href} {...rest} />

// Nothing read by one story is shown by the next, and a failure is asked for once.
const freshCache = { provider: () => new Map(), shouldRetryOnError: false }

interface StoryAppProps extends AppParameters {
  children: ReactNode
}

/** Everything that a screen expects around it, but the shell. Answers come from the story's handlers. */
function StoryApp({ address = '/', user = planner, children }: StoryAppProps) {
  const [router] = useState(() => {
    // Calls send the token that is stored; the handlers do not look at it.
    localStorage.setItem(
      'authInfo',
      JSON.stringify({ access_token: 'story', refresh_token: 'story', sessionId: 'story' }),
    )
    return createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] })
  })

  return (
    <IntlProvider locale="en" messages={english} timeZone="UTC">
      <SWRConfig value={freshCache}>
        <SessionProvider session={{ id: 'story', user }}>
          <LinkProvider component={AppLink}>
            <ToastProvider>
              <ConfirmProvider>
                <RouterProvider router={router} />
              </ConfirmProvider>
            </ToastProvider>
          </LinkProvider>
        </SessionProvider>
      </SWRConfig>
    </IntlProvider>
  )
}

/** Puts a screen into the app, at the address and for the user that `parameters.app` names. */
export const withApp: Decorator = (Story, { parameters }) => (
  <StoryApp {...(parameters['app'] as AppParameters | undefined)}>
    <Story />
  </StoryApp>
)
