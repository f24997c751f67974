// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Household,
  HouseholdList,
  Id,
  LedgerEntryList,
  ListHouseholdsParams,
  ListLedgerEntriesParams,
  ListStudentsParams,
  Student,
  StudentList,
} from '../../types.ts'
import { listHouseholds, readHousehold, listLedgerEntries, listStudents, readStudent } from '../calls/families.ts'

/** Lists households with their balances, by name */
export function useListHouseholds(params?: ListHouseholdsParams, options?: ReadOptions<HouseholdList>) {
  return useRead(['/households', params], () => listHouseholds(params), options)
}

/** Sends the request of `useListHouseholds` early */
export function preloadListHouseholds(params?: ListHouseholdsParams) {
  readEarly(['/households', params], () => listHouseholds(params))
}

/** Reads a household with its adults, students and balance */
export function useReadHousehold(id: Id, options?: ReadOptions<Household>) {
  return useRead([`/households/${encodeURIComponent(id)}`], () => readHousehold(id), options)
}

/** Sends the request of `useReadHousehold` early */
export function preloadReadHousehold(id: Id) {
  readEarly([`/households/${encodeURIComponent(id)}`], () => readHousehold(id))
}

/** Lists the entries that changed a household's balance, newest first */
export function useListLedgerEntries(id: Id, params?: ListLedgerEntriesParams, options?: ReadOptions<LedgerEntryList>) {
  return useRead([`/households/${encodeURIComponent(id)}/ledger`, params], () => listLedgerEntries(id, params), options)
}

/** Sends the request of `useListLedgerEntries` early */
export function preloadListLedgerEntries(id: Id, params?: ListLedgerEntriesParams) {
  readEarly([`/households/${encodeURIComponent(id)}/ledger`, params], () => listLedgerEntries(id, params))
}

/** Lists students, by last name */
export function useListStudents(params?: ListStudentsParams, options?: ReadOptions<StudentList>) {
  return useRead(['/students', params], () => listStudents(params), options)
}

/** Sends the request of `useListStudents` early */
export function preloadListStudents(params?: ListStudentsParams) {
  readEarly(['/students', params], () => listStudents(params))
}

/** Reads a student */
export function useReadStudent(id: Id, options?: ReadOptions<Student>) {
  return useRead([`/students/${encodeURIComponent(id)}`], () => readStudent(id), options)
}

/** Sends the request of `useReadStudent` early */
export function preloadReadStudent(id: Id) {
  readEarly([`/students/${encodeURIComponent(id)}`], () => readStudent(id))
}
