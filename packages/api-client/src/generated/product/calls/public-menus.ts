// Generated from openapi/ by `pnpm generate`. Do not edit.

import { withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { sendToProduct } from '../../../send.ts'
import type {
  ExportPublicMenuParams,
  PublicMenu,
  ReadPublicMenuParams,
  SubscribePublicMenuParams,
} from '../../types.ts'

/** Reads the menus that a school shows to families. The menus that the school serves, without people's names, servings or costs. A school whose public menu is switched off returns the same 404 as an unknown subdomain. Not in the specification. */
export async function readPublicMenu(
  subdomain: string,
  params?: ReadPublicMenuParams,
  options?: CallOptions,
): Promise<PublicMenu> {
  return sendToProduct(withQuery(`/publicMenus/${encodeURIComponent(subdomain)}`, params), {
    ...options,
    method: 'GET',
  })
}

/** Exports the menus that a school shows to families, one row per item. Not in the specification. */
export async function exportPublicMenu(
  subdomain: string,
  params?: ExportPublicMenuParams,
  options?: CallOptions,
): Promise<File> {
  return sendToProduct(withQuery(`/publicMenus/${encodeURIComponent(subdomain)}/menu.csv`, params), {
    ...options,
    method: 'GET',
  })
}

/** Returns a calendar of one menu that families can subscribe to. One all-day event for each day with items, from 14 days ago to 47 days ahead. Events keep their ids. Not in the specification. */
export async function subscribePublicMenu(
  subdomain: string,
  params: SubscribePublicMenuParams,
  options?: CallOptions,
): Promise<File> {
  return sendToProduct(withQuery(`/publicMenus/${encodeURIComponent(subdomain)}/calendar.ics`, params), {
    ...options,
    method: 'GET',
  })
}
