import { createContext } from 'react'

import type { Language } from '../messages/LanguageProvider.tsx'

/** The language that Storybook's toolbar asks for; none where a story speaks English. */
export const StoryLanguage = createContext<Language | undefined>(undefined)
