import type { Food } from '../food/model.ts'
import type { Pantry, PortionNutrition } from '../recipe/model.ts'
import { isId } from '../recipe/recipe-cycles.ts'
import { type GradeGroup, gradeGroups, isPreschool } from '../rules/model.ts'
import type { Quantity } from '../units/model.ts'
import { lineNutrition } from './line-nutrition.ts'
import type { MenuLine } from './menu-days.ts'

/** What a master item offers: one recipe or one ingredient, in a portion per grade group. */
export interface OfferedFood {
  recipeId: number | null
  ingredientId: number | null
  /** A group without a portion gets the recipe's own, or the ingredient's serving. */
  portions: { [Group in GradeGroup]?: Quantity | null }
}

/** The foods and recipes of an item. Foods also have their serving. */
export interface OfferedPantry extends Pantry {
  food: (id: number) => (Food & { serving?: Quantity | null }) | undefined
}

/** What a student of a grade group gets. */
export interface GradeServing {
  gradeGroup: GradeGroup
  /** Null = the recipe's own portion, or unknown for an ingredient without a serving. */
  portion: Quantity | null
  nutrition: PortionNutrition
}

/**
 * The line that a master item puts on a menu of a grade group. Without a group, as for a menu type without a meal program,
 * it has the recipe's own portion or the ingredient's serving.
 */
export function offeredLine(
  { recipeId, ingredientId, portions }: OfferedFood,
  gradeGroup: GradeGroup | null,
  servingOf: (ingredientId: number) => Quantity | null,
): Pick<MenuLine, 'recipeId' | 'ingredientId'> & { portion: Quantity | null } {
  const own = gradeGroup === null ? null : (portions[gradeGroup] ?? null)
  return { recipeId, ingredientId, portion: own ?? (isId(ingredientId) ? servingOf(ingredientId) : null) }
}

/** Portion and nutrition for each grade group, youngest first; for preschool only with its own portion. Equal portions are computed once. */
export function gradeServings(item: OfferedFood, pantry: OfferedPantry): GradeServing[] {
  const computed = new Map<string, PortionNutrition>()
  const groups = gradeGroups.filter((group) => !isPreschool(group) || item.portions[group])
  return groups.map((gradeGroup) => {
    const line = offeredLine(item, gradeGroup, (id) => pantry.food(id)?.serving ?? null)
    const key = line.portion ? `${line.portion.amount} ${line.portion.unit}` : ''
    const nutrition = computed.get(key) ?? lineNutrition(line, pantry)
    computed.set(key, nutrition)
    return { gradeGroup, portion: line.portion, nutrition }
  })
}
