export { columnFinder, plainWord, readYesNo } from './headers.ts'
export { latinDigits, numberStyleOf, readDecimal, twoReadings, type NumberStyle } from './numbers.ts'
