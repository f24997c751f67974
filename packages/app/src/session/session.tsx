import { type UserInfo, useReadUserInfo } from '@commissary/api-client'
import { getSession, isPageOfOtherUser, type Session, subscribe } from '@commissary/api-client/session'
import { createContext, type ReactNode, use, useCallback, useDeferredValue, useMemo, useSyncExternalStore } from 'react'

import { type Formats, makeFormats } from '@commissary/messages/formats'
import { localeOf } from '@commissary/messages/languages'

import { useLanguage } from '../messages/LanguageProvider.tsx'
import { todayIn, watchToday } from './today.ts'

/** The logged-in user, their caterer, and today's date in the caterer's time zone. */
export interface CurrentSession extends UserInfo {
  /** Locale of the reader's language in the caterer's country: "en-US". */
  locale: string
  formats: Formats
}

const SessionContext = createContext<CurrentSession | null>(null)

/** The session of this browser; null when no one is logged in. */
export const useStoredSession = (): Session | null => useSyncExternalStore(subscribe, getSession)

/** Whether another user has logged in with this browser since the page was loaded. */
export const useIsPageOfOtherUser = () => useSyncExternalStore(subscribe, isPageOfOtherUser)

interface SessionProviderProps {
  session: Session
  children: ReactNode
}

/** Provides the user. It is reloaded from the server, so that changed flags arrive with the next page. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  const { data = session.user } = useReadUserInfo({ fallbackData: session.user })
  // New access can open a page whose code is not loaded yet. Waiting for it must not hide the current page: hidden,
  // the read cache would be disposed while pages still use it.
  const user = useDeferredValue(data)
  const today = useToday(user.timeZone)
  const language = useLanguage()
  const value = useMemo((): CurrentSession => {
    const locale = localeOf(language, user.country)
    return { ...user, locale, formats: makeFormats(locale, user.currency, user.timeZone), today }
  }, [user, today, language])

  return <SessionContext value={value}>{children}</SessionContext>
}

/** Today in a time zone; renders again when the day changes. */
function useToday(timeZone: string): string {
  const watch = useCallback((onChange: () => void) => watchToday(timeZone, onChange), [timeZone])
  return useSyncExternalStore(watch, () => todayIn(timeZone))
}

/** The logged-in user with the caterer's flags, schools and formats. Throws outside the private area. */
export function useSession(): CurrentSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}
