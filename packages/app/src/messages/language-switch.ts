import type { LanguageSwitch } from '@commissary/ui'
import { createContext, use } from 'react'

/** The choice of the language on pages before the login. */
export const LanguageSwitchContext = createContext<LanguageSwitch | undefined>(undefined)

export const useLanguageSwitch = () => use(LanguageSwitchContext)
