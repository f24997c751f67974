// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  ExportPublicMenuParams,
  PublicMenu,
  ReadPublicMenuParams,
  SubscribePublicMenuParams,
} from '../../types.ts'
import { readPublicMenu, exportPublicMenu, subscribePublicMenu } from '../calls/public-menus.ts'

/** Reads the menus that a school shows to families. The menus that the school serves, without people's names, servings or costs. A school whose public menu is switched off returns the same 404 as an unknown subdomain. Not in the specification. */
export function useReadPublicMenu(subdomain: string, params?: ReadPublicMenuParams, options?: ReadOptions<PublicMenu>) {
  return useRead(
    [`/publicMenus/${encodeURIComponent(subdomain)}`, params],
    () => readPublicMenu(subdomain, params),
    options,
  )
}

/** Sends the request of `useReadPublicMenu` early */
export function preloadReadPublicMenu(subdomain: string, params?: ReadPublicMenuParams) {
  readEarly([`/publicMenus/${encodeURIComponent(subdomain)}`, params], () => readPublicMenu(subdomain, params))
}

/** Exports the menus that a school shows to families, one row per item. Not in the specification. */
export function useExportPublicMenu(subdomain: string, params?: ExportPublicMenuParams, options?: ReadOptions<File>) {
  return useRead(
    [`/publicMenus/${encodeURIComponent(subdomain)}/menu.csv`, params],
    () => exportPublicMenu(subdomain, params),
    options,
  )
}

/** Sends the request of `useExportPublicMenu` early */
export function preloadExportPublicMenu(subdomain: string, params?: ExportPublicMenuParams) {
  readEarly([`/publicMenus/${encodeURIComponent(subdomain)}/menu.csv`, params], () =>
    exportPublicMenu(subdomain, params),
  )
}

/** Returns a calendar of one menu that families can subscribe to. One all-day event for each day with items, from 14 days ago to 47 days ahead. Events keep their ids. Not in the specification. */
export function useSubscribePublicMenu(
  subdomain: string,
  params: SubscribePublicMenuParams,
  options?: ReadOptions<File>,
) {
  return useRead(
    [`/publicMenus/${encodeURIComponent(subdomain)}/calendar.ics`, params],
    () => subscribePublicMenu(subdomain, params),
    options,
  )
}

/** Sends the request of `useSubscribePublicMenu` early */
export function preloadSubscribePublicMenu(subdomain: string, params: SubscribePublicMenuParams) {
  readEarly([`/publicMenus/${encodeURIComponent(subdomain)}/calendar.ics`, params], () =>
    subscribePublicMenu(subdomain, params),
  )
}
