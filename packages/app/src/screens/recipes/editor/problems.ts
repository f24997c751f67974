import { parseAmount } from '@commissary/domain/units'

import type { Translate } from '@commissary/messages'
import { type DraftField, isLineEmpty, type RecipeDraft } from './draft.ts'
import type { LineProblems } from './rows.ts'

export type FieldErrors = Partial<Record<DraftField, string>>

/** What the recipe lacks, by field, in the words of the specification. */
export function fieldErrors(draft: RecipeDraft, t: Translate): FieldErrors {
  const errors: FieldErrors = {}
  if (draft.name.trim() === '') errors.name = t('recipes.errors.name')
  if (draft.type === '') errors.type = t('recipes.errors.type')
  if (!parseAmount(draft.portions).ok) errors.portions = t('recipes.errors.portions')
  const yielded = parseAmount(draft.yieldAmount)
  if (!yielded.ok && yielded.problem !== 'empty') {
    errors.yieldAmount = t(`recipes.errors.amount.${yielded.problem}`)
  }
  return errors
}

/** What is wrong with the lines as a whole; null when they can be saved. */
export function linesError(draft: RecipeDraft, problems: readonly LineProblems[], t: Translate): string | null {
  if (draft.lines.every(isLineEmpty)) return t('recipes.errors.lines')
  const count = problems.filter(({ isSavable }) => !isSavable).length
  return count === 0 ? null : t('recipes.errors.checkLines', { count })
}

/** Whether two drafts say the same; the ids of lines and empty lines do not count. */
export function isSameDraft(a: RecipeDraft, b: RecipeDraft): boolean {
  const text = ({ lines, ...fields }: RecipeDraft) =>
    JSON.stringify([fields, lines.filter((line) => !isLineEmpty(line)).map(({ id: _id, ...line }) => line)])
  return text(a) === text(b)
}

/** The server's sentences for fields and lines of the record, where the editor shows them. */
export function rejectedPlaces(
  fields: Readonly<Record<string, string>>,
  draft: RecipeDraft,
): { fields: FieldErrors; lines: ReadonlyMap<string, string>; rest: string[] } {
  const places = { fields: {} as FieldErrors, lines: new Map<string, string>(), rest: [] as string[] }
  const sent = draft.lines.filter((line) => !isLineEmpty(line))
  for (const [path, sentence] of Object.entries(fields)) {
    const [head = '', index] = path.split('.')
    const line = head === 'lines' && index !== undefined ? sent[Number(index)] : undefined
    if (line) places.lines.set(line.id, sentence)
    else if (head === 'yield') places.fields.yieldAmount = sentence
    else if (head !== 'lines' && head in draft) places.fields[head as DraftField] = sentence
    else places.rest.push(sentence)
  }
  return places
}
