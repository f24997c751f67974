import { recordOf } from '../units/records.ts'
import { newCredit, newPrice, type CreditValues, type PriceValues } from './ingredient-values.ts'
import { type NutrientCode, nutrientCodes } from './model.ts'

/**
 * The form values of a draft saved by an earlier version. A draft from before dated prices has a single price. A draft from
 * before the crediting status gets it from its rules. Fields that its rules lack get the values that stored rules without
 * them get. Nutrients that the product did not have yet are blank.
 */
export function toCurrentDraft<Draft extends object>(draft: Draft): Draft {
  const { crediting, creditStatus, nutrients } = draft as {
    crediting?: unknown
    creditStatus?: unknown
    nutrients?: Partial<Record<NutrientCode, string>>
  }
  if (!Array.isArray(crediting)) return draft
  const { price, ...kept } = {
    dietTags: [],
    stated: {},
    packs: [],
    discontinuedOn: '',
    replacement: null,
    labelFrom: '',
    isCorrection: false,
    allergenReason: '',
    ...draft,
  } as Draft & {
    price?: PriceValues
  }
  const rules = crediting.map((rule: Partial<CreditValues>) => ({ ...newCredit(), yieldFrom: 'EP', ...rule }))
  const prices = 'prices' in kept ? {} : { prices: price?.amount ? [{ ...newPrice(''), ...price }] : [] }
  return {
    ...(kept as Draft),
    ...prices,
    nutrients: { ...recordOf(nutrientCodes, () => ''), ...nutrients },
    crediting: rules,
    creditStatus: creditStatus ?? (rules.length > 0 ? 'credits' : 'notAssessed'),
  }
}
