import type { ComponentProps } from 'react'

import { english } from '../../messages/languages.ts'
import { LanguageProvider } from '../../messages/LanguageProvider.tsx'
import { HandOffScreen } from './HandOffScreen.tsx'

/** The hand-off as it runs on page load, before the app and its router. */
export function HandOff(props: ComponentProps<typeof HandOffScreen>) {
  return (
    <LanguageProvider language={english}>
      <HandOffScreen {...props} />
    </LanguageProvider>
  )
}
