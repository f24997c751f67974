import type { Allergen, Allergens } from './model.ts'

/** Diet tags of the specification, section 3. A food without a tag states nothing about the diet. */
export const dietTags = [
  'GlutenFree',
  'DairyFree',
  'Vegan',
  'Kosher',
  'Organic',
  'SugarFree',
  'NoTransFat',
  'NoMsg',
] as const
export type DietTag = (typeof dietTags)[number]

/** Allergens that a food with the tag cannot contain. */
const excluded: Partial<Record<DietTag, readonly Allergen[]>> = {
  GlutenFree: ['Gluten', 'Wheat'],
  DairyFree: ['Milk', 'Lactose'],
  Vegan: ['Milk', 'Lactose', 'Eggs', 'Fish', 'Shellfish', 'SnailsShellfish'],
}

/** A tag that contradicts an allergen of the same food. */
export interface DietTagConflict {
  tag: DietTag
  allergen: Allergen
}

/** The first contradiction of each tag: "Dairy-free" on a food that contains milk. Traces do not contradict a tag. */
export function dietTagConflicts(tags: readonly DietTag[], allergens: Allergens): DietTagConflict[] {
  return tags.flatMap((tag) => {
    const allergen = excluded[tag]?.find((one) => allergens[one] === 'contains')
    return allergen ? [{ tag, allergen }] : []
  })
}
