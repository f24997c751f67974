// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  Id,
  MealPrintRequest,
  ReportExportInput,
  ReportExportJob,
  ReportRequest,
  ReportTable,
  Saved,
} from '../../types.ts'

/** Reads what was in stock at the end of a day, rebuilt from the ledger. Not in the specification. `to` is the day; without it, today. */
export async function readCurrentInventoryReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/currentInventory', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what families paid in. Not in the specification. Voided payments only by their status. */
export async function readDepositReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/deposits', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what students ordered and got. Not in the specification. Canceled and refunded orders only by their status. */
export async function readMealReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/meals', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Prints what students ordered for a day, on class sheets or labels. On the paper of the caterer's country, of the orders that the Meal Report has of the day. A class sheet is a page of a school's class and meal, which goes on if it is long; a label is of a student's meal. Refused if there are no orders, or more than a document holds. Not in the specification. */
export async function printStudentMeals(body: MealPrintRequest, options?: CallOptions): Promise<File> {
  return callProduct('/reportTables/meals/print', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what was sold, beside the same number of days before. Not in the specification. Without canceled and refunded orders. */
export async function readSalesReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/sales', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads the nutrition of the ingredients, recipes or master items, with averages of groups. Not in the specification. As of today; dates and schools keep what is on menus then and there. */
export async function readCompositionReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/composition', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads which ingredients miss what menus need, and how many coming weeks each group of them holds up. Not in the specification. As of today; dates and schools keep what is on menus then and there. */
export async function readMissingNutritionReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/missingNutrition', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what is discontinued and still in recipes, master items, menus, stock or orders. Not in the specification. As of today; dates and schools keep what is on menus then and there. */
export async function readDiscontinuedReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/discontinuedItems', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what the planned menus of a period cost, item by item. Not in the specification. Each day has the recipes and prices in force on its date. */
export async function readMenuCostingReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/menuCosting', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what was ordered, received and invoiced in a period. Not in the specification. By delivery date; an order without one is in the period in which it was made. */
export async function readPurchaseOrderReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/purchaseOrders', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what the production records of a period count and miss. Not in the specification. One row per record. */
export async function readProductionRecordReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/productionRecords', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Begins to write a report as a file. Not in the specification. Who may read the report may export it. The file has all groups with their subtotals and rows. */
export async function beginReportExport(body: ReportExportInput, options?: CallOptions): Promise<Added> {
  return callProduct('/reportExports', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Tells how far an export of the caller is. For a day, and while the caller may read the report. */
export async function readReportExport(id: Id, options?: CallOptions): Promise<ReportExportJob> {
  return callProduct(`/reportExports/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Stops an export of the caller. Has no effect on one that has ended. */
export async function cancelReportExport(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/reportExports/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** The file of an export that is done. For a day, and while the caller may read the report. */
export async function readReportExportFile(id: Id, options?: CallOptions): Promise<File> {
  return callProduct(`/reportExports/${encodeURIComponent(id)}/file`, { ...options, method: 'GET' })
}
