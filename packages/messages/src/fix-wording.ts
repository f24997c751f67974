import type { Fix, FixStep } from '@commissary/domain/menu'

import { quantityText } from './kitchen-wording.ts'
import type { Wording } from './wording.ts'

/** "Mon, Nov 16: swap Pizza for Turkey wrap". `dayName` names a date as the planner does. */
export function fixStepText({ t }: Wording, step: FixStep, dayName: (date: string) => string): string {
  const [date = ''] = step.dates
  const change = changeText(t, step)
  return step.dates.length === 1
    ? t('menuPlanner.fixes.onDay', { day: dayName(date), change })
    : t('menuPlanner.fixes.onDays', { count: step.dates.length, change })
}

function changeText(t: Wording['t'], { kind, name, replacement, portion }: FixStep): string {
  switch (kind) {
    case 'swap':
      return t('menuPlanner.fixes.swap', { name, replacement: replacement ?? '' })
    case 'portion':
      return t('menuPlanner.fixes.portion', { name, portion: portion ? quantityText(t, portion) : '' })
    case 'add':
    case 'drop':
      return t(`menuPlanner.fixes.${kind}`, { name })
  }
}

/** What a fix does per meal: cost, calories and sodium always, unknown where they are; acceptance where it is known. */
export function fixDifferences(
  { t, formats }: Wording,
  { cost, calories, sodium, acceptance }: Fix['difference'],
): { id: string; label: string; value: string }[] {
  const entry = (
    id: 'cost' | 'calories' | 'sodium' | 'acceptance',
    change: number | null,
    text: (amount: number) => string,
  ) => ({
    id,
    label: t(`menuPlanner.fixes.${id}`),
    value: change === null ? t('common.unknown') : signed(t, change, text),
  })
  return [
    entry('cost', cost, (amount) => (amount < 0.005 ? formats.moneyExact(amount) : formats.money(amount))),
    entry('calories', calories, (amount) => formats.number(amount, 0)),
    entry('sodium', sodium, (amount) => t('menuPlanner.fixes.sodiumValue', { value: formats.number(amount, 0) })),
    ...(acceptance === null ? [] : [entry('acceptance', acceptance, formats.percent)]),
  ]
}

/** A change with its sign, unless it rounds to zero. */
function signed(t: Wording['t'], change: number, text: (amount: number) => string): string {
  const value = text(Math.abs(change))
  if (value === text(0)) return t('menuPlanner.fixes.same')
  return t(change > 0 ? 'menuPlanner.fixes.more' : 'menuPlanner.fixes.less', { value })
}
