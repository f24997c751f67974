import { type UserInfo, useReadUserInfo } from '@commissary/api-client'
import { getSession, isPageOfOtherUser, type Session, subscribe } from '@commissary/api-client/session'
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useSyncExternalStore } from 'react'

import { type Formats, makeFormats } from '@commissary/messages/formats'
import { todayIn } from '../text/week.ts'

/** Who works here, for which caterer, and what day it is there. */
export interface CurrentSession extends UserInfo {
  /** Names the caterer's country to `Intl`: "en-US". */
  locale: string
  formats: Formats
}

const SessionContext = createContext<CurrentSession | null>(null)

/** The session of this browser; null when nobody is logged in. */
export const useStoredSession = (): Session | null => useSyncExternalStore(subscribe, getSession)

/** Whether somebody else has logged in with this browser since the page was loaded. */
export const useIsPageOfOtherUser = () => useSyncExternalStore(subscribe, isPageOfOtherUser)

interface SessionProviderProps {
  session: Session
  children: ReactNode
}

/** Gives the screens their user. What was stored at login is read again, so a changed flag arrives with the next page. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const { data = session.user } = useReadUserInfo({ fallbackData: session.user })
  // A right given meanwhile opens a page whose code is still to come. Waiting for it must not hide what is shown: hidden,
  // the cache of what was read would end under the pages that use it.
  const user = useDeferredValue(data)
  const value = useMemo((): CurrentSession => {
    const locale = `en-${user.country}`
    return { ...user, locale, formats: makeFormats(locale, user.currency), today: todayIn(user.timeZone) }
  }, [user])

  return <SessionContext value={value}>{children}</SessionContext>
}

/** The logged-in user with the caterer's flags, schools and formats. Throws outside the private area. */
export function useSession(): CurrentSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
