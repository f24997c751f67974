import { locales, type Language } from '@commissary/messages/languages'
import { serverTranslator, type ServerTextKey } from '@commissary/messages/server'

/** Lists and dates are formatted in the language, and messages are translated. */
export type MessageValue = string | number | readonly string[] | Temporal.PlainDate | Message

/** A text of the catalog (`packages/messages/src/en/server.json`), to be translated when the reader's language is known. */
export interface Message {
  readonly key: ServerTextKey
  readonly values: Readonly<Record<string, MessageValue>>
}

/** One sentence for each field of a request, by its path (`lines.2.amount`). */
export type FieldMessages = Record<string, Message>

/** `message('vendors.codeTaken', { code, name })`. */
export function message(key: ServerTextKey, values: Record<string, MessageValue> = {}): Message {
  return { key, values }
}

/** Translates a message into a language. */
export function translate({ key, values }: Message, language: Language): string {
  const worded = Object.entries(values).map(([name, value]) => [name, valueText(value, language)] as const)
  return serverTranslator(language)(key, Object.fromEntries(worded))
}

/** Translates texts into one language: `t('vendors.created')`. */
export type Translate = (key: ServerTextKey, values?: Record<string, MessageValue>) => string

export function translatorFor(language: Language): Translate {
  return (key, values) => translate(message(key, values), language)
}

function valueText(value: MessageValue, language: Language): string | number {
  if (typeof value !== 'object') return value
  if (value instanceof Temporal.PlainDate) return value.toLocaleString(locales[language], { dateStyle: 'long' })
  if ('key' in value) return translate(value, language)
  return new Intl.ListFormat(locales[language], { type: 'unit' }).format(value)
}
