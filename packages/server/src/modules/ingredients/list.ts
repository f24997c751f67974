import {
  allergenOf,
  type AllergenName,
  complianceNutrients,
  type CreditStatus,
  type DietTag,
  requiredNutrients,
} from '@commissary/domain/food'
import { and, count, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import { ingredient, ingredientPrice } from '../../db/schema/ingredient.ts'
import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import {
  type ColumnFilters,
  containing,
  matches,
  orderOf,
  type Page,
  pageInfo,
  type PageQuery,
  pageRows,
  textOrder,
} from '../../shared/lists.ts'
import type { Ingredient } from './records.ts'
import { wholeIngredients } from './store.ts'

export interface IngredientQuery extends PageQuery, ColumnFilters<keyof typeof filtered> {
  q?: string
  sort?: string
  category?: string
  allergen?: AllergenName
  dietTag?: DietTag
  vendorId?: number
  missingNutrition?: boolean
  missingEvidence?: boolean
  creditStatus?: CreditStatus
  servable?: boolean
  isDiscontinued?: boolean
}

const sortable = {
  code: textOrder(ingredient.code),
  name: textOrder(ingredient.name),
  category: textOrder(ingredient.category),
  brand: textOrder(ingredient.brand),
  updatedAt: ingredient.updatedAt,
}

const filtered = {
  name: ingredient.name,
  code: ingredient.code,
  category: ingredient.category,
  brand: ingredient.brand,
}

/** The nutrients that the label or the weekly check needs. They are constants, so they can be inlined into the statement. */
const neededNutrients = sql.raw(
  `array[${[...new Set([...requiredNutrients, ...complianceNutrients])].map((code) => `'${code}'`).join(', ')}]`,
)

export const hasMissingNutrition = sql`not (${ingredient.nutrients} ?& ${neededNutrients})`

/**
 * Credits that nothing proves on a day: the document that proves them has expired, or there is none and no evidence is
 * stated but one that is a document.
 */
export const hasMissingEvidence = (today: string): SQL => sql`(
  jsonb_array_length(coalesce(${ingredient.crediting}, '[]'::jsonb)) > 0 and coalesce(
    (select coalesce(document.expires_on < ${today}, false) from ingredient_document document
      where document.ingredient_id = ${ingredient}.id and document.proves_crediting and document.archived_at is null),
    ${ingredient.creditEvidence} in ('CN_LABEL', 'PRODUCT_FORMULATION_STATEMENT'),
    true))`

/** Not discontinued on a day. Without a discontinuation date the comparison is null, which is not false. */
export const isOffered = (today: string): SQL => sql`not coalesce(${ingredient.discontinuedOn} <= ${today}, false)`

/** The caterer's ingredients, by name unless sorted otherwise. */
export async function listIngredients(
  tx: Tx,
  query: IngredientQuery,
): Promise<{ ingredients: Ingredient[]; page: Page }> {
  const today = await readCatererToday(tx)
  const where = and(
    isNull(ingredient.archivedAt),
    matches(sql`${ingredient}.search`, query.q),
    containing(filtered, query),
    // By prefix: the list is filtered as the user types.
    query.category === undefined
      ? undefined
      : sql`starts_with(lower(${ingredient.category}), lower(${query.category}))`,
    // Everything not marked as free: an allergen missing from the label is not safe either.
    query.allergen === undefined
      ? undefined
      : sql`${ingredient.allergens} ->> ${allergenOf(query.allergen)} is distinct from 'free'`,
    whenSet(query.missingNutrition, hasMissingNutrition, true),
    whenSet(query.missingEvidence, hasMissingEvidence(today), true),
    query.creditStatus === undefined ? undefined : withCreditStatus[query.creditStatus],
    query.dietTag === undefined ? undefined : sql`${ingredient.dietTags} ? ${query.dietTag}`,
    query.vendorId === undefined ? undefined : pricedBy(query.vendorId),
    whenSet(query.isDiscontinued, isOffered(today), false),
    whenSet(query.servable, isNotNull(ingredient.servingAmount), true),
  )
  const { limit, offset } = pageRows(query)
  const rows = await tx
    .select()
    .from(ingredient)
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, 'name', ingredient.id))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(ingredient).where(where)
  return { ingredients: await wholeIngredients(tx, rows), page: pageInfo(query, total?.rows ?? 0) }
}

const pricedBy = (vendorId: number) => sql`exists (
  select from ${ingredientPrice} price
  where price.ingredient_id = ${ingredient.id} and coalesce(price.own_vendor_id, price.shared_vendor_id) = ${vendorId}
)`

const withCreditStatus: Record<CreditStatus, SQL> = {
  notAssessed: isNull(ingredient.crediting),
  doesNotCredit: sql`${ingredient.crediting} = '[]'::jsonb`,
  credits: sql`${ingredient.crediting} <> '[]'::jsonb`,
}

/** A filter that is on, off or absent. `whenOn` is the condition's value for rows to list while the filter is on. */
function whenSet(filter: boolean | undefined, condition: ReturnType<typeof sql>, whenOn: boolean) {
  if (filter === undefined) return undefined
  return filter === whenOn ? condition : sql`not (${condition})`
}
