import type { AllergenMark, CreditEntry, PartialValue, Limits } from '../../nutrition-types.ts'

export interface NutrientEntry {
  code: string
  label: string
  unit: string
  value: PartialValue
  /** Fraction digits. Default 0. */
  digits?: number
  /** Needed for the meal pattern: always shown; the rest on demand. */
  isNeeded: boolean
  /** Draws a bar, where the recipe is judged against something. */
  limits?: Limits
}

/** The live panel of a recipe. It follows every key, so keep the identity of entries that did not change. */
export interface NutritionPanelProps {
  /** "Per portion" */
  title: string
  /** "100 portions" */
  subtitle?: string
  /** `undefined` = loading. */
  nutrients: readonly NutrientEntry[] | undefined
  credits: readonly CreditEntry[]
  allergens: readonly AllergenMark[]
  grams: PartialValue | null
  cost: PartialValue | null
  formatCost: (cost: number) => string
  /** Why nothing can be given yet: "Fill in the portions to see figures." Takes the place of the figures. */
  notice?: string | null
}
