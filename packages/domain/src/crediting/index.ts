export { componentUnits, creditEvidences, creditProducts, mealComponents, vegetableSubgroups } from './model.ts'
export { isBean } from './fitting-rules.ts'
export { isProposedWithoutCredit } from './propose-no-credit.ts'
export { sweetenedProducts } from './sweetened-foods.ts'
export type { SweetenedFood, SweetenedProduct } from './sweetened-foods.ts'
export type { ReferenceFoodKind } from './propose-no-credit.ts'
export type {
  AnalysisComponent,
  BeanCredit,
  Credit,
  CreditEvidence,
  CreditProduct,
  CreditRule,
  MealComponent,
  VegetableRemainder,
  VegetableSubgroup,
} from './model.ts'
