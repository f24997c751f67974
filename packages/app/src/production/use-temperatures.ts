import { makeFormats } from '@commissary/messages/formats'
import { localeOf } from '@commissary/messages/languages'
import { type Temperatures, temperaturesOf } from '@commissary/messages/temperatures'
import { useMemo } from 'react'

import { useLanguage } from '../messages/LanguageProvider.tsx'
import { useRecordPart } from './record-part.ts'

/** Temperatures as the record's caterer writes them; even a link without a session knows the caterer's country. */
export function useTemperatures(): Temperatures {
  const { country } = useRecordPart()
  const language = useLanguage()
  return useMemo(
    // Temperatures are not money, so any currency works.
    () => temperaturesOf({ formats: makeFormats(localeOf(language, country), 'USD'), country }),
    [language, country],
  )
}
