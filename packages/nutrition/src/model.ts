/**
 * The vocabulary that every part of the product shares: foods, recipes, menu days.
 * The contract's records have these shapes, so nothing is translated on the way from the database to a figure.
 */

/** Units of the specification, section 9. `oz` is a weight; a fluid ounce is an eighth of a `cup`. */
export const units = ['tsp', 'tbsp', 'cup', 'pt', 'qt', 'gal', 'lb', 'oz', 'g', 'kg', 'ml', 'each'] as const
export type Unit = (typeof units)[number]

/** A sub-recipe can also be taken by its portions or by whole batches. */
export const lineUnits = [...units, 'portion', 'batch'] as const
export type LineUnit = (typeof lineUnits)[number]

/** Nutrients of the specification, section 3, by its own names; then two that the federal rules need and it lacks. */
export const nutrientCodes = [
  'calories',
  'protein',
  'calcium',
  'potassium',
  'cholestral',
  'saturatedFat',
  'totalFat',
  'totalCarbohydrate',
  'iron',
  'sugars',
  'phosphorous',
  'sodium',
  'dietaryFiber',
  'vitaminA',
  'vitaminB6',
  'vitaminB12',
  'vitaminC',
  'vitaminD',
  'vitaminE',
  'vitaminK',
  'pantothenicAcid',
  'folate',
  'manganese',
  'thiamin',
  'niacin',
  'copper',
  'magnesium',
  'riboFlavin',
  'selenium',
  'zinc',
  'addedSugars',
  'transFat',
] as const
export type NutrientCode = (typeof nutrientCodes)[number]

/** Amounts per 100 g of edible food. An absent nutrient is unknown, never zero. */
export type Nutrients = Partial<Record<NutrientCode, number>>

/** Why a value is what it is, where that is not plain measurement: "Nothing sweet is added." */
export interface NutrientNote {
  status: 'known' | 'estimated'
  reason: string
}

/** Allergens of the specification, section 3, without its locale doubles (B.15 of the domain notes maps them). */
export const allergens = [
  'Milk',
  'Wheat',
  'Eggs',
  'Soy',
  'Fish',
  'Shellfish',
  'Peanuts',
  'Sesame',
  'TreeNuts',
  'Gluten',
  'Lactose',
  'Celery',
  'Mustard',
  'Lupins',
  'SnailsShellfish',
  'SulfurDioxideSulfates',
] as const
export type Allergen = (typeof allergens)[number]

/** From certain to excluded. An allergen that a food does not list is unknown. */
export const allergenLevels = ['contains', 'mayContain', 'madeInFacility', 'free'] as const
export type AllergenLevel = (typeof allergenLevels)[number]
export type Allergens = Partial<Record<Allergen, AllergenLevel>>

export const mealComponents = ['FRUIT', 'VEGETABLE', 'GRAIN', 'MEAT_ALTERNATE', 'MILK'] as const
export type MealComponent = (typeof mealComponents)[number]

export const vegetableSubgroups = ['DARK_GREEN', 'RED_OR_ORANGE', 'BEANS_AND_PEAS', 'STARCHY', 'OTHERS'] as const
export type VegetableSubgroup = (typeof vegetableSubgroups)[number]

/** `amount` as a decimal string: what a person entered or a price list says is kept to the digit. */
export interface Quantity {
  amount: string
  unit: Unit
}

/**
 * One way in which a food credits toward the meal pattern: `credit` oz eq (grain, meat/meat alternate) or cups (the
 * rest) for every `per` of the food as it is served. "28 g = 1 oz eq" of Exhibit A, "1 cup leafy = 1/2 cup", "1 patty
 * = 2 oz eq" are all of this form.
 */
export interface CreditRule {
  component: MealComponent
  /** Vegetables only. */
  subgroup?: VegetableSubgroup | null
  credit: number
  per: Quantity
  /** Served weight per 100 of the weight on the line, where cooking changes it (raw ground beef 74). Default 100. */
  cookedYieldPct?: number | null
  isWholeGrainRich?: boolean
  isGrainDessert?: boolean
  isJuice?: boolean
}

/** Where the credit is documented; without it the credit is shown as unproven. */
export type CreditEvidence = 'FOOD_BUYING_GUIDE' | 'CN_LABEL' | 'PRODUCT_FORMULATION_STATEMENT' | 'USDA_FOODS'

export const milkFats = ['skim', 'lowFat', 'reducedFat', 'whole'] as const
export type MilkFat = (typeof milkFats)[number]

/** Facts of a fluid milk that the rules ask for (7 CFR 210.10(d)). */
export interface MilkKind {
  fat: MilkFat
  isFlavored: boolean
}

/** A household measure: `amount` of `measure` weighs `grams` ("1 cup" = 244). `unit` where it is one of ours. */
export interface Measure {
  amount: number
  measure: string
  unit?: Unit | null
  grams: number
}

export interface Price {
  /** Money for `per`, as a decimal string in the caterer's currency. */
  amount: string
  per: Quantity
}

/** An ingredient as the arithmetic sees it. */
export interface Food {
  id: number
  name: string
  nutrients: Nutrients
  measures: Measure[]
  /** Grams of one millilitre. */
  densityGml?: number | null
  /** Grams of one piece. */
  eachWeightG?: number | null
  /** Edible share of the purchased weight, in percent: AP x ediblePct / 100 = EP. Default 100. */
  ediblePct?: number | null
  price?: Price | null
  allergens: Allergens
  /**
   * A food may credit to several components at once (breaded chicken: meat and grain). Beans hold a vegetable rule with
   * the subgroup BEANS_AND_PEAS and a meat alternate rule; the line elects one of the two (7 CFR 210.10(c)(2)(ii)(C)).
   */
  crediting: CreditRule[]
  creditEvidence?: CreditEvidence | null
  /** Present when the food is a fluid milk. */
  milk?: MilkKind | null
}

export interface RecipeLine {
  /** Exactly one of the two is set. */
  ingredientId?: number | null
  subRecipeId?: number | null
  /** Decimal string; null while a cook has not filled it in: the line's figures are then unknown. */
  amount: string | null
  unit: LineUnit
  /** `AP` as purchased, before trimming; `EP` edible portion. Default EP. */
  form?: 'AP' | 'EP' | null
  /** Which of a bean's two credits the line takes. Default VEGETABLE. */
  creditAs?: 'VEGETABLE' | 'MEAT_ALTERNATE' | null
}

/** A recipe as the arithmetic sees it. */
export interface RecipeSource {
  id: number
  name: string
  /** Portions that one batch gives, as a decimal string above 0. */
  portions: string
  /** What one batch yields by weight or volume; needed where another recipe takes "2 cups" of this one. */
  yield?: Quantity | null
  lines: RecipeLine[]
}

/** What a recipe is computed from. A missing id makes the figures unknown, never zero. */
export interface Pantry {
  food: (id: number) => Food | undefined
  recipe: (id: number) => RecipeSource | undefined
}

/** A sum with its gaps: `known` is the part that is known, `missing` names what has no value. */
export interface Total {
  known: number
  /** Names of the foods without a value, each once, in the order met. Empty = complete. */
  missing: string[]
}

/** What a portion credits to one component, before and after rounding down. */
export interface Credit {
  component: MealComponent
  /** oz eq or cups, unrounded. */
  exact: number
  /** Rounded down to 0.25 oz eq or 1/8 cup (milk: to 1/4 cup). */
  credited: number
  /** Vegetables: credited cups per subgroup. The part of `credited` that no subgroup holds is "additional". */
  subgroups: Partial<Record<VegetableSubgroup, number>>
  /** The share of `credited` that is whole grain-rich (grain), juice (fruit, vegetable), grain dessert (grain). */
  wholeGrainRich: number
  juice: number
  grainDessert: number
  /** Foods whose amount could not be converted for crediting: the credit is then a lower bound. */
  missing: string[]
  /** Foods whose credit has no evidence document. */
  unproven: string[]
}

export interface AllergenFinding {
  allergen: Allergen
  /** `unknown` when no food contains it and at least one says nothing about it. */
  level: AllergenLevel | 'unknown'
  /** The foods that say so, with the recipe in between: "Meat sauce > Parmesan". */
  because: string[]
}

/** Everything that is known of one portion. */
export interface PortionFigures {
  /** Weight of one portion in grams, from its lines. */
  grams: Total
  nutrients: Record<NutrientCode, Total>
  credits: Credit[]
  /** Beans credited as meat alternate: cups that count toward the weekly subgroup only. */
  beansAsMeatAlternateCups: number
  /** The part of the saturated fat that comes from milk served as a drink. */
  fluidMilkSaturatedFat: Total
  milk: MilkKind | null
  allergens: AllergenFinding[]
  /** In the caterer's currency, exact; rounded only where it is shown. */
  cost: Total
}

/** Meal categories of the specification, section 3, in the order in which a menu shows them. */
export const mealCategories = ['Entree', 'Fruit', 'Vegetables', 'Side', 'Milk', 'A La Carte', 'Miscellaneous'] as const
export type MealCategory = (typeof mealCategories)[number]

/** Menu types as the server knows them: Lunch travels as MEAL. */
export const menuTypes = ['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'] as const
export type MenuType = (typeof menuTypes)[number]

export const gradeGroups = ['K-5', '6-8', '9-12'] as const
export type GradeGroup = (typeof gradeGroups)[number]

/** One line of a menu day with the figures of its portion. */
export interface OfferedItem {
  /** Stable within the day. */
  id: string
  name: string
  category: MealCategory
  /** Portions planned; null = not planned yet. */
  plannedServings: number | null
  figures: PortionFigures
}

/** A day of service at one school for one menu type. */
export interface ServiceDay {
  /** YYYY-MM-DD */
  date: string
  /** Reimbursable meals planned; null = not planned yet. */
  plannedMeals: number | null
  /** How many items of a category one student may take. Default: Entree 1, Milk 1, all of the rest. */
  selections?: Partial<Record<MealCategory, number>>
  items: OfferedItem[]
}

/** What a menu is judged by. */
export interface MealProgram {
  /** `us-nslp` (lunch) or `us-sbp` (breakfast); an unknown family gives verdicts that are unknown. */
  rulePack: string
  gradeGroup: GradeGroup
  /** Regular days of service in a week. Default 5. */
  serviceDays?: number
}

export const verdictStatuses = ['pass', 'advisory', 'fail', 'unknown'] as const
export type VerdictStatus = (typeof verdictStatuses)[number]
