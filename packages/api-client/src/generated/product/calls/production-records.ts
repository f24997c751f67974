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

/** Lists the production records of a school's meal in a range of days, with days that have only a plan. A day without a menu and without a record is left out. The range is at most 62 days. Refused for a school without the module "Production Record". */
export async function listProductionRecords(
  params: ListProductionRecordsParams,
  options?: CallOptions,
): Promise<ProductionDayList> {
  return callProduct(withQuery('/productionRecords', params), { ...options, method: 'GET' })
}

/** Opens the production record of a day, from its menus. A day has one record of a menu type. If there is one, it is answered as it is. A day without a menu is refused. */
export async function openProductionRecord(
  body: ProductionRecordInput,
  options?: CallOptions,
): Promise<SavedProductionRecord> {
  return callProduct('/productionRecords', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Prints everything a reviewer asks for about a week of a school's meal, with a list of what is missing as the first page. Not in the specification. Menus, filled production records, recipes, evidence of credits, the menu analysis and temperature logs, as one PDF on the paper of the caterer's country. The analysis is left out without the flag for it and for a menu without a meal pattern. */
export async function printReviewBinder(body: ReviewBinderRequest, options?: CallOptions): Promise<File> {
  return callProduct('/reviewBinder', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists past meals of all schools whose production record is not closed. With a menu and no record, or with a record that is not signed. Days on which the caterer serves nothing are left out. The range ends with yesterday. */
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

/** Saves fields of a production record. Field by field: each edit says what the person saw before. A field that someone else changed differently in the meantime keeps their value and is answered as a conflict; the other edits are saved. Sending the same edits again changes nothing. What is entered for an item of which `servedInstead` says what was served is of the item that was chosen in its place, except planned servings. If a field is unknown, has an invalid value, or is signed for, nothing is saved. */
export async function editProductionRecord(
  id: Id,
  body: ProductionEdits,
  options?: CallOptions,
): Promise<EditedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}`, { ...options, method: 'PATCH', ...jsonBody(body) })
}

/** Copies planned servings into a production record, from the menus or from a forecast. Only fields that no one has filled in change. From the menus, lines that were added to them come, and untouched lines that were removed from them go. A forecast without a past day leaves the plan's servings. */
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

/** Adds an item to a production record that the menu does not have, or substitutes one. A substitution names the line that it replaces and a reason. It takes over the planned servings of that line, and what was entered for it if its `servedInstead` says that something else was served. */
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

/** Removes an item that was added to a production record. An item of the menu cannot be removed. It is substituted, or zero servings of it are prepared. An item in place of the removed one is then in place of what that one replaced. */
export async function removeProductionLine(id: Id, key: string, options?: CallOptions): Promise<SavedProductionRecord> {
  return callProduct(`/productionRecords/${encodeURIComponent(id)}/lines/${encodeURIComponent(key)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Compares the week's checks of the meal pattern without and with a substitution. Nothing is saved. */
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

/** Signs a production record, or one half of a vended one. The signature has the caller's name and the time, and locks the fields it is for. The last one that is needed closes the record: its day is served, its menus are locked, and, if the caterer wishes, what was prepared is issued from the stock of the school's site. Refused with a sentence for each field that is still missing. */
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

/** Reads a production record as it was once signed */
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

/** Reopens a signed production record to amend it. With a reason. What was signed is kept and can be read. Signatures are needed again, and what closing issued from the stock is returned to it. */
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

/** Prints a production record as the form of the state, a page for each grade group. On the paper of the caterer's country. Blank to fill in by hand, with the plan, or as it is filled in. `cards` are the kitchen cards of its recipes instead, each for the planned servings, or as written where they are unknown. */
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

/** Saves how the caterer keeps production records. Records that are closed stay as they were closed. */
export async function updateProductionSettings(
  body: ProductionSettingsInput,
  options?: CallOptions,
): Promise<SavedProductionSettings> {
  return callProduct('/productionSettings', { ...options, method: 'PUT', ...jsonBody(body) })
}
