export { componentUnits, creditEvidences, mealComponents, vegetableSubgroups } from './model.ts'
export type {
  AnalysisComponent,
  BeanCredit,
  Credit,
  CreditEvidence,
  CreditRule,
  MealComponent,
  VegetableRemainder,
  VegetableSubgroup,
} from './model.ts'
