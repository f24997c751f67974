export { foodTemplateColumns } from './food-template.ts'
export { columnFinder, plainWord, readYesNo } from './headers.ts'
export { latinDigits, numberStyleOf, readDecimal, twoReadings, type NumberStyle } from './numbers.ts'
