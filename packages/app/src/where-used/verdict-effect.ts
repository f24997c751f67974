import type { WeekEffect } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'

/** What a change does to the verdict of a week: "Passes → Fails", "Passes, as before". */
export function verdictEffect({ t }: Wording, { before, after }: Pick<WeekEffect, 'before' | 'after'>): string {
  const status = (value: WeekEffect['before']) => t(`whereUsed.effects.statuses.${value}`)
  if (before === 'noMealPattern') return status(before)
  return before === after
    ? t('whereUsed.effects.sameVerdict', { status: status(before) })
    : t('whereUsed.effects.verdictChange', { from: status(before), to: status(after) })
}
