// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  AdjustmentInput,
  Household,
  HouseholdAdultInput,
  HouseholdInput,
  HouseholdList,
  Id,
  LedgerEntryList,
  ListHouseholdsParams,
  ListLedgerEntriesParams,
  ListStudentsParams,
  Saved,
  Student,
  StudentInput,
  StudentList,
} from '../../types.ts'

/** Lists households with their balances, by name */
export async function listHouseholds(params?: ListHouseholdsParams, options?: CallOptions): Promise<HouseholdList> {
  return callProduct(withQuery('/households', params), { ...options, method: 'GET' })
}

/** Adds a household */
export async function createHousehold(body: HouseholdInput, options?: CallOptions): Promise<Added> {
  return callProduct('/households', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a household with its adults, students and balance */
export async function readHousehold(id: Id, options?: CallOptions): Promise<Household> {
  return callProduct(`/households/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves a household */
export async function updateHousehold(id: Id, body: HouseholdInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/households/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Archives a household. Rejected while the household has students or a balance other than 0. */
export async function archiveHousehold(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/households/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived household */
export async function restoreHousehold(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/households/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}

/** Adds an adult and invites them by email to an account as a parent. A parent of this caterer who already has the email address is added without a new account. */
export async function addHouseholdAdult(id: Id, body: HouseholdAdultInput, options?: CallOptions): Promise<Added> {
  return callProduct(`/households/${encodeURIComponent(id)}/adults`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Removes an adult from a household */
export async function removeHouseholdAdult(id: Id, userId: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/households/${encodeURIComponent(id)}/adults/${encodeURIComponent(userId)}`, {
    ...options,
    method: 'DELETE',
  })
}

/** Resends an adult's invitation */
export async function inviteHouseholdAdult(id: Id, userId: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/households/${encodeURIComponent(id)}/adults/${encodeURIComponent(userId)}/invitation`, {
    ...options,
    method: 'POST',
  })
}

/** Lists the entries that changed a household's balance, newest first */
export async function listLedgerEntries(
  id: Id,
  params?: ListLedgerEntriesParams,
  options?: CallOptions,
): Promise<LedgerEntryList> {
  return callProduct(withQuery(`/households/${encodeURIComponent(id)}/ledger`, params), { ...options, method: 'GET' })
}

/** Corrects a balance with an entry that has a reason. Entries are never changed or removed. */
export async function adjustBalance(id: Id, body: AdjustmentInput, options?: CallOptions): Promise<Added> {
  return callProduct(`/households/${encodeURIComponent(id)}/ledger`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists students, by last name */
export async function listStudents(params?: ListStudentsParams, options?: CallOptions): Promise<StudentList> {
  return callProduct(withQuery('/students', params), { ...options, method: 'GET' })
}

/** Adds a student */
export async function createStudent(body: StudentInput, options?: CallOptions): Promise<Added> {
  return callProduct('/students', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a student */
export async function readStudent(id: Id, options?: CallOptions): Promise<Student> {
  return callProduct(`/students/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves a student */
export async function updateStudent(id: Id, body: StudentInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/students/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Archives a student. Rejected while the student has open orders. */
export async function archiveStudent(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/students/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived student */
export async function restoreStudent(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/students/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}
