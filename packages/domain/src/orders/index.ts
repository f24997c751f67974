export { cardFeeOf, expectedFee, feeParts, type CardFee, type FeeParts } from './card-fees.ts'
export { cutOffOf, lockedThrough, nextSteps, orderStatus, type CutOff, type OrderStep } from './cutoff.ts'
export { parseDay, parseMoney } from './file-cells.ts'
export {
  fieldsOf,
  layoutProblem,
  orderImportKinds,
  type ImportField,
  type ImportSource,
  type Layout,
  type OrderImportKind,
} from './import-model.ts'
export { lineAmounts, type LineAmounts, type PricedLine } from './line-amounts.ts'
export {
  hasFee,
  orderKinds,
  paymentStatuses,
  payTypes,
  planPeriods,
  providers,
  storedOrderStatuses,
  type OrderKind,
  type OrderStatus,
  type PaymentStatus,
  type PayType,
  type PlanPeriod,
  type Provider,
  type StoredOrderStatus,
} from './model.ts'
export { fromMinor, sumOfMoney, toMinor } from './money.ts'
export { lastDayOf, planDays, type Plan, type PlanDay, type SkipReason } from './plan-days.ts'
export { recognizeLayout } from './recognize-layout.ts'
export {
  amountStyleOf,
  oneSpelling,
  readSettlementRow,
  type FileColumns,
  type ReadContext,
  type RowProblem,
  type SettlementRow,
} from './settlement-row.ts'
export { readTillRow, type TillRow } from './till-row.ts'
