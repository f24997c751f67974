export { componentUnits, creditEvidences, mealComponents, vegetableSubgroups } from './model.ts'
export type {
  AnalysisComponent,
  Credit,
  CreditEvidence,
  CreditRule,
  MealComponent,
  VegetableSubgroup,
} from './model.ts'
