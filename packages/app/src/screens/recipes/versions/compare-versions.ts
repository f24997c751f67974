import type { Recipe, Total } from '@commissary/api-client'
import { type DraftLine, isLineEmpty, toRecipeDraft } from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import { creditLine } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'

import { mergeableFields } from '../editor/merge-fields.ts'

/** A value in two versions, as text; blank if a version lacks it. */
export interface VersionDifference {
  id: string
  label: string
  mine: string
  theirs: string
}

/** The fields and lines in which two versions differ, in the order of the form, and the nutrition and cost of both. */
export function compareVersions(wording: Wording, mine: Recipe, theirs: Recipe): VersionDifference[] {
  const { t } = wording
  const [left, right] = [toRecipeDraft(mine), toRecipeDraft(theirs)]
  const fields = mergeableFields(t).flatMap(({ name, label, text = String, isSame = isSameText }) => {
    const [a, b] = [valueAt(left, name), valueAt(right, name)]
    if (isSame(a, b)) return []
    if (name === 'lines') return lineDifferences(left.lines, right.lines, (line) => text([line]), t)
    return [{ id: name, label, mine: text(a), theirs: text(b) }]
  })
  return [...fields, ...figures(wording, mine, theirs)]
}

const valueAt = (draft: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], draft)

const isSameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Lines with the same food are one changed line; the others were removed or added. */
function lineDifferences(
  mine: readonly DraftLine[],
  theirs: readonly DraftLine[],
  textOf: (line: DraftLine) => string,
  t: Translate,
): VersionDifference[] {
  const rest = theirs.filter((line) => !isLineEmpty(line)).map((line) => ({ line, text: textOf(line) }))
  const take = (isIt: (other: (typeof rest)[number]) => boolean) => {
    const index = rest.findIndex(isIt)
    return index < 0 ? undefined : rest.splice(index, 1)[0]
  }
  // Equal lines are paired first, so that an unchanged line is not paired with a removed one.
  const differing = mine
    .filter((line) => !isLineEmpty(line))
    .map((line) => ({ line, text: textOf(line) }))
    .filter(({ text }) => !take((other) => other.text === text))
  const pairs = differing.map(({ line, text }) => {
    const other = take(({ line: { item } }) => item !== null && item.id === line.item?.id)
    const kind = other ? ('lineChanged' as const) : ('lineRemoved' as const)
    return { id: line.id, label: t(`recipeVersions.${kind}`), mine: text, theirs: other?.text ?? '' }
  })
  const added = rest.map(({ line, text }) => ({
    id: `new ${line.id}`,
    label: t('recipeVersions.lineAdded'),
    mine: '',
    theirs: text,
  }))
  return [...pairs, ...added]
}

/** Calories, sodium, credits and cost of a portion of both versions, even if they are equal. */
function figures(wording: Wording, mine: Recipe, theirs: Recipe): VersionDifference[] {
  const { t, formats } = wording
  const total = ({ known, missing }: Total, format: (value: number) => string) =>
    missing.length > 0 ? t('recipeVersions.atLeast', { value: format(known) }) : format(known)
  const row = (id: string, label: string, textOf: (recipe: Recipe) => string) => ({
    id,
    label: t('recipeVersions.perPortion', { value: label }),
    mine: textOf(mine),
    theirs: textOf(theirs),
  })
  const nutrient = (code: 'calories' | 'sodium') =>
    row(code, t(`nutrients.names.${code}`), ({ nutrition: { nutrients } }) =>
      total(nutrients[code], (value) => `${formats.number(value, 0)} ${t(`nutrients.units.${units[code]}`)}`),
    )
  return [
    nutrient('calories'),
    nutrient('sodium'),
    row('credits', t('recipes.columns.credits'), ({ nutrition }) => creditLine(wording, nutrition.credits)),
    row('cost', t('recipeVersions.cost'), ({ nutrition }) => total(nutrition.cost, formats.money)),
  ]
}

const units = { calories: 'kcal', sodium: 'mg' } as const
