export {
  allergenLevels,
  allergens,
  gradeGroups,
  lineUnits,
  mealCategories,
  mealComponents,
  menuTypes,
  milkFats,
  nutrientCodes,
  units,
  vegetableSubgroups,
  verdictStatuses,
} from './model.ts'
export type {
  Allergen,
  AllergenFinding,
  AllergenLevel,
  Allergens,
  Credit,
  CreditEvidence,
  CreditRule,
  Food,
  GradeGroup,
  LineUnit,
  MealCategory,
  MealComponent,
  MealProgram,
  Measure,
  MenuType,
  MilkFat,
  MilkKind,
  NutrientCode,
  NutrientNote,
  Nutrients,
  OfferedItem,
  Pantry,
  PortionFigures,
  Price,
  Quantity,
  RecipeLine,
  RecipeSource,
  ServiceDay,
  Total,
  Unit,
  VegetableSubgroup,
  VerdictStatus,
} from './model.ts'

export { parseDecimal, parsePositive, toDecimal } from './decimal.ts'
export { amountLimit, amountProblems, formatAmount, kitchenFractions, parseAmount } from './fractions.ts'
export type { AmountProblem, ParsedAmount } from './fractions.ts'
export { convert, convertDirectly, gramsOf, gramsPerUnit, liquidDensities, mlPerUnit, toGrams } from './units.ts'
export type { Convertible, Liquid } from './units.ts'
export { complianceNutrients, nutrientFacts, percentOfDailyValue, requiredNutrients } from './nutrients.ts'
export type { NutrientFacts, NutrientUnit } from './nutrients.ts'
export { floorTo, roundHalfUp, settle } from './rounding.ts'

export { declaredAllergens, toDeclared } from './declared-allergens.ts'
export { foodFigures, portionFigures } from './recipe.ts'
export { findCycle, RecipeCycleError } from './recipe-cycles.ts'
export { scaleRecipe, toKitchenUnit } from './scale-recipe.ts'
export type { ScaledLine, ScaledRecipe } from './scale-recipe.ts'

export { defaultRuleOptions } from './rule-options.ts'
export type { RuleOptions } from './rule-options.ts'
export type { ComponentRule, GradeRules, RulePack, SubgroupRule } from './rule-pack-model.ts'
export { rulePackFor, rulePacks, secondVerdictDate } from './rule-packs.ts'
export { limitsOf } from './limits.ts'
export type { Limit, Limits } from './limits.ts'

export { checkIds, checkUnits, reasonKinds } from './analysis-model.ts'
export type {
  AnalysisComponent,
  Check,
  CheckId,
  CheckUnit,
  ComponentRange,
  DayAnalysis,
  Reason,
  ReasonKind,
  StatusSummary,
  Verdict,
  WeekAnalysis,
} from './analysis-model.ts'
export { saturatedFatWithoutMilk } from './averages.ts'
export { defaultSelections } from './planned-week.ts'
export { mondayOf } from './dates.ts'
export { analyzeWeek } from './week-analysis.ts'

export { diffDay, emptyMenuDay, hasChanges, isSameDay, resolveDay } from './menu-days.ts'
export type { MenuDay, MenuDayChanges, MenuLine, Selections } from './menu-days.ts'
export { lineFigures, toServiceDay } from './menu-figures.ts'
export { changedDates, dayOf, editMenu, startMenuEdit } from './menu-edit.ts'
export type { MenuEditAction, MenuEditState } from './menu-edit.ts'

export { asPurchased, casesToOrder, purchaseUnits } from './purchasing.ts'
export { forecastByPlan, forecastByTakeRate } from './forecast.ts'
export type { Occurrence } from './forecast.ts'
export { countVariance, issueFifo } from './stock.ts'
export type { Issue, StockLayer } from './stock.ts'
export { checkSnack } from './smart-snacks.ts'
export type { Snack, SnackRule, SnackStatus } from './smart-snacks.ts'

export { analyzeMenus } from './bulk.ts'
export type { BulkAnalysis } from './bulk.ts'
export { packMenus } from './bulk-table.ts'
export type { FiguresTable, MenuTable } from './bulk-table.ts'
export { dayCheckIds, noVerdict, statusOfCode, weekCheckIds } from './bulk-verdicts.ts'
export type { CheckTable } from './bulk-verdicts.ts'
