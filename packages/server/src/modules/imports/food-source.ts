import { usdaTables } from '@commissary/domain/food'

import type { IngredientSource } from '../../db/schema/ingredient.ts'
import type { LoadPlan } from './load-plan.ts'

const codeHeader = ({ columns }: Pick<LoadPlan, 'columns'>) =>
  columns.find(({ field }) => field === 'code')?.header ?? ''

/** The release in a download's name: FoodData_Central_foundation_food_csv_2024-10-31.zip. */
const releaseOf = (fileName: string) => /\d{4}-\d{2}(-\d{2})?/.exec(fileName)?.[0] ?? null

/** The source of a product from USDA's FoodData Central; null for any other file. */
export function fooddataSource(plan: LoadPlan, code: string): IngredientSource | null {
  if (!/^fdc/i.test(codeHeader(plan))) return null
  return { kind: 'FOODDATA_CENTRAL', sourceId: code, release: releaseOf(plan.fileName) }
}

/**
 * The table that the foods are from: USDA's by its food numbers, otherwise the file's name. Values per serving and added
 * sugars are in no release of USDA SR, so a file that has them only borrows its numbers.
 */
export function sourceOf(plan: LoadPlan): { source: string; release: string | null } {
  const { columns, fileName } = plan
  const code = codeHeader(plan)
  const isOwn = columns.some(({ field, isPerServing }) => isPerServing || field === 'addedSugars')
  if (/fdc/i.test(code) && !isOwn) return { source: usdaTables.FOODDATA_CENTRAL, release: releaseOf(fileName) }
  if (/ndb/i.test(code) && !isOwn) {
    return { source: usdaTables.USDA_SR, release: /\bsr-?_?(\d{2})\b/i.exec(fileName)?.[1] ?? null }
  }
  return { source: fileName.replace(/\.(csv|xlsx)$/i, ''), release: null }
}
