import { type ComponentProps, use } from 'react'

import { LanguageProvider } from '../../messages/LanguageProvider.tsx'
import { startLanguage } from '../../messages/page-language.ts'
import { loadWith, textsIn } from '../../messages/shown-language.ts'
import { HandOffScreen } from './HandOffScreen.tsx'

const areas = ['handOff'] as const
// English is better than nothing.
const loading = loadWith(startLanguage(), areas).catch(() => loadWith('en', areas))

/** The hand-off as it runs on page load, before the app and its router. */
export function HandOff(props: ComponentProps<typeof HandOffScreen>) {
  const texts = use(loading)
  const messages = { ...texts.messages, ...textsIn(texts.language, areas) }
  return (
    <LanguageProvider language={{ ...texts, messages }}>
      <HandOffScreen {...props} />
    </LanguageProvider>
  )
}
