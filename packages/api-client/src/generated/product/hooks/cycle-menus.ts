// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { CycleMenuList, CycleMenuPlan, FindMenuItemsByProgramParams, Id, ProgramMenuItems } from '../../types.ts'
import { listCycleMenus, readCycleMenu, findMenuItemsByProgram } from '../calls/cycle-menus.ts'

/** Lists the cycle menus */
export function useListCycleMenus(options?: ReadOptions<CycleMenuList>) {
  return useRead(['/cycleMenus'], () => listCycleMenus(), options)
}

/** Sends the request of `useListCycleMenus` early */
export function preloadListCycleMenus() {
  readEarly(['/cycleMenus'], () => listCycleMenus())
}

/** Reads a cycle menu with its days */
export function useReadCycleMenu(id: Id, options?: ReadOptions<CycleMenuPlan>) {
  return useRead([`/cycleMenus/${encodeURIComponent(id)}`], () => readCycleMenu(id), options)
}

/** Sends the request of `useReadCycleMenu` early */
export function preloadReadCycleMenu(id: Id) {
  readEarly([`/cycleMenus/${encodeURIComponent(id)}`], () => readCycleMenu(id))
}

/** Lists the active master items that a menu of a meal program can have */
export function useFindMenuItemsByProgram(
  params: FindMenuItemsByProgramParams,
  options?: ReadOptions<ProgramMenuItems>,
) {
  return useRead(['/menuItems/search/findMenuItemsByProgram', params], () => findMenuItemsByProgram(params), options)
}

/** Sends the request of `useFindMenuItemsByProgram` early */
export function preloadFindMenuItemsByProgram(params: FindMenuItemsByProgramParams) {
  readEarly(['/menuItems/search/findMenuItemsByProgram', params], () => findMenuItemsByProgram(params))
}
