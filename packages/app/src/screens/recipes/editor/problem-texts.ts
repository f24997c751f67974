import {
  cookingFields,
  cookingLimits,
  type LineContext,
  type LineProblem,
  linesProblem,
  type LineUnit,
  type RecipeDraft,
  type RecipeProblems,
  recipeProblems,
} from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import type { FormErrors } from '@commissary/ui/form'

/** Messages by field, in the words of the specification where it has them. A draft without any can be saved. */
export function recipeErrors(draft: RecipeDraft, context: LineContext, t: Translate): FormErrors<RecipeDraft> {
  const problems = recipeProblems(draft)
  const { name, type, portions, yield: batchYield, cooking } = problems
  const lines = linesProblem(draft.lines, context)
  return {
    ...kitchenErrors(problems, t),
    ...(name && { name: t('recipeRecord.errors.name') }),
    ...(type && { type: t('recipeRecord.errors.type') }),
    ...(portions && { portions: t('recipeRecord.errors.portions') }),
    ...(batchYield && { yield: { amount: t(`recipeRecord.errors.amount.${batchYield.amount}`) } }),
    ...(cooking && {
      cooking: Object.fromEntries(
        cookingFields.flatMap((field) => {
          const problem = cooking[field]
          if (!problem) return []
          const range = cookingLimits[field]
          return [[field, t(`recipeRecord.cooking.problems.${problem}`, range)]]
        }),
      ),
    }),
    ...(lines && {
      lines:
        lines.code === 'noLines'
          ? t('recipeRecord.errors.lines')
          : t('recipeRecord.errors.checkLines', { count: lines.count }),
    }),
  }
}

/** Messages about the kitchen content, in the shape of the form. */
function kitchenErrors(problems: RecipeProblems, t: Translate): FormErrors<RecipeDraft> {
  const { prepMinutes, cookMinutes, steps, gradePortions, pans } = problems
  return {
    ...(prepMinutes && { prepMinutes: t('kitchen.errors.notMinutes') }),
    ...(cookMinutes && { cookMinutes: t('kitchen.errors.notMinutes') }),
    ...(steps && {
      steps: steps.map(
        (step) =>
          step &&
          ('text' in step ? { text: t('kitchen.errors.stepText') } : { ccp: { limit: t('kitchen.errors.limit') } }),
      ),
    }),
    ...(gradePortions && {
      gradePortions: Object.fromEntries(
        Object.entries(gradePortions).map(([group, { serving }]) => [
          group,
          { serving: { amount: t(`recipeRecord.errors.amount.${serving.amount}`) } },
        ]),
      ),
    }),
    ...(pans && { pans: pans.map((pan) => pan && { portionsPerPan: t('kitchen.errors.notPortions') }) }),
  }
}

/** The problem text of a line's cell. */
export function lineProblemText(problem: LineProblem, t: Translate): string {
  switch (problem.code) {
    case 'amount':
      return t(`recipeRecord.errors.amount.${problem.problem}`)
    case 'unit':
      return t('recipeRecord.errors.unit', { unit: problem.unit })
    case 'measureUnknown':
      return t('recipeRecord.errors.measureUnknown', { measure: problem.measure })
    case 'severalMeasures':
      return t('recipeRecord.errors.severalMeasures', { unit: unitText(problem.unit, t) })
    case 'itemMissing':
      return t('recipeRecord.errors.itemMissing')
    case 'itemUnknown':
    case 'itemAmbiguous':
      return t(`recipeRecord.errors.${problem.code}`, { name: problem.name })
    case 'cycle':
      return t('recipeRecord.errors.cycle', { chain: problem.chain.join(' > ') })
    case 'recipeUnit':
      return t('recipeRecord.errors.recipeUnit', { name: problem.name })
    case 'foodUnit':
      return t('recipeRecord.errors.foodUnit')
    case 'yield':
      return t('recipeRecord.errors.yield')
    case 'unconvertible':
      return t('recipeRecord.errors.unconvertible', { amount: problem.amount, unit: unitText(problem.unit, t) })
  }
}

const unitText = (unit: LineUnit, t: Translate) => (unit === 'measure' ? unit : t(`words.units.${unit}`))

/** The server's messages by line id. Its indexes count only the lines that were sent: the nonempty ones. */
export function rejectedLines(rejection: unknown, sentIds: readonly string[]): ReadonlyMap<string, string> {
  if (!Array.isArray(rejection)) return new Map()
  return new Map(
    sentIds.flatMap((id, index) => {
      const messages = messagesIn(rejection[index])
      return messages.length > 0 ? [[id, messages.join(' ')] as const] : []
    }),
  )
}

function messagesIn(error: unknown): string[] {
  if (typeof error === 'string') return [error]
  return typeof error === 'object' && error !== null ? Object.values(error).flatMap(messagesIn) : []
}
