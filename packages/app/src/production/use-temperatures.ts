import { makeFormats } from '@commissary/messages/formats'
import { localeOf } from '@commissary/messages/languages'
import { type Temperatures, temperaturesOf } from '@commissary/messages/temperatures'
import { useMemo } from 'react'

import { useLanguage } from '../messages/LanguageProvider.tsx'
import { useRecordPart } from './record-part.ts'

/** The temperatures of the record's caterer, whose country a link without a session knows, too. */
export function useTemperatures(): Temperatures {
  const { country } = useRecordPart()
  const language = useLanguage()
  return useMemo(
    // Temperatures are no money, so any currency does.
    () => temperaturesOf({ formats: makeFormats(localeOf(language, country), 'USD'), country }),
    [language, country],
  )
}
