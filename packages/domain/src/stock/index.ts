export { asPurchased, casesToOrder, purchaseUnits } from './purchasing.ts'
export { countVariance, issueFifo } from './stock.ts'
export type { Issue, StockLayer } from './stock.ts'
