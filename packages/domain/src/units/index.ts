export { cans, commonUnits, scoops, units } from './model.ts'
export type { Quantity, Unit } from './model.ts'
export { parseDecimal, parsePositive, toDecimal } from './decimal.ts'
export {
  compareDecimals,
  costOfOne,
  difference,
  fromScaled,
  negated,
  quantityDigits,
  rescaled,
  sumOf,
  toScaled,
  unitCostDigits,
  worth,
} from './exact.ts'
export { amountLimit, amountProblems, formatAmount, kitchenFractions, parseAmount } from './fractions.ts'
export type { AmountProblem, FormatOptions, ParsedAmount, ParseOptions } from './fractions.ts'
export { fittingMeasures, gramsOfMeasure, namedMeasure, preparedMeasure } from './measures.ts'
export { convert, convertDirectly, gramsOf, gramsPerUnit, liquidDensities, mlPerUnit } from './units.ts'
export type { Convertible, Liquid } from './units.ts'
export { floorTo, roundHalfUp, roundTo, settle } from './rounding.ts'
export {
  degreesIn,
  leastDegrees,
  mostDegrees,
  type TemperatureUnit,
  temperatureUnitOf,
  toFahrenheit,
} from './temperature.ts'
