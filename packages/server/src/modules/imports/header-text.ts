import { plainWord } from '@commissary/domain/spreadsheets'

import { inEnglish } from './header-words.ts'

/** "Vit. A (µg)" and "vit_a_ug" are the same name. */
export const plainHeader = (header: string): string =>
  plainWord(header)
    .replace(/[µμ]/g, 'u')
    .replace(/%/g, ' pct ')
    .replace(/[^a-z0-9ء-ي]+/g, ' ')
    .trim()

/** The same in English: "Sodio (mg)" is "sodium mg". */
export const normalizeHeader = (header: string): string => inEnglish(plainHeader(header))
