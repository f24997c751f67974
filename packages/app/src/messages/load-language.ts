import type { TranslatedLanguage } from '@commissary/messages/languages'

import type { TranslatedTexts } from './languages.ts'

/** The texts of the shell and of the design system in each other language. A language without a loader does not compile. */
export const loadLanguage: Record<TranslatedLanguage, () => Promise<TranslatedTexts>> = {
  es: async () => (await import('./spanish.ts')).spanish,
  ar: async () => (await import('./arabic.ts')).arabic,
}
