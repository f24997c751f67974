/** Types shared by the menu patterns. Numbers and codes are raw; all other text is already formatted. */

/** From best to worst. `unknown` is not a pass. */
export const verdicts = ['pass', 'advisory', 'unknown', 'fail'] as const
export type Verdict = (typeof verdicts)[number]

/** A result by the rules in force and by those starting July 1, 2027. */
export interface TwoDates<T> {
  now: T
  from2027: T
}

/** A sum that may lack values. Unknown is not zero: with missing values the true sum is `known` or more. */
export interface PartialValue {
  /** The sum of the known values; null = unknown, even as a minimum. */
  known: number | null
  /** Names of the items without a value, as text; empty = complete. */
  missing: readonly string[]
  /** Incomplete although no missing food can be named. */
  isLowerBound?: boolean
}

/** Whether the value is only a minimum, or missing. */
export const isIncomplete = (value: PartialValue) =>
  value.known === null || value.missing.length > 0 || value.isLowerBound === true

/** Limits of one date; null = none on that side. */
export interface Limits {
  minimum: number | null
  maximum: number | null
  /** "Less than": the maximum itself fails. */
  isMaximumExclusive?: boolean
}

/** The result of one day. */
export interface DayMark {
  /** YYYY-MM-DD */
  date: string
  /** One or two letters above the mark: "Mo". */
  shortLabel: string
  /** For screen readers and tooltips: "Monday, August 24". */
  label: string
  /** `none` = nothing planned, or no such check on that day. */
  status: Verdict | 'none'
}

export const allergenLevels = ['contains', 'mayContain', 'madeInFacility', 'unknown'] as const

/** One allergen of a food, recipe or menu item. Excluded allergens are not listed. */
export interface AllergenMark {
  /** Code: `Milk`, `TreeNuts` … An unknown code gets a generic icon. */
  code: string
  /** "Tree nuts" */
  label: string
  level: (typeof allergenLevels)[number]
  /** Foods it comes from, as text: "Meat sauce > Parmesan". */
  reasons: readonly string[]
}

/** A portion's credit to one meal component. */
export interface CreditEntry {
  /** Code of the component, with the subgroup where it has one. */
  id: string
  /** "Meat/meat alternate" */
  label: string
  /** "oz eq" or "cup" */
  unit: string
  /** Before rounding down. */
  exact: number
  /** After rounding down. */
  credited: number
  /** Foods whose amount could not be converted; the credit is a minimum. */
  missing: readonly string[]
  /** Foods without crediting documentation. */
  unproven: readonly string[]
  /** Parts of the credit, as text: "Red/orange ⅛ cup", "1 oz eq whole grain-rich". */
  parts?: readonly string[]
}

/** One reason for a value, already formatted. */
export interface ReasonEntry {
  id: string
  kind: 'share' | 'notCounted' | 'rounding' | 'unknown' | 'notPlanned' | 'unproven'
  /** "Beef taco", "Taco seasoning: sodium is unknown" */
  label: string
  /** Secondary line: "Monday, August 24" */
  detail?: string | null
  /** "366 mg"; null where no number applies. */
  amount: string | null
  /** Part of the whole, 0 to 1; null where no number applies. */
  share: number | null
  /** Passed to `onOpenItem`; null = cannot be opened. */
  itemId: string | null
}
