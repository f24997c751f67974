export { mealComponents, vegetableSubgroups } from './model.ts'
export type { Credit, CreditEvidence, CreditRule, MealComponent, VegetableSubgroup } from './model.ts'
