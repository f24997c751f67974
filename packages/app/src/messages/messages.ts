import { useTranslations } from 'use-intl'

import type { english } from './english.ts'

/** Every text of the app, by area. */
export type Messages = typeof english

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}

/** Texts by key: `t('common.save')`, `t('recipes.count', { count })`. An unknown key does not compile. */
export function useMessages() {
  return useTranslations()
}

export type Translate = ReturnType<typeof useMessages>
