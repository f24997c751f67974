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

/** Reads what was in stock at the end of a day, calculated from the ledger. Not in the specification. `to` is the day; if omitted, today. */
export async function readCurrentInventoryReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/currentInventory', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what families deposited. Not in the specification. Includes voided payments only if their status is chosen. */
export async function readDepositReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/deposits', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what students ordered and got. Not in the specification. Includes canceled and refunded orders only if their status is chosen. */
export async function readMealReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/meals', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Prints what students ordered for a day, on class sheets or labels. In the paper size of the caterer's country, for the orders that the Meal Report has for the day. A class sheet is one page for a school's class and meal, and continues on another page if it is long; a label is for one student's meal. Rejected if there are no orders, or more than a document can hold. Not in the specification. */
export async function printStudentMeals(body: MealPrintRequest, options?: CallOptions): Promise<File> {
  return callProduct('/reportTables/meals/print', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what was sold, compared with the same number of days before. Not in the specification. Excludes canceled and refunded orders. */
export async function readSalesReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/sales', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads the nutrition of the ingredients, recipes or master items, with group averages. Not in the specification. As of today; dates and schools limit the list to what is on menus then and there. */
export async function readCompositionReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/composition', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads which ingredients lack something that menus need, and how many coming weeks each group of them holds up. Not in the specification. As of today; dates and schools limit the list to what is on menus then and there. */
export async function readMissingNutritionReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/missingNutrition', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what is discontinued but still in recipes, master items, menus, stock or orders. Not in the specification. As of today; dates and schools limit the list to what is on menus then and there. */
export async function readDiscontinuedReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/discontinuedItems', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what the planned menus of a period cost, item by item. Not in the specification. Each day has the recipes and prices in effect on its date. */
export async function readMenuCostingReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/menuCosting', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what was ordered, received and invoiced in a period. Not in the specification. By delivery date; an order without one belongs to the period in which it was created. */
export async function readPurchaseOrderReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/purchaseOrders', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads what a period's production records count and what they are missing. Not in the specification. One row per record. */
export async function readProductionRecordReport(body: ReportRequest, options?: CallOptions): Promise<ReportTable> {
  return callProduct('/reportTables/productionRecords', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Starts exporting a report to a file. Not in the specification. Anyone who may read the report may export it. The file has all groups with their subtotals and rows. */
export async function beginReportExport(body: ReportExportInput, options?: CallOptions): Promise<Added> {
  return callProduct('/reportExports', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads the progress of the caller's export. Available for a day, while the caller may read the report. */
export async function readReportExport(id: Id, options?: CallOptions): Promise<ReportExportJob> {
  return callProduct(`/reportExports/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Stops the caller's export. Has no effect on an export that has ended. */
export async function cancelReportExport(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/reportExports/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Downloads the file of a finished export. Available for a day, while the caller may read the report. */
export async function readReportExportFile(id: Id, options?: CallOptions): Promise<File> {
  return callProduct(`/reportExports/${encodeURIComponent(id)}/file`, { ...options, method: 'GET' })
}
