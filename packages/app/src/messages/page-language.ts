import type { UserInfo } from '@commissary/api-client'
import { getSession } from '@commissary/api-client/session'
import {
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  languageOf,
  preferredLanguage,
} from '@commissary/messages/languages'
import { loadThemeChoice, saveThemeChoice } from '@commissary/ui'

/** The language that this browser showed last, and the session that it belonged to. `build/start-page.ts` reads it, too. */
const storageKey = 'commissary.language'

const readKept = () => {
  const [language, session] = localStorage.getItem(storageKey)?.split(' ') ?? []
  return isLanguage(language) ? { language, session } : null
}

/** A user's language: their own choice, else the caterer's. A session stored by an older page has neither. */
export const languageOfUser = ({ ownLanguage, catererLanguage, country }: Partial<UserInfo>): Language =>
  ownLanguage ?? catererLanguage ?? languageOf(country ?? '')

/**
 * The language to start a page with: that of the session's user, who may have changed it since the login; without a session the
 * one that was chosen or shown last, else that of the browser.
 */
export function startLanguage(): Language {
  const session = getSession()
  const kept = readKept()
  if (!session) return kept?.language ?? preferredLanguage(navigator.languages)
  return kept?.session === session.id ? kept.language : languageOfUser(session.user)
}

/**
 * Marks the page as written in a language, and keeps it for the next one. A change of language also sets the reading direction;
 * the theme panel can change it again.
 */
export function keepLanguage(language: Language): void {
  const before = readKept()?.language ?? defaultLanguage
  document.documentElement.lang = language
  if (before !== language) saveThemeChoice({ ...loadThemeChoice(), direction: directionOf(language) })
  localStorage.setItem(storageKey, `${language} ${getSession()?.id ?? ''}`)
}
