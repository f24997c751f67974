import { ReadCache, type UserInfo } from '@commissary/api-client'
import { subscribe } from '@commissary/api-client/session'
import { ConfirmProvider, LinkProvider, ToastProvider } from '@commissary/ui'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, use, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { IntlProvider } from 'use-intl'

import { english as messages } from '@commissary/messages/english'
import { type AppTexts, english } from '../messages/languages.ts'
import { LanguageProvider } from '../messages/LanguageProvider.tsx'
import { readOpenRecord } from '../routing/open-record.ts'
import { publicRouteOf, routeOf, shownBy } from '../routing/routes.ts'
import { connection } from '../session/connection.ts'
import { SessionProvider } from '../session/session.tsx'
import { AppLink } from '../shell/AppLink.tsx'
import { ErrorMessages } from '../shell/ErrorMessages.tsx'
import { StoryLanguage } from './story-language.ts'
import { planner, storyUser } from './users.ts'

/** The English texts that the screen of an address loads; all of them for a part that several screens show. */
function textsAt(address: string): AppTexts {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const route = routeOf(pathname)
  const source = route ? shownBy(route, readOpenRecord(searchParams)) : publicRouteOf(pathname)
  if (!source || pathname === '/') return { ...english, messages }
  const loaded = Object.fromEntries(source.texts.map((area) => [area, messages[area]]))
  return { ...english, messages: { ...english.messages, ...loaded } }
}

/** A text that the route does not list fails its story. */
function failForMissingText(error: Error) {
  throw error
}

// A story may log a user in, which binds the client to that session. Later stories continue with it.
let sessionId = 'story'
subscribe(() => {
  const stored = JSON.parse(localStorage.getItem('authInfo') ?? '{}') as { sessionId?: string }
  sessionId = stored.sessionId ?? sessionId
})

interface StoryAppProps {
  /** Path and query, which a screen reads its state from. */
  address: string
  user?: UserInfo
  /** Default: the language of Storybook's toolbar. */
  language?: AppTexts
  children: ReactNode
}

/** Renders a screen as the app does, with an in-memory router and a fixture user. Each story answers its own calls. */
export function StoryApp({ address, user = planner, language, children }: StoryAppProps) {
  const chosen = use(StoryLanguage)
  const [router] = useState(() => {
    storyUser.current = user
    // An earlier story may have lost its connection.
    connection.answered()
    // The client sends the tokens in storage, so stories need no login.
    localStorage.setItem('authInfo', JSON.stringify({ access_token: 'a', refresh_token: 'r', sessionId }))
    const element = (
      <LinkProvider component={AppLink}>
        <ToastProvider>
          <ErrorMessages />
          <ConfirmProvider>
            <ReadCache>
              <SessionProvider session={{ id: sessionId, user }}>{children}</SessionProvider>
            </ReadCache>
          </ConfirmProvider>
        </ToastProvider>
      </LinkProvider>
    )
    return createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  })

  return (
    <IntlProvider locale="en" timeZone="UTC" onError={failForMissingText}>
      <LanguageProvider language={language ?? chosen ?? textsAt(address)}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </IntlProvider>
  )
}

/** Wraps a screen in the app, at the address and for the user in `parameters.app`. */
export const withApp: Decorator = (Story, { parameters }) => (
  <StoryApp {...({ address: '/', ...parameters['app'] } as Pick<StoryAppProps, 'address' | 'user' | 'language'>)}>
    <Story />
  </StoryApp>
)
