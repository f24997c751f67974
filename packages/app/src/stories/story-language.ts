import { createContext } from 'react'

import type { AppTexts } from '../messages/languages.ts'

/** The language selected in Storybook's toolbar; undefined = English. */
export const StoryLanguage = createContext<AppTexts | undefined>(undefined)
