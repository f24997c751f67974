import type { AllergenMark, CreditEntry, FigureValue, Limits } from '../../figures.ts'

export interface NutrientFigure {
  code: string
  label: string
  unit: string
  figure: FigureValue
  /** Fraction digits. Default 0. */
  digits?: number
  /** Needed for the meal pattern: always shown; the rest on demand. */
  isNeeded: boolean
  /** Draws a bar, where the recipe is judged against something. */
  limits?: Limits
}

/** The live panel of a recipe. It follows every key, so keep the identity of entries that did not change. */
export interface FiguresPanelProps {
  /** "Per portion" */
  title: string
  /** "100 portions" */
  subtitle?: string
  /** `undefined` = loading. */
  nutrients: readonly NutrientFigure[] | undefined
  credits: readonly CreditEntry[]
  allergens: readonly AllergenMark[]
  grams: FigureValue | null
  cost: FigureValue | null
  formatCost: (cost: number) => string
  /** Why nothing can be given yet: "Fill in the portions to see figures." Takes the place of the figures. */
  notice?: string | null
}
