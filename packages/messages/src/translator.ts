import { createTranslator } from 'use-intl/core'

import { english } from './english.ts'
import type { Messages } from './messages.ts'

/** Texts outside React: for tests. A missing text or argument throws. */
export function englishTranslator() {
  return createTranslator<Messages>({
    locale: 'en-US',
    messages: english,
    onError: (error) => {
      throw error
    },
  })
}
