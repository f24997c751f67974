// Generated from openapi/ by `pnpm generate`. Do not edit.

/**
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number

/**
 * Amounts per 100 g of edible food. An absent nutrient is unknown, never zero.
 */
export interface Nutrients {
  /**
   * @minimum 0
   * @maximum 100000
   */
  calories?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  protein?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  calcium?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  potassium?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  cholestral?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  saturatedFat?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  totalFat?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  totalCarbohydrate?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  iron?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  sugars?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  phosphorous?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  sodium?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  dietaryFiber?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  vitaminA?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  vitaminB6?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  vitaminB12?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  vitaminC?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  vitaminD?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  vitaminE?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  vitaminK?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  pantothenicAcid?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  folate?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  manganese?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  thiamin?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  niacin?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  copper?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  magnesium?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  riboFlavin?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  selenium?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  zinc?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  addedSugars?: number
  /**
   * @minimum 0
   * @maximum 100000
   */
  transFat?: number
}

export interface ReferenceFoodSummary {
  id: Id
  /** 0 = shared by all caterers. */
  catererId: number
  /** The number of the food in its table (NDB number for USDA SR). */
  code: string
  description: string
  foodGroup: string
  /** Which table it is from: `USDA SR`. */
  source: string
  release: string
  nutrients: Nutrients
}

export type Unit = 'tsp' | 'tbsp' | 'cup' | 'pt' | 'qt' | 'gal' | 'lb' | 'oz' | 'g' | 'kg' | 'ml' | 'each'
export interface Measure {
  /**
   * @maximum 1000000
   * @exclusiveMinimum 0
   */
  amount: number
  /**
   * @minLength 1
   * @maxLength 120
   */
  measure: string
  unit?: Unit | null
  /**
   * @maximum 1000000
   * @exclusiveMinimum 0
   */
  grams: number
}

export interface ReferenceFood {
  id: Id
  catererId: number
  code: string
  description: string
  foodGroup: string
  source: string
  release: string
  nutrients: Nutrients
  /**
   * Inedible share of the purchased weight.
   * @nullable
   */
  refusePct: number | null
  measures: Measure[]
}

/**
 * Told from the header row; null until it has been read.
 */
export type ImportKind = 'foods' | 'measures' | null
export type ImportState = 'reading' | 'ready' | 'applying' | 'done' | 'failed' | 'cancelled'
export type ImportCounts = {
  create: number
  update: number
  unchanged: number
  /** Rows with problems; they are left out. */
  rejected: number
  /** Blank cells, loaded as unknown. */
  blankValues: number
}

export type ImportPreviewColumnsItem = {
  header: string
  /**
   * The field it is loaded into; null = not used.
   * @nullable
   */
  field: string | null
}

export type ImportPreview = {
  columns: ImportPreviewColumnsItem[]
  /** @maxItems 20 */
  rows: string[][]
}

export type Instant = string

export interface Import {
  id: Id
  fileName: string
  /** Told from the header row; null until it has been read. */
  kind: ImportKind
  state: ImportState
  /**
   * Null until the file has been read.
   * @nullable
   */
  totalRows: number | null
  doneRows: number
  counts: ImportCounts
  preview: ImportPreview
  /**
   * Why the file as a whole cannot be loaded.
   * @nullable
   */
  problem: string | null
  createdAt: Instant
}

export interface ImportProblem {
  /** As a spreadsheet counts; the header row is 1. */
  row: number
  column: string
  value: string
  /** What is wrong and how to mend it. */
  message: string
}

export type FoodSourceKind = 'USDA_SR' | 'FOODDATA_CENTRAL' | 'LABEL' | 'MANUFACTURER' | 'MANUAL'
export interface FoodSource {
  kind: FoodSourceKind
  /**
   * @maxLength 40
   * @nullable
   */
  id: string | null
  /**
   * @maxLength 40
   * @nullable
   */
  release: string | null
}

export type NutrientNoteStatus = 'known' | 'estimated'
export interface NutrientNote {
  status: NutrientNoteStatus
  /**
   * @minLength 1
   * @maxLength 200
   */
  reason: string
}

/**
 * Why a value is what it is, where that is not plain measurement.
 */
export interface NutrientNotes {
  calories?: NutrientNote
  protein?: NutrientNote
  calcium?: NutrientNote
  potassium?: NutrientNote
  cholestral?: NutrientNote
  saturatedFat?: NutrientNote
  totalFat?: NutrientNote
  totalCarbohydrate?: NutrientNote
  iron?: NutrientNote
  sugars?: NutrientNote
  phosphorous?: NutrientNote
  sodium?: NutrientNote
  dietaryFiber?: NutrientNote
  vitaminA?: NutrientNote
  vitaminB6?: NutrientNote
  vitaminB12?: NutrientNote
  vitaminC?: NutrientNote
  vitaminD?: NutrientNote
  vitaminE?: NutrientNote
  vitaminK?: NutrientNote
  pantothenicAcid?: NutrientNote
  folate?: NutrientNote
  manganese?: NutrientNote
  thiamin?: NutrientNote
  niacin?: NutrientNote
  copper?: NutrientNote
  magnesium?: NutrientNote
  riboFlavin?: NutrientNote
  selenium?: NutrientNote
  zinc?: NutrientNote
  addedSugars?: NutrientNote
  transFat?: NutrientNote
}

export type AllergenLevel = 'contains' | 'mayContain' | 'madeInFacility' | 'free'
/**
 * An allergen that is not listed is unknown.
 */
export interface Allergens {
  Milk?: AllergenLevel
  Wheat?: AllergenLevel
  Eggs?: AllergenLevel
  Soy?: AllergenLevel
  Fish?: AllergenLevel
  Shellfish?: AllergenLevel
  Peanuts?: AllergenLevel
  Sesame?: AllergenLevel
  TreeNuts?: AllergenLevel
  Gluten?: AllergenLevel
  Lactose?: AllergenLevel
  Celery?: AllergenLevel
  Mustard?: AllergenLevel
  Lupins?: AllergenLevel
  SnailsShellfish?: AllergenLevel
  SulfurDioxideSulfates?: AllergenLevel
}

export type MealComponent = 'FRUIT' | 'VEGETABLE' | 'GRAIN' | 'MEAT_ALTERNATE' | 'MILK'
export type VegetableSubgroup = 'DARK_GREEN' | 'RED_OR_ORANGE' | 'BEANS_AND_PEAS' | 'STARCHY' | 'OTHERS'
/**
 * Above 0, below 1,000,000, at most 6 digits after the point.
 * @pattern ^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,6})?$
 */
export type PositiveDecimal = string

export interface Quantity {
  amount: PositiveDecimal
  unit: Unit
}

export interface CreditRule {
  component: MealComponent
  subgroup?: VegetableSubgroup | null
  /**
   * @maximum 1000
   * @exclusiveMinimum 0
   */
  credit: number
  per: Quantity
  /**
   * @maximum 1000
   * @exclusiveMinimum 0
   * @nullable
   */
  cookedYieldPct?: number | null
  isWholeGrainRich?: boolean
  isGrainDessert?: boolean
  isJuice?: boolean
}

export type CreditEvidence = 'FOOD_BUYING_GUIDE' | 'CN_LABEL' | 'PRODUCT_FORMULATION_STATEMENT' | 'USDA_FOODS'
export type MilkKindFat = 'skim' | 'lowFat' | 'reducedFat' | 'whole'
export interface MilkKind {
  fat: MilkKindFat
  isFlavored: boolean
}

/**
 * Not negative, at most 12 digits before the point and 6 after it.
 * @pattern ^[0-9]{1,12}(\.[0-9]{1,6})?$
 */
export type Decimal = string

export interface Price {
  amount: Decimal
  per: Quantity
}

export type MealCategory = 'Entree' | 'Fruit' | 'Vegetables' | 'Side' | 'Milk' | 'A La Carte' | 'Miscellaneous'
export interface IngredientInput {
  /**
   * Given by the product when left out.
   * @maxLength 20
   * @nullable
   */
  code?: string | null
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string
  /**
   * @maxLength 60
   * @nullable
   */
  category?: string | null
  /**
   * @maxLength 60
   * @nullable
   */
  brand?: string | null
  referenceFoodId?: Id | null
  source?: FoodSource | null
  /**
   * @maximum 25
   * @exclusiveMinimum 0
   * @nullable
   */
  densityGml?: number | null
  /**
   * @maximum 100000
   * @exclusiveMinimum 0
   * @nullable
   */
  eachWeightG?: number | null
  /**
   * @maximum 100
   * @exclusiveMinimum 0
   * @nullable
   */
  ediblePct?: number | null
  /** @maxItems 40 */
  measures?: Measure[]
  nutrients?: Nutrients
  nutrientNotes?: NutrientNotes
  allergens?: Allergens
  /** @maxItems 6 */
  crediting?: CreditRule[]
  creditEvidence?: CreditEvidence | null
  milk?: MilkKind | null
  price?: Price | null
  /** One portion, where the ingredient stands on a menu by itself (a carton of milk, an apple). */
  serving?: Quantity | null
  mealCategory?: MealCategory | null
}

/**
 * A sum with its gaps; `missing` names the foods without a value, empty = complete.
 */
export interface Total {
  known: number
  missing: string[]
}

/**
 * One total for each nutrient.
 */
export interface NutrientTotals {
  calories: Total
  protein: Total
  calcium: Total
  potassium: Total
  cholestral: Total
  saturatedFat: Total
  totalFat: Total
  totalCarbohydrate: Total
  iron: Total
  sugars: Total
  phosphorous: Total
  sodium: Total
  dietaryFiber: Total
  vitaminA: Total
  vitaminB6: Total
  vitaminB12: Total
  vitaminC: Total
  vitaminD: Total
  vitaminE: Total
  vitaminK: Total
  pantothenicAcid: Total
  folate: Total
  manganese: Total
  thiamin: Total
  niacin: Total
  copper: Total
  magnesium: Total
  riboFlavin: Total
  selenium: Total
  zinc: Total
  addedSugars: Total
  transFat: Total
}

export type CreditSubgroups = {
  DARK_GREEN?: number
  RED_OR_ORANGE?: number
  BEANS_AND_PEAS?: number
  STARCHY?: number
  OTHERS?: number
}

export interface Credit {
  component: MealComponent
  exact: number
  credited: number
  subgroups: CreditSubgroups
  wholeGrainRich: number
  juice: number
  grainDessert: number
  missing: string[]
  unproven: string[]
}

export type Allergen =
  | 'Milk'
  | 'Wheat'
  | 'Eggs'
  | 'Soy'
  | 'Fish'
  | 'Shellfish'
  | 'Peanuts'
  | 'Sesame'
  | 'TreeNuts'
  | 'Gluten'
  | 'Lactose'
  | 'Celery'
  | 'Mustard'
  | 'Lupins'
  | 'SnailsShellfish'
  | 'SulfurDioxideSulfates'
export type AllergenFindingLevel = 'contains' | 'mayContain' | 'madeInFacility' | 'free' | 'unknown'
export interface AllergenFinding {
  allergen: Allergen
  level: AllergenFindingLevel
  because: string[]
}

export interface PortionFigures {
  grams: Total
  nutrients: NutrientTotals
  credits: Credit[]
  beansAsMeatAlternateCups: number
  fluidMilkSaturatedFat: Total
  milk: MilkKind | null
  allergens: AllergenFinding[]
  cost: Total
}

export interface Ingredient {
  id: Id
  code: string
  name: string
  /** @nullable */
  category: string | null
  /** @nullable */
  brand: string | null
  referenceFoodId: Id | null
  source: FoodSource | null
  /** @nullable */
  densityGml: number | null
  /** @nullable */
  eachWeightG: number | null
  /** @nullable */
  ediblePct: number | null
  measures: Measure[]
  nutrients: Nutrients
  nutrientNotes: NutrientNotes
  allergens: Allergens
  crediting: CreditRule[]
  creditEvidence: CreditEvidence | null
  milk: MilkKind | null
  price: Price | null
  serving: Quantity | null
  mealCategory: MealCategory | null
  /** Figures of one serving; null without a serving. */
  servingFigures: PortionFigures | null
  version: number
  updatedAt: Instant
}

export type RecipeType = 'myRecipe' | 'usda' | 'shared' | 'subRecipe'
export type LineUnit =
  | 'tsp'
  | 'tbsp'
  | 'cup'
  | 'pt'
  | 'qt'
  | 'gal'
  | 'lb'
  | 'oz'
  | 'g'
  | 'kg'
  | 'ml'
  | 'each'
  | 'portion'
  | 'batch'
/**
 * @nullable
 */
export type RecipeLineForm = 'AP' | 'EP' | null
/**
 * @nullable
 */
export type RecipeLineCreditAs = 'VEGETABLE' | 'MEAT_ALTERNATE' | null
export interface RecipeLine {
  ingredientId?: Id | null
  subRecipeId?: Id | null
  amount: PositiveDecimal | null
  unit: LineUnit
  /** @nullable */
  form?: RecipeLineForm
  /** @nullable */
  creditAs?: RecipeLineCreditAs
  /**
   * @maxLength 200
   * @nullable
   */
  prepNote?: string | null
}

export interface RecipeInput {
  /**
   * Given by the product when left out.
   * @maxLength 20
   * @nullable
   */
  number?: string | null
  /**
   * @minLength 1
   * @maxLength 120
   */
  name: string
  type: RecipeType
  category?: MealCategory | null
  portions: PositiveDecimal
  /**
   * What one portion is: "1 taco".
   * @maxLength 60
   * @nullable
   */
  portionLabel?: string | null
  yield?: Quantity | null
  /**
   * @maxLength 10000
   * @nullable
   */
  directions?: string | null
  /**
   * @minItems 1
   * @maxItems 200
   */
  lines: RecipeLine[]
}

export interface RecipeSummary {
  id: Id
  number: string
  name: string
  type: RecipeType
  category: MealCategory | null
  portions: string
  /** @nullable */
  portionLabel: string | null
  figures: PortionFigures
  version: number
  updatedAt: Instant
}

export interface RecipeSource {
  id: Id
  name: string
  portions: string
  yield: Quantity | null
  lines: RecipeLine[]
}

/**
 * Every ingredient and sub-recipe behind the lines, through all levels.
 */
export type RecipePantry = {
  ingredients: Ingredient[]
  recipes: RecipeSource[]
}

export interface Recipe {
  id: Id
  number: string
  name: string
  type: RecipeType
  category: MealCategory | null
  portions: string
  /** @nullable */
  portionLabel: string | null
  yield: Quantity | null
  /** @nullable */
  directions: string | null
  lines: RecipeLine[]
  figures: PortionFigures
  /** Every ingredient and sub-recipe behind the lines, through all levels. */
  pantry: RecipePantry
  version: number
  updatedAt: Instant
}

export interface Failure {
  message: string
  /** Shown to the user as a toast. */
  errorMessage?: string
}

export interface Page {
  size: number
  number: number
  totalElements: number
  totalPages: number
}

/**
 * One sentence for each field, by its path (`lines.2.amount`).
 */
export type RejectionFields = { [key: string]: string }

export interface Rejection {
  message: string
  /** One sentence for each field, by its path (`lines.2.amount`). */
  fields: RejectionFields
}

export type SavedData = {
  message: string
  id?: Id
  version?: number
}

export interface Saved {
  data: SavedData
}

export type ConflictCurrent = { [key: string]: unknown }

export interface Conflict {
  message: string
  current: ConflictCurrent
}

/**
 * Any other failure.
 */
export type FailedResponse = Failure

/**
 * No session, or one that has ended.
 */
export type UnauthorizedResponse = Failure

/**
 * The caller's role, module or flag does not admit the call.
 */
export type ForbiddenResponse = Failure

/**
 * Input that breaks a rule, field by field.
 */
export type RejectedResponse = Rejection

/**
 * There is no such record for this caterer.
 */
export type NotFoundResponse = Failure

/**
 * The request cannot be read at all.
 */
export type UnreadableResponse = Failure

/**
 * Somebody else saved the record since it was read; `current` is what is stored now.
 */
export type ConflictResponse = Conflict

/**
 * Words that the row holds, in any order and by their beginnings.
 */
export type SearchParameter = string

/**
 * Number of the page, from 0.
 */
export type PageParameter = number

export type SizeParameter = number

/**
 * A key of the client's choice; the same key with the same body has one effect and one answer.
 */
export type IdempotencyKeyParameter = string

/**
 * The `version` that the writer saw. Without it the last write wins.
 */
export type IfMatchParameter = string

export type ListReferenceFoodsParams = {
  /**
   * Words that the row holds, in any order and by their beginnings.
   * @maxLength 200
   */
  q?: SearchParameter
  /**
   * Number of the page, from 0.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter
  /**
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * @maxLength 120
   */
  foodGroup?: string
}

export type _ListReferenceFoods200Embedded = {
  referenceFoods: ReferenceFoodSummary[]
}

export type ListReferenceFoods200 = {
  _embedded: _ListReferenceFoods200Embedded
  page: Page
}

export type CreateImportParams = {
  /**
   * @minLength 1
   * @maxLength 255
   */
  fileName: string
}

export type ListImportProblemsParams = {
  /**
   * Number of the page, from 0.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter
  /**
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
}

export type _ListImportProblems200Embedded = {
  problems: ImportProblem[]
}

export type ListImportProblems200 = {
  _embedded: _ListImportProblems200Embedded
  page: Page
}

export type ListIngredientsParams = {
  /**
   * Words that the row holds, in any order and by their beginnings.
   * @maxLength 200
   */
  q?: SearchParameter
  /**
   * Number of the page, from 0.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter
  /**
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * A column, `-` before it for descending; several separated by commas.
   * @maxLength 100
   * @pattern ^-?(code|name|category|brand|updatedAt)(,-?(code|name|category|brand|updatedAt)){0,4}$
   */
  sort?: string
  /**
   * @maxLength 60
   */
  category?: string
  /**
   * Ingredients that contain or may contain it, or say nothing about it.
   */
  allergen?: Allergen
  /**
   * Only those that lack a nutrient that the rules or the label need.
   */
  missingNutrition?: boolean
  /**
   * Only those with a serving, which can stand on a menu by themselves.
   */
  servable?: boolean
}

export type _ListIngredients200Embedded = {
  ingredients: Ingredient[]
}

export type ListIngredients200 = {
  _embedded: _ListIngredients200Embedded
  page: Page
}

export type ListRecipesParams = {
  /**
   * Words that the row holds, in any order and by their beginnings.
   * @maxLength 200
   */
  q?: SearchParameter
  /**
   * Number of the page, from 0.
   * @minimum 0
   * @maximum 1000000
   */
  page?: PageParameter
  /**
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * A column, `-` before it for descending; several separated by commas.
   * @maxLength 100
   * @pattern ^-?(number|name|type|category|updatedAt)(,-?(number|name|type|category|updatedAt)){0,4}$
   */
  sort?: string
  type?: RecipeType
  category?: MealCategory
}

export type _ListRecipes200Embedded = {
  recipes: RecipeSummary[]
}

export type ListRecipes200 = {
  _embedded: _ListRecipes200Embedded
  page: Page
}
