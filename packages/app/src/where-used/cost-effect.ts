import type { WeekEffect } from '@commissary/api-client'
import { costVerdict } from '@commissary/domain/menu'
import { costText } from '@commissary/messages/costs'
import type { Wording } from '@commissary/messages/wording'
import type { CostFigure } from '@commissary/ui/menu'

/** What a change does to the cost of a meal in a week: "$1.42 → $1.47, +$0.05". Over its target it says so. */
export function costEffect(
  wording: Wording,
  { cost, targetCost }: Pick<WeekEffect, 'cost' | 'targetCost'>,
): CostFigure {
  const { t, formats } = wording
  if (!cost) return { value: t('whereUsed.effects.nothingServed') }
  const [from, to] = [cost.before, cost.after].map((total) => costText(wording, total, t('common.unknown')))
  const target = Number(targetCost ?? 0)
  const isOver = targetCost !== null && costVerdict(cost.after, target, formats.moneyDigits()).status === 'over'
  const over = isOver ? [t('whereUsed.effects.overTarget', { target: formats.money(target) })] : []
  if (from === to) {
    return {
      value: t('whereUsed.effects.sameCost', { cost: to ?? '' }),
      ...(isOver && { difference: over.join(''), isOver }),
    }
  }
  const isKnown = cost.before.missing.length === 0 && cost.after.missing.length === 0
  const changes = [...(isKnown ? [changeText(wording, cost.after.known - cost.before.known)] : []), ...over]
  return {
    value: t('whereUsed.effects.costChange', { from: from ?? '', to: to ?? '' }),
    ...(changes.length > 0 && { difference: changes.join(', '), isOver }),
  }
}

function changeText({ t, formats }: Wording, change: number): string {
  const amount = formats.money(Math.abs(change))
  return t(change > 0 ? 'whereUsed.effects.costMore' : 'whereUsed.effects.costLess', { amount })
}
