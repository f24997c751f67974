// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  ChildAllergiesInput,
  ChildItems,
  ChildOrderInput,
  ChildOrders,
  ChildPlanInput,
  ChildPlanList,
  Id,
  ListChildOrdersParams,
  MarkedOrders,
  OrderPlanPreview,
  OwnFamily,
  OwnProfile,
  OwnProfileInput,
  PublicMenu,
  ReadChildItemsParams,
  ReadChildMenuParams,
  Saved,
} from '../../types.ts'

/** Reads the calling parent's children and balances. Only for households that the office linked to the parent and did not archive. Not in the specification. */
export async function readOwnFamily(options?: CallOptions): Promise<OwnFamily> {
  return callProduct('/ownFamily', { ...options, method: 'GET' })
}

/** Reads what was published to a child's school. The same as on the page for families, even if the school's page is switched off. */
export async function readChildMenu(id: Id, params?: ReadChildMenuParams, options?: CallOptions): Promise<PublicMenu> {
  return callProduct(withQuery(`/ownFamily/children/${encodeURIComponent(id)}/menu`, params), {
    ...options,
    method: 'GET',
  })
}

/** Saves what a child is allergic to. The student's history shows the office who changed it. */
export async function saveChildAllergies(id: Id, body: ChildAllergiesInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/allergies`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Lists a child's orders for some days, with the price of an order and its cutoff */
export async function listChildOrders(
  id: Id,
  params?: ListChildOrdersParams,
  options?: CallOptions,
): Promise<ChildOrders> {
  return callProduct(withQuery(`/ownFamily/children/${encodeURIComponent(id)}/orders`, params), {
    ...options,
    method: 'GET',
  })
}

/** Orders a regular meal or items for a child, and charges the household. Rejected if the caterer takes no orders from families, after the cutoff, and for a day without a published menu. Items must be on the published menu. */
export async function orderChildMeal(id: Id, body: ChildOrderInput, options?: CallOptions): Promise<Added> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/orders`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Reads the items that can be ordered for a child on a day, with prices and allergies */
export async function readChildItems(id: Id, params: ReadChildItemsParams, options?: CallOptions): Promise<ChildItems> {
  return callProduct(withQuery(`/ownFamily/children/${encodeURIComponent(id)}/orderItems`, params), {
    ...options,
    method: 'GET',
  })
}

/** Lists the plans of a child, newest first */
export async function listChildPlans(id: Id, options?: CallOptions): Promise<ChildPlanList> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/orderPlans`, { ...options, method: 'GET' })
}

/** Orders a child's regular meals for a week, a month or a year. Rejected if the caterer takes no orders from families. Days that are closed, past their cutoff or already ordered are left out. */
export async function placeChildPlan(id: Id, body: ChildPlanInput, options?: CallOptions): Promise<Added> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/orderPlans`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Shows the days and the total of a plan before it is placed */
export async function previewChildPlan(id: Id, body: ChildPlanInput, options?: CallOptions): Promise<OrderPlanPreview> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/orderPlanPreview`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Cancels the orders in a child's plan that are before their cutoff. Rejected if the caterer takes no orders from families. */
export async function cancelChildPlan(id: Id, options?: CallOptions): Promise<MarkedOrders> {
  return callProduct(`/ownFamily/orderPlans/${encodeURIComponent(id)}/cancel`, { ...options, method: 'POST' })
}

/** Cancels a child's order and returns its amount to the household. Rejected after the cutoff, and if the caterer takes no orders from families. */
export async function cancelChildOrder(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/ownFamily/orders/${encodeURIComponent(id)}/cancel`, { ...options, method: 'POST' })
}

/** Reads the calling parent's name and mobile number */
export async function readOwnProfile(options?: CallOptions): Promise<OwnProfile> {
  return callProduct('/ownProfile', { ...options, method: 'GET' })
}

/** Saves the calling parent's name and mobile number. The email address is the user name; the office changes it. */
export async function saveOwnProfile(body: OwnProfileInput, options?: CallOptions): Promise<Saved> {
  return callProduct('/ownProfile', { ...options, method: 'PUT', ...jsonBody(body) })
}
