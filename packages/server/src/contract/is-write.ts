import { operations } from './generated/operations.ts'

/** Calls that change no record although they are no GET. */
const others: ReadonlySet<string> = new Set([
  'analyzeMenu',
  'printMenuAnalysis',
  'checkLogin',
  'createToken',
  'revokeToken',
  'readCurrentInventoryReport',
  'readDepositReport',
  'readMealReport',
  'printStudentMeals',
  'readSalesReport',
  'readCompositionReport',
  'readMissingNutritionReport',
  'readDiscontinuedReport',
  'readMenuCostingReport',
  'readPurchaseOrderReport',
  'readProductionRecordReport',
])

/** Whether a call may change a record. Its failure must then say whether it could have been saved. */
export function isWrite(id: string): boolean {
  const known: Readonly<Record<string, { method: string }>> = operations
  return known[id] !== undefined && known[id].method !== 'get' && !others.has(id)
}
