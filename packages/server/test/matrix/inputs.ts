import { answersFor } from '@commissary/domain/food'
import type { Schemas } from '../../src/contract/operations.ts'

/** The mark of a caterer's archived records. */
export const archivedMark = (mark: string) => `${mark}ARCHIVED`
export const archiveTime = '2026-01-01T00:00:00Z'

/** An ingredient with a mark in each of its texts. */
export function ingredientInput(
  mark: string,
  figure: number,
  referenceFoodId: number | null,
  vendorId: number | null = null,
): Schemas['IngredientInput'] {
  return {
    name: `${mark} beans`,
    category: `${mark} dry goods`,
    brand: `${mark} farms`,
    referenceFoodId,
    source: { kind: 'LABEL', id: `${mark} number`, release: `${mark} edition` },
    measures: [{ amount: 1, measure: `${mark} can`, unit: null, grams: 400 }],
    nutrients: answersFor({ calories: figure }),
    nutrientNotes: { calories: { status: 'estimated', reason: `${mark} label` } },
    label: { servingG: 100, servingText: `${mark} cup`, printed: { calories: '120' } },
    dietTags: ['Kosher'],
    packs: [
      {
        text: `${mark} 6/#10`,
        case: { gtin: '10012345678902', content: null, holds: 6 },
        inner: null,
        each: { gtin: null, content: { amount: '2', unit: 'kg' }, holds: null },
      },
    ],
    prices: [
      {
        vendorId,
        vendorItemCode: `${mark} item`,
        amount: String(figure),
        per: { amount: '1', unit: 'kg' },
        validFrom: '2026-01-02',
      },
    ],
    serving: { amount: '100', unit: 'g' },
    mealCategory: 'Side',
  }
}

/** A recipe with a mark in each of its texts and a line of each kind. */
export function recipeInput(
  mark: string,
  { ingredient, subRecipe }: { ingredient: number; subRecipe: number | null },
): Schemas['RecipeInput'] {
  return {
    name: `${mark} stew`,
    type: 'myRecipe',
    category: 'Entree',
    portions: '10',
    portionLabel: `${mark} ladle`,
    equipment: `${mark} kettle`,
    notes: `${mark} note`,
    steps: [
      { text: `${mark} simmer`, ccp: { limit: `${mark} 165 °F`, monitoring: `${mark} probe`, correctiveAction: null } },
    ],
    gradePortions: { 'K-5': { serving: null, label: `${mark} bowl`, utensil: 'ladle6' } },
    pans: [{ size: 'full', depth: '4', portionsPerPan: 25 }],
    lines: [
      { ingredientId: ingredient, amount: '500', unit: 'g', prepNote: `${mark} rinse` },
      ...(subRecipe === null
        ? []
        : [{ subRecipeId: subRecipe, amount: '2', unit: 'portion' as const, prepNote: `${mark} warm` }]),
    ],
  }
}

/** A master item with a mark in each of its texts. */
export function menuItemInput(
  mark: string,
  { recipe, subCategory }: { recipe: number; subCategory: number },
): Schemas['MenuItemInput'] {
  return {
    name: `${mark} plate`,
    publicNames: { es: `${mark} plato` },
    recipeId: recipe,
    types: ['MEAL'],
    mealCategory: 'ENTREE',
    subCategoryId: subCategory,
    price: '2.5',
    priceType: 'Itemized',
    isActive: true,
  }
}

/** A day with a line of each kind. */
export function dayInput(
  mark: string,
  {
    recipe,
    ingredient,
    menuItem,
    placeholder,
  }: { recipe: number; ingredient: number; menuItem: number; placeholder: number },
): Schemas['CalendarDayInput'] {
  return {
    plannedMeals: 100,
    lines: [
      { key: `${mark}-1`, recipeId: recipe, category: 'Entree', plannedServings: 100 },
      { key: `${mark}-2`, ingredientId: ingredient, category: 'Side', plannedServings: 50 },
      { key: `${mark}-3`, menuItemId: menuItem, category: 'Entree', plannedServings: 20 },
      { key: `${mark}-4`, placeholderId: placeholder, category: 'Fruit', plannedServings: null },
      { key: `${mark}-5`, text: `${mark} special`, category: 'Side', plannedServings: null },
    ],
  }
}
