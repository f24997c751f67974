import type { CreditEvidence, CreditRule } from '../crediting/model.ts'
import type { DietTag } from './diet-tags.ts'
import { allergens, nutrientCodes, type Allergens, type Measure, type MilkKind, type Nutrients } from './model.ts'
import type { NutrientCode, NutrientNote } from './model.ts'

/** The facts of a label and what follows from it. When it changes, days before the change keep the old ones. */
export interface LabelFacts {
  nutrients: Nutrients
  nutrientNotes: Partial<Record<NutrientCode, NutrientNote>>
  allergens: Allergens
  dietTags: DietTag[]
  crediting: CreditRule[] | null
  creditEvidence: CreditEvidence | null
  milk: MilkKind | null
  measures: Measure[]
  densityGml: number | null
  eachWeightG: number | null
  ediblePct: number | null
}

/** Facts that were in force on the days before `until` (`YYYY-MM-DD`). */
export interface PastLabel {
  until: string
  facts: LabelFacts
}

/** The facts in force on a date: those of the earliest past label that was still in force, else the current ones. */
export function labelOn(current: LabelFacts, past: readonly PastLabel[], date: string): LabelFacts {
  let found: PastLabel | null = null
  for (const label of past) {
    if (label.until > date && (!found || label.until < found.until)) found = label
  }
  return found?.facts ?? current
}

/**
 * Whether a save changes something that the stored label states. Filling in what was unknown is not a label change: it was
 * true all along. Both must list their entries in the same order, as `toIngredientInput` does.
 */
export function isLabelChange(stored: LabelFacts, next: LabelFacts): boolean {
  const differs = (before: unknown, after: unknown) =>
    !isUnknown(before) && JSON.stringify(before) !== JSON.stringify(after ?? null)
  const listed = ['crediting', 'creditEvidence', 'milk', 'densityGml', 'eachWeightG', 'ediblePct'] as const
  return (
    nutrientCodes.some((code) => differs(stored.nutrients[code], next.nutrients[code])) ||
    allergens.some((allergen) => differs(stored.allergens[allergen], next.allergens[allergen])) ||
    stored.dietTags.some((tag) => !next.dietTags.includes(tag)) ||
    stored.measures.some((measure) => !next.measures.some((other) => !differs(measure, other))) ||
    listed.some((field) => differs(stored[field], next[field]))
  )
}

const isUnknown = (value: unknown) => value === undefined || value === null
