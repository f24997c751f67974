export { componentUnits, creditEvidences, mealComponents, vegetableSubgroups } from './model.ts'
export { isBean } from './fitting-rules.ts'
export { isProposedWithoutCredit } from './propose-no-credit.ts'
export type { ReferenceFoodKind } from './propose-no-credit.ts'
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
