import type { ComponentProps } from 'react'

import handOff from '@commissary/messages/en/hand-off.json' with { type: 'json' }

import { english } from '../../messages/languages.ts'
import { LanguageProvider } from '../../messages/LanguageProvider.tsx'
import { HandOffScreen } from './HandOffScreen.tsx'

const texts = { ...english, messages: { ...english.messages, handOff } }

/** The hand-off as it runs on page load, before the app and its router. */
export function HandOff(props: ComponentProps<typeof HandOffScreen>) {
  return (
    <LanguageProvider language={texts}>
      <HandOffScreen {...props} />
    </LanguageProvider>
  )
}
