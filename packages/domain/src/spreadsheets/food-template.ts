import type { labelNutrients } from '../food/label.ts'

/** The header of each nutrient of a label, in the template's order. One that is left out does not compile. */
const nutrientHeaders: Record<(typeof labelNutrients)[number], string> = {
  calories: 'kcal',
  protein: 'protein_g',
  totalFat: 'fat_g',
  saturatedFat: 'satfat_g',
  transFat: 'trans_fat_g',
  cholestral: 'chol_mg',
  sodium: 'sodium_mg',
  totalCarbohydrate: 'carb_g',
  dietaryFiber: 'fiber_g',
  sugars: 'sugars_g',
  addedSugars: 'added_sugars_g',
  vitaminD: 'vit_d_ug',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  potassium: 'potassium_mg',
}

/** The header row of the template for foods: what the rules and the label need, nutrients per 100 g. Imports read each of them. */
export const foodTemplateColumns: readonly string[] = [
  'code',
  'description',
  'food_group',
  ...Object.values(nutrientHeaders),
]
