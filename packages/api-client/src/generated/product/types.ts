// Generated from openapi/ by `pnpm generate`. Do not edit.

export type UserInfoRole = 'administrator' | 'staff' | 'parent'
/**
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number

export type MenuType = 'BREAKFAST' | 'MEAL' | 'SNACK' | 'DINNER' | 'EXTRA' | 'SIDE'
export type GradeGroup = 'K-5' | '6-8' | '9-12'
export interface MealProgram {
  id: Id
  programName: string
  grades: string
  menuType: MenuType
  /** Family of rule packs: `us-nslp`, `us-sbp`. */
  rulePack: string
  gradeGroup: GradeGroup
  /**
   * @minimum 1
   * @maximum 7
   */
  serviceDays: number
}

export type SchoolModuleAccess = { [key: string]: 'Yes' | 'No' }

export interface School {
  schoolId: Id
  schoolName: string
  /** @nullable */
  subdomain: string | null
  moduleAccess: SchoolModuleAccess
  /** The meal program of each menu type that the school serves. */
  programs: MealProgram[]
}

/**
 * A part of the product that a member of staff may be given or not.
 */
export type Module = 'catalog' | 'menus' | 'production' | 'inventory' | 'reports' | 'settings'
/**
 * YYYY-MM-DD
 */
export type Date = string

export interface UserInfo {
  id: Id
  userName: string
  firstName: string
  lastName: string
  role: UserInfoRole
  catererId: number
  catererName: string
  /**
   * Set when the user works for one school only.
   * @nullable
   */
  schoolName: string | null
  schools: School[]
  /** Dial code of the caterer's country. */
  isdCode: string
  priceTypes: string[]
  nutritionAnalysis: boolean
  inventoryEnabled: boolean
  /** What a member of staff may use; null = everything. */
  modules: Module[] | null
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 4217. */
  currency: string
  /** Of the caterer: `America/New_York`. */
  timeZone: string
  today: Date
}

export type CountryDetailPaper = {
  widthIn: number
  heightIn: number
}

export interface CountryDetail {
  countryCode: string
  countryName: string
  isdCode: string
  currency: string
  paper: CountryDetailPaper
}

/**
 * How many items of a category one student may take; left out: Entree 1, Milk 1, all of the rest.
 */
export interface Selections {
  /**
   * @minimum 1
   * @maximum 20
   */
  Entree?: number
  /**
   * @minimum 1
   * @maximum 20
   */
  Fruit?: number
  /**
   * @minimum 1
   * @maximum 20
   */
  Vegetables?: number
  /**
   * @minimum 1
   * @maximum 20
   */
  Side?: number
  /**
   * @minimum 1
   * @maximum 20
   */
  Milk?: number
  /**
   * @minimum 1
   * @maximum 20
   */
  'A La Carte'?: number
  /**
   * @minimum 1
   * @maximum 20
   */
  Miscellaneous?: number
}

/**
 * Above 0, below 1,000,000, at most 6 digits after the point.
 * @pattern ^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,6})?$
 */
export type PositiveDecimal = string

export type Unit = 'tsp' | 'tbsp' | 'cup' | 'pt' | 'qt' | 'gal' | 'lb' | 'oz' | 'g' | 'kg' | 'ml' | 'each'
export interface Quantity {
  amount: PositiveDecimal
  unit: Unit
}

export type MealCategory = 'Entree' | 'Fruit' | 'Vegetables' | 'Side' | 'Milk' | 'A La Carte' | 'Miscellaneous'
export interface MenuLineInput {
  /**
   * Stable within the day.
   * @minLength 1
   * @maxLength 40
   * @pattern ^[A-Za-z0-9_-]+$
   */
  key: string
  recipeId?: Id | null
  ingredientId?: Id | null
  /** Of an ingredient; left out, its serving. */
  portion?: Quantity | null
  category: MealCategory
  /**
   * @minimum 0
   * @maximum 100000
   * @nullable
   */
  plannedServings: number | null
}

export interface CalendarDayInput {
  /**
   * @minimum 0
   * @maximum 100000
   * @nullable
   */
  plannedMeals: number | null
  selections?: Selections
  /** @maxItems 60 */
  lines: MenuLineInput[]
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

export type MealComponent = 'FRUIT' | 'VEGETABLE' | 'GRAIN' | 'MEAT_ALTERNATE' | 'MILK'
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

export type MilkKindFat = 'skim' | 'lowFat' | 'reducedFat' | 'whole'
export interface MilkKind {
  fat: MilkKindFat
  isFlavored: boolean
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

export interface MenuLine {
  key: string
  recipeId: Id | null
  ingredientId: Id | null
  portion: Quantity | null
  category: MealCategory
  /** @nullable */
  plannedServings: number | null
  name: string
  figures: PortionFigures
  /** As the master has it. */
  isInherited: boolean
}

export interface CalendarDay {
  date: Date
  /** @nullable */
  plannedMeals: number | null
  selections: Selections
  lines: MenuLine[]
  /** 0 = the school has changed nothing yet. */
  version: number
}

export interface SchoolCalendar {
  schoolId: Id
  itemType: MenuType
  program: MealProgram | null
  days: CalendarDay[]
}

export type RuleOptionsInputWeekAverage = 'meanOfDays' | 'weightedByMeals'
export type RuleOptionsInputWeekLength = 'servedDays' | 'regularDays'
export type RuleOptionsInputSubgroupAmount = 'least' | 'most'
export type RuleOptionsInputVegetableRemainder = 'additional' | 'lost'
export type RuleOptionsInputALaCarte = 'excluded' | 'included'
export type RuleOptionsInputMilkFat = 'excludedWhereAllowed' | 'counted'
export type RuleOptionsInputSodium = 'inForce' | 'target2'
/**
 * Choices that the regulations leave open; what is left out keeps its default.
 */
export interface RuleOptionsInput {
  weekAverage?: RuleOptionsInputWeekAverage
  weekLength?: RuleOptionsInputWeekLength
  subgroupAmount?: RuleOptionsInputSubgroupAmount
  vegetableRemainder?: RuleOptionsInputVegetableRemainder
  aLaCarte?: RuleOptionsInputALaCarte
  milkFat?: RuleOptionsInputMilkFat
  sodium?: RuleOptionsInputSodium
}

export interface MenuAnalysisRequest {
  schoolId: Id
  itemType: MenuType
  startDate: Date
  endDate: Date
  rule: RuleOptionsInput
}

export type RuleOptionsWeekAverage = 'meanOfDays' | 'weightedByMeals'
export type RuleOptionsWeekLength = 'servedDays' | 'regularDays'
export type RuleOptionsSubgroupAmount = 'least' | 'most'
export type RuleOptionsVegetableRemainder = 'additional' | 'lost'
export type RuleOptionsALaCarte = 'excluded' | 'included'
export type RuleOptionsMilkFat = 'excludedWhereAllowed' | 'counted'
export type RuleOptionsSodium = 'inForce' | 'target2'
export interface RuleOptions {
  weekAverage: RuleOptionsWeekAverage
  weekLength: RuleOptionsWeekLength
  subgroupAmount: RuleOptionsSubgroupAmount
  vegetableRemainder: RuleOptionsVegetableRemainder
  aLaCarte: RuleOptionsALaCarte
  milkFat: RuleOptionsMilkFat
  sodium: RuleOptionsSodium
}

export type VerdictStatus = 'pass' | 'advisory' | 'fail' | 'unknown'
export type AnalysisReasonKind = 'share' | 'rounding' | 'unknown' | 'notPlanned' | 'unproven' | 'excess'
export type VegetableSubgroup = 'DARK_GREEN' | 'RED_OR_ORANGE' | 'BEANS_AND_PEAS' | 'STARCHY' | 'OTHERS'
export interface AnalysisReason {
  kind: AnalysisReasonKind
  date: Date | null
  /** @nullable */
  itemId: string | null
  /** @nullable */
  itemName: string | null
  /** @nullable */
  foodName: string | null
  /** Of `excess`: the subgroup whose surplus counts as other vegetables. */
  subgroup: VegetableSubgroup | null
  /** @nullable */
  amount: number | null
}

export interface Verdict {
  status: VerdictStatus
  /** @nullable */
  rulePack: string | null
  /** @nullable */
  minimum: number | null
  /** @nullable */
  maximum: number | null
  isMaximumExclusive: boolean
  /** @nullable */
  actual: number | null
  /** @nullable */
  outsideBy: number | null
  passesOnlyByMilkFatExclusion: boolean
}

export type CheckId =
  | 'fruit.daily'
  | 'vegetable.daily'
  | 'grain.daily'
  | 'meatAlternate.daily'
  | 'grainOrMeatAlternate.daily'
  | 'milk.daily'
  | 'milk.choices'
  | 'milk.unflavored'
  | 'calories'
  | 'saturatedFat'
  | 'addedSugars'
  | 'sodium'
  | 'fruit.weekly'
  | 'vegetable.weekly'
  | 'vegetable.DARK_GREEN'
  | 'vegetable.RED_OR_ORANGE'
  | 'vegetable.BEANS_AND_PEAS'
  | 'vegetable.STARCHY'
  | 'vegetable.OTHERS'
  | 'grain.weekly'
  | 'grain.weeklyMaximum'
  | 'grain.wholeGrainRich'
  | 'grain.dessert'
  | 'meatAlternate.weekly'
  | 'meatAlternate.weeklyMaximum'
  | 'grainOrMeatAlternate.weekly'
  | 'grainOrMeatAlternate.weeklyMaximum'
  | 'milk.weekly'
  | 'juice.fruit'
  | 'juice.vegetable'
  | 'fruit.vegetableSubgroups'
export type CheckScope = 'day' | 'week'
export type CheckUnit = 'kcal' | 'mg' | 'percent' | 'cup' | 'ozEq' | 'count'
export interface Check {
  id: CheckId
  scope: CheckScope
  date: Date | null
  unit: CheckUnit
  /** @nullable */
  actual: number | null
  isLowerBound: boolean
  isAdvisory: boolean
  now: Verdict | null
  from2027: Verdict | null
  because: AnalysisReason[]
}

export interface StatusSummary {
  now: VerdictStatus
  from2027: VerdictStatus
}

export type ComponentRangeComponent =
  | 'FRUIT'
  | 'VEGETABLE'
  | 'GRAIN'
  | 'MEAT_ALTERNATE'
  | 'MILK'
  | 'GRAIN_OR_MEAT_ALTERNATE'
export type ComponentRangeUnit = 'cup' | 'ozEq'
export interface ComponentRange {
  component: ComponentRangeComponent
  unit: ComponentRangeUnit
  least: number
  most: number
  isLowerBound: boolean
}

/**
 * How many items of each category a student may take; null = all of them.
 */
export type DayAnalysisSelections = {
  /** @nullable */
  Entree: number | null
  /** @nullable */
  Fruit: number | null
  /** @nullable */
  Vegetables: number | null
  /** @nullable */
  Side: number | null
  /** @nullable */
  Milk: number | null
  /** @nullable */
  'A La Carte': number | null
  /** @nullable */
  Miscellaneous: number | null
}

export interface DayAnalysis {
  date: Date
  /** @nullable */
  plannedMeals: number | null
  /** How many items of each category a student may take; null = all of them. */
  selections: DayAnalysisSelections
  nutrients: NutrientTotals
  fluidMilkSaturatedFat: Total
  cost: Total
  components: ComponentRange[]
  checks: Check[]
  status: StatusSummary
}

export type WeekAnalysisSaturatedFatPct = {
  /** @nullable */
  withMilkFat: number | null
  /** @nullable */
  withoutMilkFat: number | null
}

export interface WeekAnalysis {
  weekStart: Date | null
  rulePack: string
  gradeGroup: GradeGroup
  servedDays: number
  regularDays: number
  isShortWeek: boolean
  judgedDays: number
  days: DayAnalysis[]
  nutrients: NutrientTotals
  fluidMilkSaturatedFat: Total
  cost: Total
  saturatedFatPct: WeekAnalysisSaturatedFatPct
  components: ComponentRange[]
  checks: Check[]
  status: StatusSummary
  ruleOptions: RuleOptions
}

export interface MenuAnalysis {
  school: School
  itemType: MenuType
  program: MealProgram | null
  weeks: WeekAnalysis[]
}

export interface Failure {
  message: string
  /** Shown to the user as a toast. */
  errorMessage?: string
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

export interface Credentials {
  /**
   * Prefixed with the role or bare; bare = ROLE_CATERER.
   * @minLength 1
   * @maxLength 320
   */
  userName: string
  /**
   * @minLength 1
   * @maxLength 200
   */
  password: string
}

export type SavedData = {
  message: string
  id?: Id
  version?: number
}

export interface Saved {
  data: SavedData
}

export interface ForgotPassword {
  /**
   * @minLength 1
   * @maxLength 320
   */
  username: string
  isCaterer?: boolean
}

export interface RecoveryPassword {
  /**
   * @minLength 1
   * @maxLength 320
   */
  username: string
  /**
   * @minLength 1
   * @maxLength 200
   */
  fToken: string
  /**
   * At least 8 characters, and none of the most used.
   * @minLength 1
   * @maxLength 200
   */
  password: string
  isCaterer?: boolean
}

export type UserRole = 'administrator' | 'staff' | 'parent'
export type GoodLinkData = {
  message: string
  username: string
  role: UserRole
}

export interface GoodLink {
  data: GoodLinkData
}

export type AccountStateData = {
  message: string
  active: boolean
}

export interface AccountState {
  data: AccountStateData
}

/**
 * invited: no password was set yet.
 */
export type UserStatus = 'invited' | 'active' | 'inactive'
export interface SiteSchool {
  schoolId: Id
  schoolName: string
}

export type Instant = string

export interface User {
  id: Id
  firstName: string
  lastName: string
  email: string
  /** @nullable */
  mobile: string | null
  role: UserRole
  hasAllSchools: boolean
  schools: SiteSchool[]
  modules: Module[] | null
  status: UserStatus
  lastLogin: Instant | null
  /** When the last invitation was asked for. */
  invitedAt: Instant | null
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export interface Page {
  size: number
  number: number
  totalElements: number
  totalPages: number
}

export type _UserListEmbedded = {
  users: User[]
}

export interface UserList {
  _embedded: _UserListEmbedded
  page: Page
}

export interface UserInput {
  /**
   * @minLength 1
   * @maxLength 50
   */
  firstName: string
  /**
   * @minLength 1
   * @maxLength 50
   */
  lastName: string
  /**
   * An e-mail address; it is the user name.
   * @minLength 1
   * @maxLength 50
   */
  email: string
  /**
   * At most ten digits, without the dial code.
   * @minLength 1
   * @maxLength 10
   * @pattern ^[0-9]{1,10}$
   */
  mobile: string
  role: UserRole
  /** Of staff; an administrator has all, a parent none. */
  hasAllSchools: boolean
  /**
   * Ids of a member of staff who does not have all.
   * @maxItems 1000
   */
  schools: Id[]
  /** What a member of staff may use; null = everything. */
  modules: Module[] | null
}

export interface UserConflict {
  message: string
  current: User
}

export type RecordType = 'vendor' | 'storageLocation' | 'site' | 'holiday' | 'analysisSettings' | 'user' | 'caterer'
export interface RecordChange {
  /** As the record names it. */
  field: string
  /**
   * As text; null = nothing.
   * @nullable
   */
  from: string | null
  /** @nullable */
  to: string | null
}

export type RecordEventAction =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'invited'
  | 'activated'
  | 'passwordSet'
  | 'deactivated'
  | 'reactivated'
export interface RecordEvent {
  id: Id
  action: RecordEventAction
  at: Instant
  /**
   * Name; null = nobody who was logged in.
   * @nullable
   */
  by: string | null
  changes: RecordChange[]
}

export type _RecordHistoryEmbedded = {
  events: RecordEvent[]
}

export interface RecordHistory {
  _embedded: _RecordHistoryEmbedded
  page: Page
}

/**
 * @minimum 1
 * @maximum 2147483647
 */
export type CatererId = number

export interface CatererLogin {
  catererId: number
  name: string
  nutritionAnalysis: boolean
  inventoryEnabled: boolean
  schools: School[]
}

export interface Caterer {
  catererId: number
  name: string
  country: string
  timeZone: string
  currency: string
  nutritionAnalysis: boolean
  inventoryEnabled: boolean
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export interface CatererInput {
  catererId?: CatererId
  /**
   * @minLength 1
   * @maxLength 100
   */
  name: string
  /**
   * ISO 3166-1 alpha-2, one of countryDetails; it decides currency, dial code and paper.
   * @pattern ^[A-Z]{2}$
   */
  country: string
  /**
   * IANA name, such as America/New_York.
   * @minLength 1
   * @maxLength 64
   */
  timeZone: string
}

export interface CatererConflict {
  message: string
  current: Caterer
}

export interface Site {
  siteId: Id
  siteName: string
  schools: SiteSchool[]
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export type _SiteListEmbedded = {
  sites: Site[]
}

export interface SiteList {
  _embedded: _SiteListEmbedded
}

export interface NewSite {
  /**
   * @minLength 1
   * @maxLength 50
   */
  siteName: string
  /**
   * Ids. A school belongs to one site at most.
   * @minItems 1
   * @maxItems 1000
   */
  schools: Id[]
}

export type SiteInputSchoolsItem = {
  schoolId: Id
  /**
   * Taken and not used.
   * @maxLength 200
   */
  schoolName?: string
}

export interface SiteInput {
  siteId: Id
  /**
   * @minLength 1
   * @maxLength 50
   */
  siteName: string
  /**
   * A school belongs to one site at most.
   * @minItems 1
   * @maxItems 1000
   */
  schools: SiteInputSchoolsItem[]
}

export interface SiteConflict {
  message: string
  current: Site
}

export interface CatererHoliday {
  id: Id
  catererId: number
  date: Date
  note: string
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export type _CatererHolidayListEmbedded = {
  catererHolidays: CatererHoliday[]
}

export interface CatererHolidayList {
  _embedded: _CatererHolidayListEmbedded
}

export interface CatererHolidayInput {
  catererId: CatererId
  date: Date
  /**
   * @minLength 1
   * @maxLength 100
   */
  note: string
}

export interface CatererHolidayConflict {
  message: string
  current: CatererHoliday
}

export interface CatererAnalysisSettings {
  id: Id
  catererAnalysisId: number
  wgrLimit: number
  fruitLimit: number
  sodiumLevel: string
  version: number
  updatedAt: Instant
  /**
   * Name of who saved it last; null where nobody did.
   * @nullable
   */
  updatedBy: string | null
}

export interface CatererAnalysisSettingsInput {
  /**
   * 0 on create. The path decides.
   * @minimum 0
   * @maximum 9007199254740991
   */
  id?: number
  catererAnalysisId: CatererId
  /**
   * 0 = not set.
   * @minimum 0
   * @maximum 100
   */
  wgrLimit: number
  /**
   * 0 = not set.
   * @minimum 0
   * @maximum 100
   */
  fruitLimit: number
  /**
   * JSON text: a list of `{ mealPrgram, targetType, enabled, details }` with targetType "Target 1" or "Target 2".
   * @maxLength 20000
   */
  sodiumLevel: string
}

export interface CatererAnalysisSettingsConflict {
  message: string
  current: CatererAnalysisSettings
}

export type _MealProgramListEmbedded = {
  mealPrograms: MealProgram[]
}

export interface MealProgramList {
  _embedded: _MealProgramListEmbedded
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
 * The request cannot be read at all.
 */
export type UnreadableResponse = Failure

/**
 * There is no such record for this caterer.
 */
export type NotFoundResponse = Failure

export type StartDateParameter = Date

export type EndDateParameter = Date

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

export type ItemTypeParameter = MenuType

export type ListSchoolsParams = {
  role: ListSchoolsRole
  date: Date
}

export type ListSchoolsRole = 'ROLE_CATERER'
export type ListSchools200Data = {
  schools: School[]
}

export type ListSchools200 = {
  data: ListSchools200Data
}

export type ValidateUserNameParams = {
  /**
   * @minLength 1
   * @maxLength 320
   */
  username: string
}

export type RecoveryPasswordParams = {
  isCaterer?: boolean
}

export type IsLinkValidateParams = {
  /**
   * @minLength 1
   * @maxLength 200
   */
  token: string
  userId: Id
  isCaterer?: boolean
}

export type CatererAccActivationParams = {
  /**
   * @minLength 1
   * @maxLength 320
   */
  username: string
}

export type ListUsersParams = {
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
   * lastName, firstName, email, role, status, lastLogin; a minus before it turns it round; several by commas.
   * @maxLength 200
   */
  sort?: string
  role?: UserRole
  status?: UserStatus
}

export type ListRecordHistoryParams = {
  recordType: RecordType
  recordId: Id
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

export type ReadCatererLoginParams = {
  /**
   * The module that is entered; taken and not used.
   * @maxLength 50
   */
  loginModule?: string
  currentDate: Date
}

export type ListSitesParams = {
  catererId: CatererId
}

export type ReadSiteParams = {
  catererId: CatererId
}

export type ListCatererHolidaysParams = {
  catererId: CatererId
  startDate: Date
  /**
   * The last day of the range, included.
   */
  endDate: Date
}

export type ReadCatererAnalysisSettingsParams = {
  /**
   * The caterer.
   */
  catererAnalysisId: CatererId
}

export type _ListCountryDetails200Embedded = {
  countryDetails: CountryDetail[]
}

export type ListCountryDetails200 = {
  _embedded: _ListCountryDetails200Embedded
}

export type ReadSchoolCalendarParams = {
  itemType: ItemTypeParameter
  /**
   * YYYY-MM-DD
   */
  startDate: StartDateParameter
  /**
   * YYYY-MM-DD
   */
  endDate: EndDateParameter
}

export type ReplaceSchoolCalendarDayParams = {
  itemType: ItemTypeParameter
}

export type ReplaceSchoolCalendarDay200Data = {
  message: string
  day: CalendarDay
}

export type ReplaceSchoolCalendarDay200 = {
  data: ReplaceSchoolCalendarDay200Data
}

export type ReplaceSchoolCalendarDay409 = {
  message: string
  current: CalendarDay
}
