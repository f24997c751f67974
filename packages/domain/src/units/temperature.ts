import { roundTo, settle } from './rounding.ts'

/** Temperatures are stored in degrees Fahrenheit, the unit of the Food Code's limits. */
export type TemperatureUnit = 'F' | 'C'

/** Countries whose kitchens measure in Fahrenheit: the United States, its territories, and neighbors (Unicode CLDR). */
const inFahrenheit = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'UM', 'VI', 'BS', 'BZ', 'KY', 'PW'])

/** What kitchens of a country (ISO 3166, two letters) measure in. */
export const temperatureUnitOf = (country: string): TemperatureUnit => (inFahrenheit.has(country) ? 'F' : 'C')

const exactIn = (unit: TemperatureUnit, fahrenheit: number) =>
  unit === 'F' ? fahrenheit : settle(((fahrenheit - 32) * 5) / 9)

/** Stored degrees in a unit; Celsius to hundredths, so that what was typed is shown again. */
export const degreesIn = (unit: TemperatureUnit, fahrenheit: number): number =>
  unit === 'F' ? fahrenheit : roundTo(exactIn(unit, fahrenheit), 2)

/** Degrees of a unit as they are stored. */
export const toFahrenheit = (unit: TemperatureUnit, degrees: number): number =>
  unit === 'F' ? degrees : settle((degrees * 9) / 5 + 32)

/** A lower limit to a tenth of a degree, never below it: 135 °F is 57.3 °C. */
export const leastDegrees = (unit: TemperatureUnit, fahrenheit: number): number =>
  unit === 'F' ? fahrenheit : Math.ceil(settle(exactIn(unit, fahrenheit) * 10)) / 10

/** An upper limit to a tenth of a degree, never above it. */
export const mostDegrees = (unit: TemperatureUnit, fahrenheit: number): number =>
  unit === 'F' ? fahrenheit : Math.floor(settle(exactIn(unit, fahrenheit) * 10)) / 10
