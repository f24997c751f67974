// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type {
  Added,
  Id,
  ListOrderPlansParams,
  ListOrdersParams,
  MarkInput,
  MarkedOrders,
  MealPriceInput,
  MealPriceList,
  Order,
  OrderChoices,
  OrderInput,
  OrderList,
  OrderPlanInput,
  OrderPlanList,
  OrderPlanPreview,
  OrderSettings,
  OrderSettingsInput,
  ReadOrderChoicesParams,
  RefundInput,
  Saved,
} from '../../types.ts'

/** Lists orders, latest day first */
export async function listOrders(params?: ListOrdersParams, options?: CallOptions): Promise<OrderList> {
  return callProduct(withQuery('/orders', params), { ...options, method: 'GET' })
}

/** Places an order for a day */
export async function placeOrder(body: OrderInput, options?: CallOptions): Promise<Added> {
  return callProduct('/orders', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads an order */
export async function readOrder(id: Id, options?: CallOptions): Promise<Order> {
  return callProduct(`/orders/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Cancels an order before its cutoff. After the cutoff an order can only be refunded. */
export async function cancelOrder(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/orders/${encodeURIComponent(id)}/cancellation`, { ...options, method: 'POST' })
}

/** Refunds an order after its cutoff */
export async function refundOrder(id: Id, body: RefundInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/orders/${encodeURIComponent(id)}/refund`, { ...options, method: 'POST', ...jsonBody(body) })
}

/** Marks a school's orders of a day as served or no-show. A mark can be changed to the other one. */
export async function markOrders(body: MarkInput, options?: CallOptions): Promise<MarkedOrders> {
  return callProduct('/servedOrders', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Lists what a student can order on a day, with prices and allergens */
export async function readOrderChoices(params: ReadOrderChoicesParams, options?: CallOptions): Promise<OrderChoices> {
  return callProduct(withQuery('/orderChoices', params), { ...options, method: 'GET' })
}

/** Lists the plans of a student, newest first */
export async function listOrderPlans(params: ListOrderPlansParams, options?: CallOptions): Promise<OrderPlanList> {
  return callProduct(withQuery('/orderPlans', params), { ...options, method: 'GET' })
}

/** Places the orders for a period */
export async function placeOrderPlan(body: OrderPlanInput, options?: CallOptions): Promise<Added> {
  return callProduct('/orderPlans', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Shows the days and the total of a plan before it is placed */
export async function previewOrderPlan(body: OrderPlanInput, options?: CallOptions): Promise<OrderPlanPreview> {
  return callProduct('/orderPlanPreview', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Cancels a plan's orders that are before their cutoff */
export async function cancelOrderPlan(id: Id, options?: CallOptions): Promise<MarkedOrders> {
  return callProduct(`/orderPlans/${encodeURIComponent(id)}/cancellation`, { ...options, method: 'POST' })
}

/** Reads the cutoff and the tax of orders */
export async function readOrderSettings(options?: CallOptions): Promise<OrderSettings> {
  return callProduct('/orderSettings', { ...options, method: 'GET' })
}

/** Saves the cutoff and the tax of orders */
export async function saveOrderSettings(body: OrderSettingsInput, options?: CallOptions): Promise<Saved> {
  return callProduct('/orderSettings', { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Lists the prices of regular meals, by menu type and price type */
export async function listMealPrices(options?: CallOptions): Promise<MealPriceList> {
  return callProduct('/mealPrices', { ...options, method: 'GET' })
}

/** Adds a price of a regular meal */
export async function createMealPrice(body: MealPriceInput, options?: CallOptions): Promise<Added> {
  return callProduct('/mealPrices', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Saves a price; orders already placed keep theirs */
export async function updateMealPrice(id: Id, body: MealPriceInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/mealPrices/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Deletes a price */
export async function deleteMealPrice(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/mealPrices/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' })
}
