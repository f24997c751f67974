// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The values of each choice, in the contract's order. */
export const choices = {
  AllergenLevel: ['contains', 'mayContain', 'madeInFacility', 'free'],
  CreditEvidence: ['FOOD_BUYING_GUIDE', 'CN_LABEL', 'PRODUCT_FORMULATION_STATEMENT', 'USDA_FOODS'],
  LineUnit: ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each', 'portion', 'batch'],
  MealCategory: ['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk', 'A La Carte', 'Miscellaneous'],
  MealComponent: ['FRUIT', 'VEGETABLE', 'GRAIN', 'MEAT_ALTERNATE', 'MILK'],
  MenuType: ['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'],
  RecipeType: ['myRecipe', 'usda', 'shared', 'subRecipe'],
  Unit: ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each'],
  UserRole: ['administrator', 'staff', 'parent'],
  VegetableSubgroup: ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS'],
} as const
