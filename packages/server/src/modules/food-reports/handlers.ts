import type { Handlers } from '../../contract/operations.ts'
import { listComposition } from './composition.ts'
import { readParts } from './composition-rows.ts'
import { listDiscontinued } from './discontinued.ts'
import { listMissing } from './missing.ts'
import { readWeeks } from './weeks.ts'

export const foodReportHandlers: Handlers<
  | 'listFoodComposition'
  | 'readFoodComposition'
  | 'listMissingNutrition'
  | 'readWeeksOfIngredient'
  | 'listDiscontinuedItems'
> = {
  async listFoodComposition({ query, work }) {
    const { rows, page, categories } = await work((tx) => listComposition(tx, query))
    return { status: 200, body: { _embedded: { foodComposition: rows }, page, categories } }
  },

  async readFoodComposition({ path, query, work }) {
    return { status: 200, body: await work((tx) => readParts(tx, path.id, query.basis)) }
  },

  async listMissingNutrition({ query, work }) {
    const { rows, ...rest } = await work((tx) => listMissing(tx, query))
    return { status: 200, body: { _embedded: { missingNutrition: rows }, ...rest } }
  },

  async readWeeksOfIngredient({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readWeeks(tx, caller, path.id)) }
  },

  async listDiscontinuedItems({ query, work }) {
    const { rows, page } = await work((tx) => listDiscontinued(tx, query))
    return { status: 200, body: { _embedded: { discontinuedItems: rows }, page } }
  },
}
