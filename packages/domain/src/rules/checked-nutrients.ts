import type { ComplianceNutrient } from '../food/nutrients.ts'
import { type CheckDefinition, checkIds, checks } from './checks.ts'

/** The nutrients that a rule checks. A food without one of them keeps its week from being checked. */
export const checkedNutrients: readonly ComplianceNutrient[] = [
  ...new Set(
    checkIds.flatMap((id) => {
      const { measure }: CheckDefinition = checks[id]
      return 'nutrient' in measure ? measure.nutrient : []
    }),
  ),
]
