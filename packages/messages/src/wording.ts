import type { Formats } from './formats.ts'
import type { Translate } from './messages.ts'

/** Turns codes and numbers into sentences. */
export interface Wording {
  t: Translate
  formats: Formats
  /** The caterer's country, ISO 3166: its law names the allergens. */
  country: string
}
