import type { ReactNode } from 'react'

import type { AllergenMark, CreditEntry, PartialValue, Limits } from '../../nutrition-types.ts'

export interface NutrientEntry {
  code: string
  label: string
  unit: string
  value: PartialValue
  /** Fraction digits. Default 0. */
  digits?: number
  /** Share of the daily value, 1 = all of it; absent without one, or if the amount is unknown. */
  dailyShare?: number | null
  /** What the value was estimated from; absent for a stated one. */
  estimatedFrom?: string | null
  /** Why a value was stated, such as one that was accepted as 0; absent without a reason. */
  statedFor?: string | null
  /** For a recipe: the foods whose part of the value is an estimate. */
  estimatedFoods?: readonly string[]
  /** Used by the meal pattern and always shown; the others expand. */
  isNeeded: boolean
  /** Shows a bar, where the recipe is checked against limits. */
  limits?: Limits
}

/** The live panel of a recipe. It updates on every keystroke, so keep the identity of unchanged entries. */
export interface NutritionPanelProps {
  /** "Per portion" */
  title: string
  /** "100 portions" */
  subtitle?: string
  /** `undefined` = loading. */
  nutrients: readonly NutrientEntry[] | undefined
  credits: readonly CreditEntry[]
  /** Foods whose crediting was never assessed. */
  notAssessed?: readonly string[]
  allergens: readonly AllergenMark[]
  grams: PartialValue | null
  cost: PartialValue | null
  formatCost: (cost: number) => string
  /** Why nothing can be calculated yet: "Enter the number of portions to see nutrition." Replaces the values. */
  notice?: string | null
  /** Below the values: a button that explains them. */
  footer?: ReactNode
}
