import { degreesIn, leastDegrees, mostDegrees, type TemperatureUnit, temperatureUnitOf } from '@commissary/domain/units'

import type { Formats } from './formats.ts'

/** Temperatures as kitchens of a country measure them. All arguments are stored degrees, in Fahrenheit. */
export interface Temperatures {
  unit: TemperatureUnit
  /** "°C" */
  sign: string
  /** "57.2 °C" */
  text: (fahrenheit: number) => string
  /** Without the sign, where a column has it: "57.2". */
  degrees: (fahrenheit: number) => string
  /** A lower limit, never more lenient: "57.3 °C". */
  atLeast: (fahrenheit: number) => string
  /** An upper limit, never more lenient: "5 °C". */
  atMost: (fahrenheit: number) => string
  /** A range that can be entered, without the sign. */
  range: (fahrenheit: { least: number; most: number }) => { least: string; most: string }
}

/** The temperatures of a caterer's country in the reader's numbers. */
export function temperaturesOf({
  formats,
  country,
}: {
  formats: Pick<Formats, 'amount' | 'degreeSign'>
  country: string
}): Temperatures {
  const unit = temperatureUnitOf(country)
  const sign = formats.degreeSign(unit)
  const signed = (degrees: number) => `${formats.amount(degrees, 2)} ${sign}`
  return {
    unit,
    sign,
    text: (fahrenheit) => signed(degreesIn(unit, fahrenheit)),
    degrees: (fahrenheit) => formats.amount(degreesIn(unit, fahrenheit), 2),
    atLeast: (fahrenheit) => signed(leastDegrees(unit, fahrenheit)),
    atMost: (fahrenheit) => signed(mostDegrees(unit, fahrenheit)),
    range: ({ least, most }) => ({
      least: formats.amount(leastDegrees(unit, least), 2),
      most: formats.amount(mostDegrees(unit, most), 2),
    }),
  }
}
