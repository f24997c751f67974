import type {
  AnalysisComponent,
  Credit,
  CreditEvidence,
  CreditRule,
  MealComponent,
  VegetableSubgroup,
} from '@commissary/domain/crediting'
import type {
  Allergen,
  AllergenAnswers,
  AllergenFinding,
  AllergenName,
  AllergenLevel,
  Allergens,
  DatedPrice,
  DietTag,
  Food,
  Measure,
  MilkKind,
  NutrientCode,
  NutrientNote,
  Nutrients,
  Pack,
  Price,
  Total,
} from '@commissary/domain/food'
import type {
  Check,
  ComponentRange,
  DayAnalysis,
  MealCategory,
  MenuType,
  Reason,
  Selections,
  StatusSummary,
  Verdict,
  WeekAnalysis,
} from '@commissary/domain/menu'
import type {
  OrderImportKind,
  OrderKind,
  OrderStatus,
  PaymentStatus,
  PayType,
  PlanPeriod,
  Provider,
} from '@commissary/domain/orders'
import type { LineUnit, PortionNutrition, RecipeLine, RecipeSource } from '@commissary/domain/recipe'
import type { CheckId, CheckUnit, GradeGroup, MealProgram, RuleOptions, VerdictStatus } from '@commissary/domain/rules'
import type { Quantity, Unit } from '@commissary/domain/units'
import { expectTypeOf, test } from 'vitest'

import type { Schemas } from '../../src/contract/operations.ts'

/** The same type with records and interfaces as plain objects. */
type Plain<Type> = Type extends object ? { [Key in keyof Type]: Plain<Type[Key]> } : Type

// The compiler checks these: a difference is a type error in its line.
test("the domain's types equal the contract's", () => {
  expectTypeOf<Plain<AnalysisComponent>>().toEqualTypeOf<Plain<Schemas['ComponentRange']['component']>>()
  expectTypeOf<Plain<Allergen>>().toEqualTypeOf<Plain<Schemas['Allergen']>>()
  expectTypeOf<Plain<AllergenAnswers>>().toEqualTypeOf<Plain<Schemas['AllergenAnswers']>>()
  expectTypeOf<Plain<AllergenName>>().toEqualTypeOf<Plain<Schemas['AllergenName']>>()
  expectTypeOf<Plain<DatedPrice>>().toEqualTypeOf<Plain<Schemas['DatedPrice']>>()
  expectTypeOf<Plain<DietTag>>().toEqualTypeOf<Plain<Schemas['DietTag']>>()
  expectTypeOf<Plain<Pack>>().toEqualTypeOf<Plain<Schemas['Pack']>>()
  expectTypeOf<Plain<AllergenFinding>>().toEqualTypeOf<Plain<Schemas['AllergenFinding']>>()
  expectTypeOf<Plain<AllergenLevel>>().toEqualTypeOf<Plain<Schemas['AllergenLevel']>>()
  expectTypeOf<Plain<Allergens>>().toEqualTypeOf<Plain<Schemas['Allergens']>>()
  expectTypeOf<Plain<Check>>().toEqualTypeOf<Plain<Schemas['Check']>>()
  expectTypeOf<Plain<CheckId>>().toEqualTypeOf<Plain<Schemas['CheckId']>>()
  expectTypeOf<Plain<CheckUnit>>().toEqualTypeOf<Plain<Schemas['Check']['unit']>>()
  expectTypeOf<Plain<ComponentRange>>().toEqualTypeOf<Plain<Schemas['ComponentRange']>>()
  expectTypeOf<Plain<Credit>>().toEqualTypeOf<Plain<Schemas['Credit']>>()
  expectTypeOf<Plain<CreditEvidence>>().toEqualTypeOf<Plain<Schemas['CreditEvidence']>>()
  expectTypeOf<Plain<CreditRule>>().toEqualTypeOf<Plain<Schemas['CreditRule']>>()
  expectTypeOf<Plain<DayAnalysis>>().toEqualTypeOf<Plain<Schemas['DayAnalysis']>>()
  expectTypeOf<Plain<GradeGroup>>().toEqualTypeOf<Plain<Schemas['GradeGroup']>>()
  expectTypeOf<Plain<LineUnit>>().toEqualTypeOf<Plain<Schemas['LineUnit']>>()
  expectTypeOf<Plain<MealCategory>>().toEqualTypeOf<Plain<Schemas['MealCategory']>>()
  expectTypeOf<Plain<MealComponent>>().toEqualTypeOf<Plain<Schemas['MealComponent']>>()
  expectTypeOf<Plain<Measure>>().toEqualTypeOf<Plain<Schemas['Measure']>>()
  expectTypeOf<Plain<MenuType>>().toEqualTypeOf<Plain<Schemas['MenuType']>>()
  expectTypeOf<Plain<MilkKind>>().toEqualTypeOf<Plain<Schemas['MilkKind']>>()
  expectTypeOf<NutrientCode>().toEqualTypeOf<Schemas['NutrientCode']>()
  expectTypeOf<NutrientCode>().toEqualTypeOf<keyof Schemas['Nutrients']>()
  expectTypeOf<NutrientCode>().toEqualTypeOf<keyof Schemas['NutrientAnswers']>()
  expectTypeOf<NutrientCode>().toEqualTypeOf<keyof Schemas['NutrientNotes']>()
  expectTypeOf<NutrientCode>().toEqualTypeOf<keyof Schemas['NutrientTotals']>()
  expectTypeOf<NutrientCode>().toEqualTypeOf<keyof Schemas['IngredientLabel']['printed']>()
  expectTypeOf<Plain<NutrientNote>>().toEqualTypeOf<Plain<Schemas['NutrientNote']>>()
  expectTypeOf<Plain<Nutrients>>().toEqualTypeOf<Plain<Schemas['Nutrients']>>()
  expectTypeOf<OrderImportKind>().toEqualTypeOf<Schemas['OrderImportKind']>()
  expectTypeOf<OrderKind>().toEqualTypeOf<Schemas['OrderKind']>()
  expectTypeOf<OrderStatus>().toEqualTypeOf<Schemas['OrderStatus']>()
  expectTypeOf<PaymentStatus>().toEqualTypeOf<Schemas['PaymentStatus']>()
  expectTypeOf<PayType>().toEqualTypeOf<Schemas['PayType']>()
  expectTypeOf<PlanPeriod>().toEqualTypeOf<Schemas['PlanPeriod']>()
  expectTypeOf<Plain<PortionNutrition>>().toEqualTypeOf<Plain<Schemas['PortionNutrition']>>()
  expectTypeOf<Plain<Price>>().toEqualTypeOf<Plain<Schemas['Price']>>()
  expectTypeOf<Provider>().toEqualTypeOf<Schemas['Provider']>()
  expectTypeOf<Plain<Quantity>>().toEqualTypeOf<Plain<Schemas['Quantity']>>()
  expectTypeOf<Plain<Reason>>().toEqualTypeOf<Plain<Schemas['AnalysisReason']>>()
  expectTypeOf<Plain<RuleOptions>>().toEqualTypeOf<Plain<Schemas['RuleOptions']>>()
  expectTypeOf<Plain<Selections>>().toEqualTypeOf<Plain<Schemas['Selections']>>()
  expectTypeOf<Plain<StatusSummary>>().toEqualTypeOf<Plain<Schemas['StatusSummary']>>()
  expectTypeOf<Plain<Total>>().toEqualTypeOf<Plain<Schemas['Total']>>()
  expectTypeOf<Unit>().toEqualTypeOf<Schemas['Unit']>()
  expectTypeOf<Plain<VegetableSubgroup>>().toEqualTypeOf<Plain<Schemas['VegetableSubgroup']>>()
  expectTypeOf<Plain<Verdict>>().toEqualTypeOf<Plain<Schemas['Verdict']>>()
  expectTypeOf<Plain<VerdictStatus>>().toEqualTypeOf<Plain<Schemas['VerdictStatus']>>()
  expectTypeOf<Plain<WeekAnalysis>>().toEqualTypeOf<Plain<Schemas['WeekAnalysis']>>()
})

test("the contract's records have what the domain calculates with", () => {
  expectTypeOf<Schemas['Ingredient']>().toExtend<Food>()
  expectTypeOf<Schemas['MealProgram']>().toExtend<MealProgram>()
  expectTypeOf<Required<Schemas['RecipeLine']>>().toExtend<RecipeLine>()
  expectTypeOf<Schemas['Recipe']>().toExtend<Omit<RecipeSource, 'lines'>>()
})
