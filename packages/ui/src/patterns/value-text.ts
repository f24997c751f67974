import { createTextHook } from '../text/create-text-hook.ts'
import type { AllergenMark } from './nutrition-types.ts'
import { MenuTextContext } from './menu-text-context.ts'

/** The words of single figures and allergens. They stand in every list, which leaves the rest of `MenuText` unloaded. */
export interface ValueText {
  /** A number in the reader's digits, with exactly so many fraction digits. */
  number: (value: number, digits: number) => string

  atLeast: (figure: string) => string
  incomplete: string
  unknownValue: string
  missingFrom: string
  /** When a figure is a lower bound and no name can be given. */
  missingUnnamed: string

  allergens: string
  allergenLevels: Record<AllergenMark['level'], string>
  noAllergens: string
  /** After the first of a row: "+2". */
  andMore: (count: number) => string
}

const formats = new Map<number, Intl.NumberFormat>()

function number(value: number, digits: number) {
  let format = formats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(digits, format)
  }
  return format.format(value)
}

export const englishValueText: ValueText = {
  number,

  atLeast: (figure) => `≥ ${figure}`,
  incomplete: 'incomplete',
  unknownValue: 'Unknown',
  missingFrom: 'No value from',
  missingUnnamed: 'Some foods have no value, so the true figure is this or more.',

  allergens: 'Allergens',
  allergenLevels: {
    contains: 'Contains',
    mayContain: 'May contain',
    madeInFacility: 'Made in a facility with',
    unknown: 'Not known',
  },
  noAllergens: 'No allergens',
  andMore: (count) => `+${count}`,
}

export const useValueText = createTextHook(englishValueText, MenuTextContext)
