// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  ListOpenProductionRecordsParams,
  ListProductionEventsParams,
  ListProductionRecordsParams,
  OpenRecordList,
  ProductionDayList,
  ProductionEventList,
  ProductionRecord,
  ProductionSettings,
} from '../../types.ts'
import {
  listProductionRecords,
  listOpenProductionRecords,
  readProductionRecord,
  readSignedProductionRecord,
  listProductionEvents,
  readProductionSettings,
} from '../calls/production-records.ts'

/** Lists the production records of a school's meal in a range of days, including days that have only a plan. A day without a menu and without a record is left out. The range is at most 62 days. Rejected for a school without the module "Production Record". */
export function useListProductionRecords(
  params: ListProductionRecordsParams,
  options?: ReadOptions<ProductionDayList>,
) {
  return useRead(['/productionRecords', params], () => listProductionRecords(params), options)
}

/** Sends the request of `useListProductionRecords` early */
export function preloadListProductionRecords(params: ListProductionRecordsParams) {
  readEarly(['/productionRecords', params], () => listProductionRecords(params))
}

/** Lists past meals of all schools whose production record is not closed. Days with a menu and no record, or with a record that is not signed. Days on which the caterer serves nothing are left out. The range ends yesterday. */
export function useListOpenProductionRecords(
  params?: ListOpenProductionRecordsParams,
  options?: ReadOptions<OpenRecordList>,
) {
  return useRead(['/productionRecords/search/findNotClosed', params], () => listOpenProductionRecords(params), options)
}

/** Sends the request of `useListOpenProductionRecords` early */
export function preloadListOpenProductionRecords(params?: ListOpenProductionRecordsParams) {
  readEarly(['/productionRecords/search/findNotClosed', params], () => listOpenProductionRecords(params))
}

/** Reads a production record */
export function useReadProductionRecord(id: Id, options?: ReadOptions<ProductionRecord>) {
  return useRead([`/productionRecords/${encodeURIComponent(id)}`], () => readProductionRecord(id), options)
}

/** Sends the request of `useReadProductionRecord` early */
export function preloadReadProductionRecord(id: Id) {
  readEarly([`/productionRecords/${encodeURIComponent(id)}`], () => readProductionRecord(id))
}

/** Reads a production record as it was signed earlier */
export function useReadSignedProductionRecord(id: Id, round: number, options?: ReadOptions<ProductionRecord>) {
  return useRead(
    [`/productionRecords/${encodeURIComponent(id)}/signatures/${encodeURIComponent(round)}`],
    () => readSignedProductionRecord(id, round),
    options,
  )
}

/** Sends the request of `useReadSignedProductionRecord` early */
export function preloadReadSignedProductionRecord(id: Id, round: number) {
  readEarly([`/productionRecords/${encodeURIComponent(id)}/signatures/${encodeURIComponent(round)}`], () =>
    readSignedProductionRecord(id, round),
  )
}

/** Lists who did what to a production record, newest first */
export function useListProductionEvents(
  id: Id,
  params?: ListProductionEventsParams,
  options?: ReadOptions<ProductionEventList>,
) {
  return useRead(
    [`/productionRecords/${encodeURIComponent(id)}/events`, params],
    () => listProductionEvents(id, params),
    options,
  )
}

/** Sends the request of `useListProductionEvents` early */
export function preloadListProductionEvents(id: Id, params?: ListProductionEventsParams) {
  readEarly([`/productionRecords/${encodeURIComponent(id)}/events`, params], () => listProductionEvents(id, params))
}

/** Reads how the caterer keeps production records */
export function useReadProductionSettings(options?: ReadOptions<ProductionSettings>) {
  return useRead(['/productionSettings'], () => readProductionSettings(), options)
}

/** Sends the request of `useReadProductionSettings` early */
export function preloadReadProductionSettings() {
  readEarly(['/productionSettings'], () => readProductionSettings())
}
