export { columnFinder, plainWord, readYesNo } from './headers.ts'
