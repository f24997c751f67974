import type { ClientTexts } from '@commissary/api-client'
import type { Messages } from '@commissary/messages'
import common from '@commissary/messages/en/common.json' with { type: 'json' }
import shell from '@commissary/messages/en/shell.json' with { type: 'json' }
import { type Language, locales } from '@commissary/messages/languages'
import { loadEnglish } from '@commissary/messages/load-english'
import type { BaseArea, Loaders } from '@commissary/messages/load-texts'
import type { LoginTexts } from '@commissary/messages/login'
import type { PasswordTexts } from '@commissary/messages/password'
import type { AllUiText } from '@commissary/ui'
import type { MenuText } from '@commissary/ui/menu'

/** All texts of one language: the app's messages and the design system's texts. */
export interface AppTexts {
  /** The language that formats of dates, numbers and money follow. */
  language: Language
  /** The `lang` of the page, as BCP 47. */
  code: string
  /** The locale of plurals, and of numbers within texts. */
  locale: string
  /** At least those of the shell; screens load the rest. */
  messages: Pick<Messages, BaseArea> & Partial<Messages>
  /** Texts that replace the design system's English defaults. */
  uiText: Partial<AllUiText>
  menuText: Partial<MenuText>
  /** Loads the texts of screens. */
  load: Loaders
  /** Undefined = the client's default texts, which are English. */
  client?: ClientTexts
}

/** The texts of a language that loads on demand, including the pages before the login. */
export interface TranslatedTexts extends AppTexts {
  login: LoginTexts
  password: PasswordTexts
}

/** The design system's defaults are English. */
export const english: AppTexts = {
  language: 'en',
  code: 'en',
  locale: locales.en,
  messages: { common, shell },
  uiText: {},
  menuText: {},
  load: loadEnglish,
}
