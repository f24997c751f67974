import { createTextHook } from '../text/create-text-hook.ts'
import type { AllergenMark } from './nutrition-types.ts'
import { MenuTextContext } from './menu-text-context.ts'

/** The text of single values and allergens. Lists use only these, so the rest of `MenuText` is not loaded with them. */
export interface ValueText {
  /** A number in the reader's locale, with exactly `digits` fraction digits. */
  number: (value: number, digits: number) => string

  atLeast: (value: string) => string
  incomplete: string
  unknownValue: string
  missingFrom: string
  /** When a value is a minimum and no missing food can be named. */
  missingUnnamed: string

  allergens: string
  allergenLevels: Record<AllergenMark['level'], string>
  noAllergens: string
  /** After the first allergens of a row: "+2". */
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

  atLeast: (value) => `≥ ${value}`,
  incomplete: 'incomplete',
  unknownValue: 'Unknown',
  missingFrom: 'Missing values',
  missingUnnamed: 'Some foods have no value, so this is a minimum.',

  allergens: 'Allergens',
  allergenLevels: {
    contains: 'Contains',
    mayContain: 'May contain',
    madeInFacility: 'Made in a shared facility',
    unknown: 'Unknown',
  },
  noAllergens: 'No allergens',
  andMore: (count) => `+${count}`,
}

export const useValueText = createTextHook(englishValueText, MenuTextContext)
