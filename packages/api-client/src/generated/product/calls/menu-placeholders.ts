// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { Added, Id, MenuPlaceholder, MenuPlaceholderInput, MenuPlaceholderList, Saved } from '../../types.ts'

/** Lists the menu placeholders, unpaged */
export async function listMenuPlaceholders(options?: CallOptions): Promise<MenuPlaceholderList> {
  return callProduct('/menuPlaceholders', { ...options, method: 'GET' })
}

/** Adds a menu placeholder */
export async function createMenuPlaceholder(body: MenuPlaceholderInput, options?: CallOptions): Promise<Added> {
  return callProduct('/menuPlaceholders', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a menu placeholder */
export async function readMenuPlaceholder(id: Id, options?: CallOptions): Promise<MenuPlaceholder> {
  return callProduct(`/menuPlaceholders/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves a menu placeholder */
export async function updateMenuPlaceholder(id: Id, body: MenuPlaceholderInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/menuPlaceholders/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Archives a menu placeholder. Menus that have it keep it. It can no longer be added to menus. */
export async function archiveMenuPlaceholder(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/menuPlaceholders/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}

/** Restores an archived menu placeholder */
export async function restoreMenuPlaceholder(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/menuPlaceholders/${encodeURIComponent(id)}/restore`, { ...options, method: 'POST' })
}
