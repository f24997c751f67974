import { type AllergenFinding, declaredAllergens, toDeclared } from '@commissary/domain/food'
import { lineNutrition, type MenuLine } from '@commissary/domain/menu'

import type { Schemas } from '../../contract/operations.ts'
import type { DatedPantry } from '../calendars/menu-pantry.ts'
import type { PublicItem } from './public-items.ts'

export type PublicLine = Schemas['PublicLine']

/** What families see of a line: no servings, portions or costs. */
export function toPublicLine(line: MenuLine, item: PublicItem | undefined, findings: AllergenFinding[]): PublicLine {
  return {
    kind: typeof line.text === 'string' ? 'text' : typeof line.placeholderId === 'number' ? 'placeholder' : 'food',
    name: line.name,
    names: item?.names ?? {},
    category: line.category,
    price: item?.price ?? null,
    ...(line.servingLine && { servingLine: line.servingLine }),
    allergens: typeof line.text === 'string' ? [] : findings.map(({ allergen, level }) => ({ allergen, level })),
  }
}

/**
 * The allergens of lines as the country declares them, each food computed once per label and version. Nothing is known about a
 * placeholder.
 */
export function allergenReader(country: string): (line: MenuLine, dated: DatedPantry) => AllergenFinding[] {
  const unknown = declaredAllergens(country).map((allergen) => ({ allergen, level: 'unknown' as const, reasons: [] }))
  const known = new Map<DatedPantry, Map<string, AllergenFinding[]>>()
  return (line, dated) => {
    const { recipeId = null, ingredientId = null } = line
    if (recipeId === null && ingredientId === null) return unknown
    const ofDate = known.get(dated) ?? new Map<string, AllergenFinding[]>()
    known.set(dated, ofDate)
    const key = `${recipeId} ${ingredientId}`
    const found = ofDate.get(key) ?? toDeclared(lineNutrition({ recipeId, ingredientId }, dated).allergens, country)
    ofDate.set(key, found)
    return found
  }
}
