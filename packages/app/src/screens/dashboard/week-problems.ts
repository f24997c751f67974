import { complianceNutrients } from '@commissary/domain/food'
import type { WeekAnalysis } from '@commissary/domain/menu'
import { bySeverity, tileIds, type VerdictStatus } from '@commissary/domain/rules'
import { reasonLabel } from '@commissary/messages/checks'
import { checksOfTile, stripChecks } from '@commissary/messages/strip'
import type { Wording } from '@commissary/messages/wording'
import type { StripCheck, WeekProblem } from '@commissary/ui/menu'

/** Why a week does not pass: failures today first, then failures starting 2027, then unknown values. */
export function weekProblems(wording: Wording, week: WeekAnalysis): WeekProblem[] {
  return stripChecks(wording, week)
    .flatMap((check) => {
      const isLater = !isProblem(check.now?.status) && isProblem(check.from2027?.status)
      const verdict = isLater ? check.from2027 : check.now
      if (!verdict || !isProblem(verdict.status)) return []
      const text = problemText(wording, week, check, isLater)
      return [{ id: check.id, status: verdict.status, isLater, ...text }]
    })
    .toSorted((a, b) => Number(a.isLater) - Number(b.isLater) || bySeverity(a.status, b.status))
}

const isProblem = (status: VerdictStatus | undefined) => status !== undefined && status !== 'pass'

function problemText(
  wording: Wording,
  week: WeekAnalysis,
  { id, label, now, from2027 }: StripCheck,
  isLater: boolean,
): Pick<WeekProblem, 'label' | 'detail'> {
  const { t } = wording
  const verdict = isLater ? from2027 : now
  // The card names every food without a value, the tile of the strip only the first.
  const limit = verdict?.status === 'unknown' ? null : (verdict?.outsideBy ?? null)
  if (limit === null) {
    const missing = missingText(wording, week, id, label, isLater)
    if (missing !== null) return missing
  }
  const problem = limit ?? t(`checks.verdicts.${verdict?.status ?? 'unknown'}`)
  return { label, detail: problem }
}

/** Names the foods without a value, or the first thing that isn't planned or decided; null when nothing is missing. */
function missingText(
  wording: Wording,
  week: WeekAnalysis,
  id: string,
  label: string,
  isLater: boolean,
): Pick<WeekProblem, 'label' | 'detail'> | null {
  const { t } = wording
  const tile = tileIds.find((known) => known === id)
  const checks = tile ? checksOfTile(week, tile) : []
  const namesWith = (gap: 'unknown' | 'notAssessed' | 'notStated') =>
    new Set(
      checks.flatMap(({ reasons }) =>
        reasons.flatMap(({ kind, foodName, itemName }) => (kind === gap ? [foodName ?? itemName ?? ''] : [])),
      ),
    )
  const unassessed = namesWith('notAssessed')
  if (unassessed.size > 0) {
    const foods = firstAndMore(wording, unassessed)
    return { label: t('dashboard.missing.notAssessed', { check: label, foods }), detail: '' }
  }
  const unstated = namesWith('notStated')
  if (unstated.size > 0) {
    const foods = firstAndMore(wording, unstated)
    return { label: t('dashboard.missing.notStated', { check: label, foods }), detail: '' }
  }
  const foodNames = namesWith('unknown')
  if (foodNames.size > 0) {
    const foods = firstAndMore(wording, foodNames)
    const nutrient = complianceNutrients.find((known) => known === id)
    if (isLater && nutrient === 'addedSugars') {
      return { label: t('dashboard.addedSugarsFrom2027', { foods, count: foodNames.size }), detail: '' }
    }
    const text = nutrient
      ? t(`dashboard.missing.${nutrient}`, { foods })
      : t('dashboard.missing.other', { check: label, foods })
    return { label: text, detail: '' }
  }
  const notPlanned = new Set(
    checks.flatMap(({ reasons }) =>
      reasons
        .filter(({ kind }) => kind === 'notPlanned' || kind === 'undecided')
        .map((reason) => reasonLabel(wording, reason)),
    ),
  )
  return notPlanned.size === 0 ? null : { label, detail: firstAndMore(wording, notPlanned) }
}

function firstAndMore({ t }: Wording, names: ReadonlySet<string>): string {
  const [first = '', ...others] = names
  return others.length === 0 ? first : t('dashboard.firstAndMore', { first, count: others.length })
}
