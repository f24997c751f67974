import { ReadCache, type UserInfo } from '@commissary/api-client'
import { subscribe } from '@commissary/api-client/session'
import { ConfirmProvider, LinkProvider, ToastProvider } from '@commissary/ui'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, use, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { english as messages } from '@commissary/messages/english'
import { english, type Language, LanguageProvider } from '../messages/LanguageProvider.tsx'
import { connection } from '../session/connection.ts'
import { SessionProvider } from '../session/session.tsx'
import { AppLink } from '../shell/AppLink.tsx'
import { ErrorMessages } from '../shell/ErrorMessages.tsx'
import { StoryLanguage } from './story-language.ts'
import { planner } from './users.ts'

/** A story draws a screen without its route, which would bring the screen's texts. */
const fullEnglish: Language = { ...english, messages }

// A story may log somebody in, and the client then holds the page to that session: the stories after it go on with it.
let sessionId = 'story'
subscribe(() => {
  const stored = JSON.parse(localStorage.getItem('authInfo') ?? '{}') as { sessionId?: string }
  sessionId = stored.sessionId ?? sessionId
})

interface StoryAppProps {
  /** Path and query: a screen reads its state from there. */
  address: string
  user?: UserInfo
  /** Without it the one of Storybook's toolbar. */
  language?: Language
  children: ReactNode
}

/** A screen as the app shows it, with a router in memory and a user of the stories. The calls are the story's own. */
export function StoryApp({ address, user = planner, language, children }: StoryAppProps) {
  const chosen = use(StoryLanguage)
  const [router] = useState(() => {
    // A story before may have lost its server.
    connection.answered()
    // The client sends what the browser keeps; a story needs no login.
    localStorage.setItem('authInfo', JSON.stringify({ access_token: 'a', refresh_token: 'r', sessionId }))
    return createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] })
  })

  return (
    <LanguageProvider language={language ?? chosen ?? fullEnglish}>
      <LinkProvider component={AppLink}>
        <ToastProvider>
          <ErrorMessages />
          <ConfirmProvider>
            <ReadCache>
              <SessionProvider session={{ id: sessionId, user }}>
                <RouterProvider router={router} />
              </SessionProvider>
            </ReadCache>
          </ConfirmProvider>
        </ToastProvider>
      </LinkProvider>
    </LanguageProvider>
  )
}

/** Puts a screen into the app, at the address and for the user that `parameters.app` names. */
export const withApp: Decorator = (Story, { parameters }) => (
  <StoryApp {...({ address: '/', ...parameters['app'] } as Pick<StoryAppProps, 'address' | 'user' | 'language'>)}>
    <Story />
  </StoryApp>
)
