import type { Messages, Translate } from '@commissary/messages'
import { useTranslations } from 'use-intl'

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}

/** The texts of the user's language, by key. */
export function useMessages(): Translate {
  return useTranslations()
}
