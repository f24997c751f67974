import { createTranslator } from 'use-intl/core'
import type { MessageKeys, NestedKeyOf } from 'use-intl/core'

import arabicMail from './ar/mail.json' with { type: 'json' }
import arabicServer from './ar/server.json' with { type: 'json' }
import mail from './en/mail.json' with { type: 'json' }
import server from './en/server.json' with { type: 'json' }
import spanishMail from './es/mail.json' with { type: 'json' }
import spanishServer from './es/server.json' with { type: 'json' }
import { locales, type Language } from './languages.ts'

const english = { ...server, mail }

/** Every text of the server: responses, refusals and mail. */
export type ServerTexts = typeof english

/** The key of a text: `vendors.codeTaken`. An unknown key does not compile. */
export type ServerTextKey = MessageKeys<ServerTexts, NestedKeyOf<ServerTexts>>

export type ServerTranslate = (key: ServerTextKey, values?: Record<string, string | number>) => string

/** A catalog for each language; one with a missing text does not compile. */
const catalogs: Record<Language, ServerTexts> = {
  en: english,
  es: { ...spanishServer, mail: spanishMail },
  ar: { ...arabicServer, mail: arabicMail },
}

const translators = new Map<Language, ServerTranslate>()

/** Translates the server's texts into a language. Throws for a missing value. */
export function serverTranslator(language: Language): ServerTranslate {
  const known = translators.get(language)
  if (known) return known
  const translate: ServerTranslate = createTranslator<ServerTexts>({
    locale: locales[language],
    messages: catalogs[language],
    onError: (error) => {
      throw error
    },
  })
  translators.set(language, translate)
  return translate
}
