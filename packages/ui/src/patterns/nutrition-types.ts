/** Small shapes that the menu patterns share. Numbers and machine codes come in; words come in already worded. */

/** Worst last is `fail`; `unknown` is not a pass. */
export const verdicts = ['pass', 'advisory', 'unknown', 'fail'] as const
export type Verdict = (typeof verdicts)[number]

/** The same thing by the rules in force and by those of 1 July 2027. */
export interface TwoDates<T> {
  now: T
  from2027: T
}

/** A sum with its gaps. Unknown is not zero: with gaps the true figure is `known` or more. */
export interface PartialValue {
  /** The part that is known; null = cannot be given, not even as a lower bound. */
  known: number | null
  /** Names of what has no value, already worded; empty = complete. */
  missing: readonly string[]
  /** Incomplete although nothing can be named. */
  isLowerBound?: boolean
}

/** Whether the figure is only a lower bound, or not there at all. */
export const isIncomplete = (figure: PartialValue) =>
  figure.known === null || figure.missing.length > 0 || figure.isLowerBound === true

/** Limits of one date; null = none on that side. */
export interface Limits {
  minimum: number | null
  maximum: number | null
  /** "Less than": the maximum itself fails. */
  isMaximumExclusive?: boolean
}

/** One day in a row of marks. */
export interface DayMark {
  /** YYYY-MM-DD */
  date: string
  /** The letter or two over the mark: "Mo". */
  shortLabel: string
  /** For screen readers and tooltips: "Monday 24 August". */
  label: string
  /** `none` = nothing planned, or no such check that day. */
  status: Verdict | 'none'
}

export const allergenLevels = ['contains', 'mayContain', 'madeInFacility', 'unknown'] as const

/** One allergen of a food, recipe or menu item. What is excluded is not listed. */
export interface AllergenMark {
  /** Machine code: `Milk`, `TreeNuts` … An unknown code gets the plain sign. */
  code: string
  /** "Tree nuts" */
  label: string
  level: (typeof allergenLevels)[number]
  /** Foods that say so, worded: "Meat sauce > Parmesan". */
  reasons: readonly string[]
}

/** What a portion credits to one meal component. */
export interface CreditEntry {
  /** Machine code of the component, with the subgroup where it has one. */
  id: string
  /** "Meat/meat alternate" */
  label: string
  /** "oz eq" or "cup" */
  unit: string
  /** Before rounding down. */
  exact: number
  /** After rounding down. */
  credited: number
  /** Foods whose amount could not be converted: the credit is a lower bound. */
  missing: readonly string[]
  /** Foods whose credit has no document behind it. */
  unproven: readonly string[]
  /** Parts of the credit, worded: "Red/orange ⅛ cup", "of it whole grain-rich 1 oz eq". */
  parts?: readonly string[]
}

/** One cause behind a figure, already worded. */
export interface ReasonEntry {
  id: string
  kind: 'share' | 'rounding' | 'unknown' | 'notPlanned' | 'unproven'
  /** "Beef taco", "Taco seasoning: sodium is unknown" */
  label: string
  /** Quieter second line: "Monday 24 August" */
  detail?: string | null
  /** "366 mg"; null where no number applies. */
  amount: string | null
  /** Part of the whole, 0 to 1; null where no number applies. */
  share: number | null
  /** What `onOpenItem` gets; null = cannot be opened. */
  itemId: string | null
}
