// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, MenuPlaceholder, MenuPlaceholderList } from '../../types.ts'
import { listMenuPlaceholders, readMenuPlaceholder } from '../calls/menu-placeholders.ts'

/** Lists the menu placeholders, unpaged */
export function useListMenuPlaceholders(options?: ReadOptions<MenuPlaceholderList>) {
  return useRead(['/menuPlaceholders'], () => listMenuPlaceholders(), options)
}

/** Sends the request of `useListMenuPlaceholders` early */
export function preloadListMenuPlaceholders() {
  readEarly(['/menuPlaceholders'], () => listMenuPlaceholders())
}

/** Reads a menu placeholder */
export function useReadMenuPlaceholder(id: Id, options?: ReadOptions<MenuPlaceholder>) {
  return useRead([`/menuPlaceholders/${encodeURIComponent(id)}`], () => readMenuPlaceholder(id), options)
}

/** Sends the request of `useReadMenuPlaceholder` early */
export function preloadReadMenuPlaceholder(id: Id) {
  readEarly([`/menuPlaceholders/${encodeURIComponent(id)}`], () => readMenuPlaceholder(id))
}
