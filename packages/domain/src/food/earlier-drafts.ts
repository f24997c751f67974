import { newCredit, newPrice, type CreditValues, type PriceValues } from './ingredient-values.ts'

/**
 * The form values of a draft that an earlier version kept. A draft from before dated prices has one price. One from before
 * the crediting status has none: its rules are its status. Fields of a rule that it does not have get the values of a stored rule without them.
 */
export function toCurrentDraft<Draft extends object>(draft: Draft): Draft {
  const { crediting, creditStatus } = draft as Partial<Record<'crediting' | 'creditStatus', unknown>>
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
    crediting: rules,
    creditStatus: creditStatus ?? (rules.length > 0 ? 'credits' : 'notAssessed'),
  }
}
