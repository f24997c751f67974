// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  ChildItems,
  ChildOrders,
  ChildPlanList,
  Id,
  ListChildOrdersParams,
  OwnFamily,
  OwnProfile,
  PublicMenu,
  ReadChildItemsParams,
  ReadChildMenuParams,
} from '../../types.ts'
import {
  readOwnFamily,
  readChildMenu,
  listChildOrders,
  readChildItems,
  listChildPlans,
  readOwnProfile,
} from '../calls/own-family.ts'

/** Reads the calling parent's children and balances. Only for households that the office linked to the parent and did not archive. Not in the specification. */
export function useReadOwnFamily(options?: ReadOptions<OwnFamily>) {
  return useRead(['/ownFamily'], () => readOwnFamily(), options)
}

/** Sends the request of `useReadOwnFamily` early */
export function preloadReadOwnFamily() {
  readEarly(['/ownFamily'], () => readOwnFamily())
}

/** Reads what was published to a child's school. The same as on the page for families, even if the school's page is switched off. */
export function useReadChildMenu(id: Id, params?: ReadChildMenuParams, options?: ReadOptions<PublicMenu>) {
  return useRead(
    [`/ownFamily/children/${encodeURIComponent(id)}/menu`, params],
    () => readChildMenu(id, params),
    options,
  )
}

/** Sends the request of `useReadChildMenu` early */
export function preloadReadChildMenu(id: Id, params?: ReadChildMenuParams) {
  readEarly([`/ownFamily/children/${encodeURIComponent(id)}/menu`, params], () => readChildMenu(id, params))
}

/** Lists a child's orders for some days, with the price of an order and its cutoff */
export function useListChildOrders(id: Id, params?: ListChildOrdersParams, options?: ReadOptions<ChildOrders>) {
  return useRead(
    [`/ownFamily/children/${encodeURIComponent(id)}/orders`, params],
    () => listChildOrders(id, params),
    options,
  )
}

/** Sends the request of `useListChildOrders` early */
export function preloadListChildOrders(id: Id, params?: ListChildOrdersParams) {
  readEarly([`/ownFamily/children/${encodeURIComponent(id)}/orders`, params], () => listChildOrders(id, params))
}

/** Reads the items that can be ordered for a child on a day, with prices and allergies */
export function useReadChildItems(id: Id, params: ReadChildItemsParams, options?: ReadOptions<ChildItems>) {
  return useRead(
    [`/ownFamily/children/${encodeURIComponent(id)}/orderItems`, params],
    () => readChildItems(id, params),
    options,
  )
}

/** Sends the request of `useReadChildItems` early */
export function preloadReadChildItems(id: Id, params: ReadChildItemsParams) {
  readEarly([`/ownFamily/children/${encodeURIComponent(id)}/orderItems`, params], () => readChildItems(id, params))
}

/** Lists the plans of a child, newest first */
export function useListChildPlans(id: Id, options?: ReadOptions<ChildPlanList>) {
  return useRead([`/ownFamily/children/${encodeURIComponent(id)}/orderPlans`], () => listChildPlans(id), options)
}

/** Sends the request of `useListChildPlans` early */
export function preloadListChildPlans(id: Id) {
  readEarly([`/ownFamily/children/${encodeURIComponent(id)}/orderPlans`], () => listChildPlans(id))
}

/** Reads the calling parent's name and mobile number */
export function useReadOwnProfile(options?: ReadOptions<OwnProfile>) {
  return useRead(['/ownProfile'], () => readOwnProfile(), options)
}

/** Sends the request of `useReadOwnProfile` early */
export function preloadReadOwnProfile() {
  readEarly(['/ownProfile'], () => readOwnProfile())
}
