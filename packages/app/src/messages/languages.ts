import { getSession } from '@commissary/api-client/session'
import type { Messages } from '@commissary/messages'
import common from '@commissary/messages/en/common.json' with { type: 'json' }
import shell from '@commissary/messages/en/shell.json' with { type: 'json' }
import { languageOf, type Language } from '@commissary/messages/languages'
import type { BaseArea } from '@commissary/messages/load-texts'
import type { AllUiText } from '@commissary/ui'
import type { MenuText } from '@commissary/ui/menu'

/** All texts of one language: the app's messages and the design system's texts. */
export interface AppTexts {
  /** BCP 47 */
  code: string
  /** At least those of the shell; screens load the rest. */
  messages: Pick<Messages, BaseArea> & Partial<Messages>
  /** Texts that replace the design system's English defaults. */
  uiText: Partial<AllUiText>
  menuText: Partial<MenuText>
}

/** The design system's defaults are English. */
export const english: AppTexts = { code: 'en', messages: { common, shell }, uiText: {}, menuText: {} }

/** The texts of each language; one without texts does not compile. */
export const languages: Record<Language, AppTexts> = { en: english }

/** The language of the user's caterer, or the default one without a user. Another user's page is loaded anew. */
export const currentLanguage = (): Language => languageOf(getSession()?.user.country ?? '')
