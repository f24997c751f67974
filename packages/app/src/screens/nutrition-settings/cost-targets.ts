import { type CostTarget, limits } from '@commissary/api-client'

import { blankOrMatcherOf } from '../../forms/pattern.ts'

/** The target cost of a meal program as a field of the form: an amount, '' = no target. */
export interface CostTargetValues {
  targetCost: string
}

/** The stored target of a program as a field. */
export const toTargetField = (stored: readonly CostTarget[], programName: string): string =>
  stored.find((one) => one.programName === programName)?.targetCost ?? ''

/** The fields as the API stores them. Targets of programs that are not in the form are kept. */
export function toCostTargets(
  fields: readonly { programName: string; targetCost: string }[],
  stored: readonly CostTarget[],
): CostTarget[] {
  const names = new Set(fields.map(({ programName }) => programName))
  return [
    ...fields.flatMap(({ programName, targetCost }) =>
      targetCost.trim() === '' ? [] : [{ programName, targetCost: targetCost.trim() }],
    ),
    ...stored.filter(({ programName }) => !names.has(programName)),
  ]
}

/** Whether a field is blank or an amount within the contract's range: above 0, below 1,000,000, at most six decimals. */
export const isTargetField = blankOrMatcherOf(limits.CostTarget.targetCost)

/** The values of a draft that was kept before the form had target costs. */
export function withTargetCosts(draft: object): object {
  if (!('programs' in draft) || !Array.isArray(draft.programs)) return draft
  return { ...draft, programs: draft.programs.map((program: object) => ({ targetCost: '', ...program })) }
}
