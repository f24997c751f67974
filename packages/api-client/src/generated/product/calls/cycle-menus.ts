// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  AppliedCycle,
  ApplyRequest,
  CycleDaysInput,
  CycleMenuInput,
  CycleMenuList,
  CycleMenuPlan,
  FindMenuItemsByProgramParams,
  Id,
  ProgramMenuItems,
  Saved,
  SavedCycleDays,
} from '../../types.ts'

/** Lists the cycle menus */
export async function listCycleMenus(options?: CallOptions): Promise<CycleMenuList> {
  return callProduct('/cycleMenus', { ...options, method: 'GET' })
}

/** Adds a cycle menu */
export async function createCycleMenu(body: CycleMenuInput, options?: CallOptions): Promise<Added> {
  return callProduct('/cycleMenus', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a cycle menu with its days */
export async function readCycleMenu(id: Id, options?: CallOptions): Promise<CycleMenuPlan> {
  return callProduct(`/cycleMenus/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Changes a cycle menu. Its days stay. Weeks and weekdays that have a menu cannot be removed. */
export async function updateCycleMenu(id: Id, body: CycleMenuInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/cycleMenus/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Archives a cycle menu */
export async function archiveCycleMenu(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/cycleMenus/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived cycle menu */
export async function restoreCycleMenu(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/cycleMenus/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}

/** Copies a cycle menu with its days */
export async function duplicateCycleMenu(id: Id, options?: CallOptions): Promise<Added> {
  return callProduct(`/cycleMenus/${encodeURIComponent(id)}/duplicate`, { ...options, method: 'POST' })
}

/** Replaces days of a cycle menu */
export async function replaceCycleMenuDays(
  id: Id,
  body: CycleDaysInput,
  options?: CallOptions,
): Promise<SavedCycleDays> {
  return callProduct(`/cycleMenus/${encodeURIComponent(id)}/days`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Applies a cycle menu to the dates of a master menu. Copies the days of the cycle; later changes to either do not affect the other. Days that have a menu are kept unless they are to be replaced, so applying it twice changes nothing the second time. Months that the master menu does not have yet are added. */
export async function applyCycleMenu(id: Id, body: ApplyRequest, options?: CallOptions): Promise<AppliedCycle> {
  return callProduct(`/cycleMenus/${encodeURIComponent(id)}/apply`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists the active master items that a menu of a meal program can have */
export async function findMenuItemsByProgram(
  params: FindMenuItemsByProgramParams,
  options?: CallOptions,
): Promise<ProgramMenuItems> {
  return callProduct(withQuery('/menuItems/search/findMenuItemsByProgram', params), { ...options, method: 'GET' })
}
