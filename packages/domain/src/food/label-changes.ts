import { toDecimal } from '../units/decimal.ts'
import { estimatedFrom, fromCodes, statedFor, type Changes } from './estimates.ts'
import type { IngredientValues } from './ingredient-values.ts'
import { labelNutrition, type IngredientLabel } from './label.ts'
import { nutrientCodes, type NutrientCode } from './model.ts'
import { requiredNutrients } from './nutrients.ts'
import { usdaTables } from './ingredient-from-reference.ts'

/**
 * The changes that copy a label into the form: its values per 100 g, its source, and the label itself. A nutrient that it
 * does not print stays as it was: unknown, or an estimate. Values from a composition table become estimates, because the
 * source is now the label; what an earlier label printed and this one does not is unknown again.
 */
export function labelChanges(values: IngredientValues, label: IngredientLabel): Changes {
  const printed = labelNutrition(label)
  const earlier = values.label ? labelNutrition(values.label) : {}
  const table = tableOf(values)
  const isDropped = (code: NutrientCode) => {
    const amount = earlier[code]
    return printed[code] === undefined && amount !== undefined && values.nutrients[code].trim() === toDecimal(amount)
  }
  const isKept = (code: NutrientCode) => printed[code] === undefined && !isDropped(code)

  const nutrients = nutrientCodes.flatMap((code): [string, string][] => {
    const amount = printed[code]
    if (amount !== undefined) return [[`nutrients.${code}`, toDecimal(amount)]]
    return isDropped(code) ? [[`nutrients.${code}`, '']] : []
  })
  const unknown = requiredNutrients.filter(
    (code) => printed[code] === undefined && (isDropped(code) || values.nutrients[code].trim() === ''),
  )
  return {
    ...Object.fromEntries(nutrients),
    ...Object.fromEntries(unknown.map((code) => [`unknownNutrients.${code}`, true])),
    ...(printed.addedSugars !== undefined && { hasNoAddedSugars: false }),
    estimates: fromCodes((code) => {
      const value = values.nutrients[code].trim()
      const reason = estimatedFrom(values, code) ?? table
      const isOpen = isKept(code) && statedFor(values, code) === null
      return isOpen && value !== '' && reason !== null ? { value, reason } : undefined
    }),
    ...(values.source.kind !== 'LABEL' && { source: { kind: 'LABEL', id: '', release: '' } }),
    label,
  }
}

/** The composition table that the form's values come from: "USDA SR 11485"; null if they come from elsewhere. */
function tableOf({ source: { kind, id, release } }: IngredientValues): string | null {
  if (kind === 'USDA_SR' || kind === 'FOODDATA_CENTRAL') return `${usdaTables[kind]} ${id}`.trim()
  return kind === 'UPLOAD' ? `${release} ${id}`.trim() || null : null
}
