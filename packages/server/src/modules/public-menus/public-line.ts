import { type AllergenFinding, declaredAllergens, toDeclared } from '@commissary/domain/food'
import { lineNutrition, type MenuLine } from '@commissary/domain/menu'

import type { Schemas } from '../../contract/operations.ts'
import type { DatedPantry } from '../calendars/menu-pantry.ts'
import { contentsOf } from '../recipes/salad-bar.ts'
import type { PublicItem } from './public-items.ts'

export type PublicLine = Schemas['PublicLine']

/** What families see of a line: no servings, portions or costs. */
export function toPublicLine(
  line: MenuLine,
  item: PublicItem | undefined,
  dated: DatedPantry,
  allergensOf: ReturnType<typeof allergenReader>,
): PublicLine {
  const publicAllergens = (food: Pick<MenuLine, 'recipeId' | 'ingredientId'>) =>
    allergensOf(food, dated).map(({ allergen, level }) => ({ allergen, level }))
  const contents = contentsOf(line, dated)?.map((food) => ({ name: food.name, allergens: publicAllergens(food) }))
  return {
    kind: typeof line.text === 'string' ? 'text' : typeof line.placeholderId === 'number' ? 'placeholder' : 'food',
    name: line.name,
    names: item?.names ?? {},
    category: line.category,
    price: item?.price ?? null,
    ...(line.servingLine && { servingLine: line.servingLine }),
    ...(contents && { contents }),
    allergens: typeof line.text === 'string' ? [] : publicAllergens(line),
  }
}

/**
 * The allergens of lines as the country declares them, each food computed once per label and version. A placeholder's allergens
 * are unknown.
 */
export function allergenReader(
  country: string,
): (line: Pick<MenuLine, 'recipeId' | 'ingredientId'>, dated: DatedPantry) => AllergenFinding[] {
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
