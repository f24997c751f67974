import type { Handlers } from '../../contract/operations.ts'
import { readParts } from './composition-rows.ts'
import { listDiscontinued } from './discontinued.ts'
import { listMissing } from './missing.ts'
import { readWeeks } from './weeks.ts'

export const foodReportHandlers: Handlers<
  'readFoodComposition' | 'listMissingNutrition' | 'readWeeksOfIngredient' | 'listDiscontinuedItems'
> = {
  async readFoodComposition({ path, query, work }) {
    return { status: 200, body: await work((tx) => readParts(tx, path.id, query.basis)) }
  },

  async listMissingNutrition({ query, work }) {
    const { rows, ...rest } = await work((tx) => listMissing(tx, query))
    return { status: 200, body: { _embedded: { missingNutrition: rows }, ...rest } }
  },

  async readWeeksOfIngredient({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => readWeeks(tx, caller, path.id, query)) }
  },

  async listDiscontinuedItems({ query, work }) {
    const { rows, page } = await work((tx) => listDiscontinued(tx, query))
    return { status: 200, body: { _embedded: { discontinuedItems: rows }, page } }
  },
}
