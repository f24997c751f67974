import { defaultLanguage } from '@commissary/messages/languages'
import { useEffect } from 'react'

import { useLanguage } from '../messages/LanguageProvider.tsx'
import { forgetOldReads } from './kept-reads.ts'

/** Lets the browser open this page without a connection from the next time on (`src/service-worker`). */
export function useOfflineScreen(): void {
  const language = useLanguage()
  useEffect(() => {
    void forgetOldReads()
    // The development server builds no worker. Without HTTPS there are none.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const address = language === defaultLanguage ? '/offline-worker.js' : `/offline-worker.js?language=${language}`
    navigator.serviceWorker.register(address).catch(() => undefined)
    // So that the browser does not clear what was typed when it needs room.
    void navigator.storage?.persist?.().catch(() => false)
  }, [language])
}
