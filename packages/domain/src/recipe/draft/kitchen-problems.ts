import { gradeGroups, type GradeGroup } from '../../rules/model.ts'
import { type AmountProblem, parseAmount } from '../../units/fractions.ts'
import { isControlPoint, isStepEmpty, type KitchenDraft, wholeNumber } from './kitchen-draft.ts'

/** Largest number of minutes, and of portions in a pan. */
export const wholeLimit = 10_000

/** Problems of the kitchen content, in the shape of the draft. Entries of lists without one are undefined. */
export interface KitchenProblems {
  prepMinutes?: 'notMinutes'
  cookMinutes?: 'notMinutes'
  steps?: ({ text: 'missing' } | { ccp: { limit: 'missing' } } | undefined)[]
  gradePortions?: Partial<Record<GradeGroup, { serving: { amount: AmountProblem } }>>
  pans?: ({ portionsPerPan: 'notPortions' } | undefined)[]
}

/** What keeps the kitchen content from being saved. */
export function kitchenProblems(draft: KitchenDraft): KitchenProblems {
  const steps = draft.steps.map((step) => {
    if (isStepEmpty(step)) return undefined
    if (step.text.trim() === '') return { text: 'missing' as const }
    return isControlPoint(step.ccp) && step.ccp.limit.trim() === '' ? { ccp: { limit: 'missing' as const } } : undefined
  })
  const gradePortions = Object.fromEntries(
    gradeGroups.flatMap((group) => {
      const amount = parseAmount(draft.gradePortions[group].serving.amount)
      return amount.ok || amount.problem === 'empty' ? [] : [[group, { serving: { amount: amount.problem } }]]
    }),
  )
  const pans = draft.pans.map(({ portionsPerPan }) =>
    isWhole(portionsPerPan, 1) ? undefined : { portionsPerPan: 'notPortions' as const },
  )
  return {
    ...(!isMinutes(draft.prepMinutes) && { prepMinutes: 'notMinutes' }),
    ...(!isMinutes(draft.cookMinutes) && { cookMinutes: 'notMinutes' }),
    ...(steps.some(Boolean) && { steps }),
    ...(Object.keys(gradePortions).length > 0 && { gradePortions }),
    ...(pans.some(Boolean) && { pans }),
  }
}

const isMinutes = (text: string) => text.trim() === '' || isWhole(text, 0)

function isWhole(text: string, least: number) {
  const number = wholeNumber(text)
  return number !== null && number >= least && number <= wholeLimit
}
