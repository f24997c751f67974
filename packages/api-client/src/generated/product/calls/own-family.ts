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

/** Reads the children and the balances of the parent who asks. Only of households that the office linked to the parent and did not archive. Not in the specification. */
export async function readOwnFamily(options?: CallOptions): Promise<OwnFamily> {
  return callProduct('/ownFamily', { ...options, method: 'GET' })
}

/** Reads what was published to the school of a child. The same as the page for families shows, also of a school whose page is switched off. */
export async function readChildMenu(id: Id, params?: ReadChildMenuParams, options?: CallOptions): Promise<PublicMenu> {
  return callProduct(withQuery(`/ownFamily/children/${encodeURIComponent(id)}/menu`, params), {
    ...options,
    method: 'GET',
  })
}

/** Saves what a child is allergic to. The office sees in the student's history who changed it. */
export async function saveChildAllergies(id: Id, body: ChildAllergiesInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/allergies`, {
    ...options,
    method: 'PUT',
    ...jsonBody(body),
  })
}

/** Lists a child's orders of some days, with what an order costs and until when it can be placed */
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

/** Orders a regular meal, or items, for a child and charges the household. Refused where the caterer takes no orders from families, after the cutoff, and for a day without a published menu. Items are those of the published menu. */
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

/** Orders the regular meals of a week, a month or a year for a child. Refused where the caterer takes no orders from families. Days that are closed, past their cutoff or ordered already are left out. */
export async function placeChildPlan(id: Id, body: ChildPlanInput, options?: CallOptions): Promise<Added> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/orderPlans`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** The days and the total of a plan before it is placed */
export async function previewChildPlan(id: Id, body: ChildPlanInput, options?: CallOptions): Promise<OrderPlanPreview> {
  return callProduct(`/ownFamily/children/${encodeURIComponent(id)}/orderPlanPreview`, {
    ...options,
    method: 'POST',
    ...jsonBody(body),
  })
}

/** Cancels the orders of a child's plan that are before their cutoff. Refused where the caterer takes no orders from families. */
export async function cancelChildPlan(id: Id, options?: CallOptions): Promise<MarkedOrders> {
  return callProduct(`/ownFamily/orderPlans/${encodeURIComponent(id)}/cancel`, { ...options, method: 'POST' })
}

/** Cancels a child's order and gives the household its amount back. Refused after the cutoff, and where the caterer takes no orders from families. */
export async function cancelChildOrder(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/ownFamily/orders/${encodeURIComponent(id)}/cancel`, { ...options, method: 'POST' })
}

/** Reads the name and the mobile number of the parent who asks */
export async function readOwnProfile(options?: CallOptions): Promise<OwnProfile> {
  return callProduct('/ownProfile', { ...options, method: 'GET' })
}

/** Saves the name and the mobile number of the parent who asks. The email address, which is the user name, is changed by the office. */
export async function saveOwnProfile(body: OwnProfileInput, options?: CallOptions): Promise<Saved> {
  return callProduct('/ownProfile', { ...options, method: 'PUT', ...jsonBody(body) })
}
