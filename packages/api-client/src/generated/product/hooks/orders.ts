// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type {
  Id,
  ListOrderPlansParams,
  ListOrdersParams,
  MealPriceList,
  Order,
  OrderChoices,
  OrderList,
  OrderPlanList,
  OrderSettings,
  ReadOrderChoicesParams,
} from '../../types.ts'
import {
  listOrders,
  readOrder,
  readOrderChoices,
  listOrderPlans,
  readOrderSettings,
  listMealPrices,
} from '../calls/orders.ts'

/** Lists orders, latest day first */
export function useListOrders(params?: ListOrdersParams, options?: ReadOptions<OrderList>) {
  return useRead(['/orders', params], () => listOrders(params), options)
}

/** Sends the request of `useListOrders` early */
export function preloadListOrders(params?: ListOrdersParams) {
  readEarly(['/orders', params], () => listOrders(params))
}

/** Reads an order */
export function useReadOrder(id: Id, options?: ReadOptions<Order>) {
  return useRead([`/orders/${encodeURIComponent(id)}`], () => readOrder(id), options)
}

/** Sends the request of `useReadOrder` early */
export function preloadReadOrder(id: Id) {
  readEarly([`/orders/${encodeURIComponent(id)}`], () => readOrder(id))
}

/** Lists what a student can order on a day, with prices and allergens */
export function useReadOrderChoices(params: ReadOrderChoicesParams, options?: ReadOptions<OrderChoices>) {
  return useRead(['/orderChoices', params], () => readOrderChoices(params), options)
}

/** Sends the request of `useReadOrderChoices` early */
export function preloadReadOrderChoices(params: ReadOrderChoicesParams) {
  readEarly(['/orderChoices', params], () => readOrderChoices(params))
}

/** Lists the plans of a student, newest first */
export function useListOrderPlans(params: ListOrderPlansParams, options?: ReadOptions<OrderPlanList>) {
  return useRead(['/orderPlans', params], () => listOrderPlans(params), options)
}

/** Sends the request of `useListOrderPlans` early */
export function preloadListOrderPlans(params: ListOrderPlansParams) {
  readEarly(['/orderPlans', params], () => listOrderPlans(params))
}

/** Reads the cutoff and the tax of orders */
export function useReadOrderSettings(options?: ReadOptions<OrderSettings>) {
  return useRead(['/orderSettings'], () => readOrderSettings(), options)
}

/** Sends the request of `useReadOrderSettings` early */
export function preloadReadOrderSettings() {
  readEarly(['/orderSettings'], () => readOrderSettings())
}

/** Lists the prices of regular meals, by menu type and price type */
export function useListMealPrices(options?: ReadOptions<MealPriceList>) {
  return useRead(['/mealPrices'], () => listMealPrices(), options)
}

/** Sends the request of `useListMealPrices` early */
export function preloadListMealPrices() {
  readEarly(['/mealPrices'], () => listMealPrices())
}
