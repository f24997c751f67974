// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  EditedProductionRecord,
  Id,
  ListOpenProductionRecordsParams,
  ListProductionEventsParams,
  ListProductionRecordsParams,
  OpenRecordList,
  ProductionDayList,
  ProductionEdits,
  ProductionEventList,
  ProductionLineInput,
  ProductionPlanning,
  ProductionPrint,
  ProductionRecord,
  ProductionRecordInput,
  ProductionReopening,
  ProductionSettings,
  ProductionSettingsInput,
  ProductionSignatureInput,
  ReviewBinderRequest,
  SavedProductionRecord,
  SavedProductionSettings,
  SubstitutionEffect,
  SubstitutionInput,
} from '../../types.ts'

/** Lists the production records of a school's meal in a range of days, including days that have only a plan. A day without a menu and without a record is left out. The range is at most 62 days. Rejected for a school without the module "Production Record". */
export async function listProductionRecords(
  params: ListProductionRecordsParams,
  options?: CallOptions,
): Promise<ProductionDayList> {
  return callProduct(withQuery('/productionRecords', params), { ...options, method: 'GET' })
}

/** Opens a day's production record from its menus. A day has one record per menu type. An existing record is returned as it is. A day without a menu is rejected. */
export async function openProductionRecord(
  body: ProductionRecordInput,
  options?: CallOptions,
): Promise<SavedProductionRecord> {
  return callProduct('/productionRecords', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Prints everything a reviewer asks for about a week of a school's meal, with a list of what is missing on the first page. Not in the specification. Menus, filled production records, recipes, evidence of credits, the menu analysis and temperature logs, as one PDF in the paper size of the caterer's country. The analysis is left out if the caterer does not have its flag, and for a menu without a meal pattern. */
export async function printReviewBinder(body: ReviewBinderRequest, options?: CallOptions): Promise<File> {
  return callProduct('/reviewBinder', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists past meals of all schools whose production record is not closed. Days with a menu and no record, or with a record that is not signed. Days on which the caterer serves nothing are left out. The range ends yesterday. */
export async function listOpenProductionRecords(
  params?: ListOpenProductionRecordsParams,
  options?: CallOptions,
): Promise<OpenRecordList> {
  return callProduct(withQuery('/productionRecords/search/findNotClosed', params), { ...options, method: 'GET' })
}

/** Reads a production record */
export async function readProductionRecord(id: Id, options?: CallOptions): Promise<ProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves fields of a production record. Field by field: each edit states what the person saw before. If someone else changed the field to a different value in the meantime, that value stays and the edit is returned as a conflict; the other edits are saved. Sending the same edits again changes nothing. If an item's `servedInstead` says what was served, what is entered for the item belongs to the item that was chosen to replace it, except planned servings. If a field is unknown, has an invalid value, or is already signed for, nothing is saved. */
export async function editProductionRecord(
  id: Id,
  body: ProductionEdits,
  options?: CallOptions,
): Promise<EditedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}`, { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Copies planned servings into a production record, from the menus or from a forecast. Only fields that no one has filled in change. When copying from the menus, lines that were added to the menus are added, and untouched lines that were removed from the menus are removed. A forecast without a past day keeps the plan's servings. */
export async function planProductionRecord(
  id: Id,
  body: ProductionPlanning,
  options?: CallOptions,
): Promise<SavedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/plan`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Adds an item that is not on the menu to a production record, or substitutes one. A substitution names the line that it replaces and gives a reason. It takes over that line's planned servings and, if the line's `servedInstead` says that something else was served, what was entered for the line. */
export async function addProductionLine(
  id: Id,
  body: ProductionLineInput,
  options?: CallOptions,
): Promise<SavedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/lines`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Removes an item that was added to a production record. An item on the menu cannot be removed. Substitute it, or record zero prepared servings. If another item had replaced the removed item, it now replaces what the removed item had replaced. */
export async function removeProductionLine(id: Id, key: string, options?: CallOptions): Promise<SavedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/lines/${encodeURIComponent(key)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Compares the week's meal pattern checks without and with a substitution. Nothing is saved. */
export async function previewSubstitution(
  id: Id,
  body: SubstitutionInput,
  options?: CallOptions,
): Promise<SubstitutionEffect> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/substitution`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Signs a production record, or one section of a vended record. The signature has the caller's name and the time, and locks the fields that it is for. The last required signature closes the record: its day is served, its menus are locked and, if the caterer wants this, what was prepared is issued from the stock of the school's site. Rejected with a sentence for each field that is still missing. */
export async function signProductionRecord(
  id: Id,
  body: ProductionSignatureInput,
  options?: CallOptions,
): Promise<SavedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/signatures`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Reads a production record as it was signed earlier */
export async function readSignedProductionRecord(
  id: Id,
  round: number,
  options?: CallOptions,
): Promise<ProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/signatures/${encodeURIComponent(round)}`, {
    ...options,
    method: 'GET',
  })
}

/** Reopens a signed production record to amend it. Requires a reason. What was signed is kept and can be read. Signatures are required again, and what closing issued from stock is returned to it. */
export async function reopenProductionRecord(
  id: Id,
  body: ProductionReopening,
  options?: CallOptions,
): Promise<SavedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/reopen`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Lists who did what to a production record, newest first */
export async function listProductionEvents(
  id: Id,
  params?: ListProductionEventsParams,
  options?: CallOptions,
): Promise<ProductionEventList> {
  return callProduct(withQuery(`/productionRecords/${encodeURIComponent(id)}/events`, params), {
    ...options,
    method: 'GET',
  })
}

/** Prints a production record as the state's form, one page for each grade group. In the paper size of the caterer's country. Blank to fill in by hand, with the plan, or as filled in. `cards` prints the kitchen cards of its recipes instead, each scaled to the planned servings, or as written if these are unknown. */
export async function printProductionRecord(id: Id, body: ProductionPrint, options?: CallOptions): Promise<File> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/print`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Reads how the caterer keeps production records */
export async function readProductionSettings(options?: CallOptions): Promise<ProductionSettings> {
  return callProduct('/productionSettings', { ...options, method: 'GET' })
}

/** Saves how the caterer keeps production records. Closed records stay as they were. */
export async function updateProductionSettings(
  body: ProductionSettingsInput,
  options?: CallOptions,
): Promise<SavedProductionSettings> {
  return callProduct('/productionSettings', { ...options, method: 'PUT', ...jsonBody(body) })
}
