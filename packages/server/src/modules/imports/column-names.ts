import type { NutrientCode, NutrientUnit } from '@commissary/domain/food'

import type { MeasureField } from './column.ts'

/** The names of a food's columns in composition tables. */
export const foodNames: Record<string, readonly string[]> = {
  code: ['ndb no', 'ndb number', 'ndbno', 'ndb', 'code', 'food code', 'item code', 'fdc id', 'food id', 'id', 'number'],
  description: [
    'description',
    'long desc',
    'long description',
    'food',
    'food name',
    'food description',
    'name',
    'item',
  ],
  // Used where the description is blank.
  shortDescription: ['short desc', 'short description', 'shrt desc'],
  foodGroup: ['food group', 'food category', 'group', 'category'],
  refusePct: ['refuse', 'refuse percent'],
}

/** The names of a household measure's columns. */
export const measureNames: Record<MeasureField, readonly string[]> = {
  code: foodNames['code'] ?? [],
  seq: ['seq', 'sequence', 'seq no', 'seq num'],
  amount: ['amount', 'quantity', 'qty'],
  measure: [
    'measure',
    'measure description',
    'msre desc',
    'portion',
    'portion description',
    'household measure',
    'unit',
  ],
  // "cup" with the modifier "shredded" is the measure "cup, shredded".
  modifier: ['modifier', 'measure modifier', 'portion modifier'],
  grams: ['grams', 'gram weight', 'gm wgt', 'weight g', 'g'],
}

/** The nutrients' names in composition tables and on labels. Of two columns for a field, the earlier name wins. */
export const nutrientNames: Record<NutrientCode, readonly string[]> = {
  calories: ['calories', 'kcal', 'energy', 'energ'],
  protein: ['protein'],
  calcium: ['calcium'],
  potassium: ['potassium'],
  cholestral: ['cholesterol', 'cholestral', 'chol'],
  saturatedFat: ['saturated fat', 'satfat', 'sat fat', 'fatty acids total saturated', 'fa sat'],
  totalFat: ['total fat', 'fat', 'total lipid fat', 'lipid tot'],
  totalCarbohydrate: ['total carbohydrate', 'carbohydrate', 'carbohydrates', 'carb', 'carbs', 'carbohydrt'],
  iron: ['iron'],
  sugars: ['sugars', 'total sugars', 'sugar', 'sugars total', 'sugar tot'],
  phosphorous: ['phosphorus', 'phosphorous'],
  sodium: ['sodium'],
  dietaryFiber: ['dietary fiber', 'fiber', 'fibre', 'dietary fibre', 'fiber td'],
  // Retinol activity equivalents; international units measure something else.
  vitaminA: ['vit a rae', 'vitamin a rae', 'vitamin a', 'vit a'],
  vitaminB6: ['vitamin b6', 'vit b6', 'vitamin b 6'],
  vitaminB12: ['vitamin b12', 'vit b12', 'vitamin b 12'],
  vitaminC: ['vitamin c', 'vit c', 'ascorbic acid'],
  vitaminD: ['vitamin d', 'vit d'],
  vitaminE: ['vitamin e', 'vit e'],
  vitaminK: ['vitamin k', 'vit k'],
  pantothenicAcid: ['pantothenic acid', 'pantothenic', 'panto acid'],
  // Dietary folate equivalents, as on labels. Micrograms of folate are a different number: folic acid counts 1.7 times.
  folate: ['folate dfe', 'folate mcg dfe', 'folate ug dfe', 'dietary folate equivalents', 'dfe'],
  manganese: ['manganese'],
  thiamin: ['thiamin', 'thiamine', 'vitamin b1'],
  niacin: ['niacin', 'vitamin b3'],
  copper: ['copper'],
  magnesium: ['magnesium'],
  riboFlavin: ['riboflavin', 'ribo flavin', 'vitamin b2'],
  selenium: ['selenium'],
  zinc: ['zinc'],
  addedSugars: ['added sugars', 'added sugar', 'sugars added'],
  transFat: ['trans fat', 'transfat', 'trans fatty acids', 'fatty acids total trans'],
}

/** The names of every field of foods and measures. */
export const namesOf: Readonly<Record<string, readonly string[]>> = { ...measureNames, ...foodNames, ...nutrientNames }

/** Micrograms of each unit of weight. */
export const micrograms: Partial<Record<NutrientUnit, number>> = { mcg: 1, mg: 1000, g: 1_000_000 }
/** Units as headers write them. */
export const unitNames: Record<string, NutrientUnit | null> = {
  kcal: 'kcal',
  cal: 'kcal',
  g: 'g',
  mg: 'mg',
  mcg: 'mcg',
  ug: 'mcg',
  // These measure something else: such a column is ignored.
  iu: null,
  kj: null,
}
