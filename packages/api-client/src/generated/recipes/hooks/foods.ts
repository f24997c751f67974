// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ListReferenceFoodsParams, ReferenceFood, ReferenceFoodList } from '../../types.ts'
import { listReferenceFoods, readReferenceFood } from '../calls/foods.ts'

/** Lists foods from the shared and the caterer's own nutrient databases */
export function useListReferenceFoods(params?: ListReferenceFoodsParams, options?: ReadOptions<ReferenceFoodList>) {
  return useRead(['/food/referenceFoods', params], () => listReferenceFoods(params), options)
}

/** Sends the request of `useListReferenceFoods` early */
export function preloadListReferenceFoods(params?: ListReferenceFoodsParams) {
  readEarly(['/food/referenceFoods', params], () => listReferenceFoods(params))
}

/** Reads a reference food with its nutrients and measures */
export function useReadReferenceFood(id: Id, options?: ReadOptions<ReferenceFood>) {
  return useRead([`/food/referenceFoods/${encodeURIComponent(id)}`], () => readReferenceFood(id), options)
}

/** Sends the request of `useReadReferenceFood` early */
export function preloadReadReferenceFood(id: Id) {
  readEarly([`/food/referenceFoods/${encodeURIComponent(id)}`], () => readReferenceFood(id))
}
