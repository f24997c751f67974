import { createContext } from 'react'

import type { Language } from '../messages/LanguageProvider.tsx'

/** The language selected in Storybook's toolbar; undefined = English. */
export const StoryLanguage = createContext<Language | undefined>(undefined)
