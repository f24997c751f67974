import { type NutrientCode, nutrientCodes, type Total } from '../../food/model.ts'
import { recordOf } from '../../units/records.ts'

/** The averages per meal of a menu that some schools serve. */
export interface SchoolsMenu {
  /** How many schools serve it. */
  schools: number
  /** Meals at one of the schools; null = unknown. */
  meals: number | null
  nutrients: Record<NutrientCode, Total>
  fluidMilkSaturatedFat: Total
  /** Food cost per meal, in the caterer's currency. */
  cost: Total
}

/** Averages per meal over several schools. */
export interface GroupAverage {
  /** Meals in the average. */
  meals: number
  /** Schools in the average, counted once for each of their menus. */
  schools: number
  nutrients: Record<NutrientCode, Total>
  fluidMilkSaturatedFat: Total
  cost: Total
}

/**
 * The average per meal of several schools' menus: the sum of meals times average, divided by all meals, as 7 CFR 210.10(i) weights
 * by servings. A school of 900 meals counts nine times as much as one of 100. Menus whose meals are unknown or zero cannot be weighted:
 * they are left out, and the screen names them. Values that a menu lacks are missing in the average, too. Null if no
 * menu can be weighted.
 */
export function groupAverage(menus: readonly SchoolsMenu[]): GroupAverage | null {
  const counted = menus.flatMap((menu) => (canWeight(menu) ? [{ menu, weight: (menu.meals ?? 0) * menu.schools }] : []))
  const meals = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (meals === 0) return null
  const average = (pick: (menu: SchoolsMenu) => Total): Total => ({
    known: counted.reduce((sum, { menu, weight }) => sum + pick(menu).known * (weight / meals), 0),
    missing: [...new Set(counted.flatMap(({ menu }) => pick(menu).missing))],
  })
  return {
    meals,
    schools: counted.reduce((sum, { menu }) => sum + menu.schools, 0),
    nutrients: recordOf(nutrientCodes, (code) => average((menu) => menu.nutrients[code])),
    fluidMilkSaturatedFat: average((menu) => menu.fluidMilkSaturatedFat),
    cost: average((menu) => menu.cost),
  }
}

/** Whether a menu counts in a group's average: its meals are known. */
export const canWeight = ({ meals }: Pick<SchoolsMenu, 'meals'>): boolean => meals !== null && meals > 0
