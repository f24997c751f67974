import type { MenuPlaceholder, PlaceholderUse } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'

/** "Nov 4, Nov 11", or the first and the last of many; empty for a cycle menu. */
export function datesText({ formats }: Wording, { dates }: Pick<PlaceholderUse, 'dates'>): string {
  const [first, last] = [dates.at(0), dates.at(-1)]
  if (first === undefined || last === undefined) return ''
  return dates.length <= 2 ? dates.map((date) => formats.date(date)).join(', ') : formats.range(first, last)
}

/** "Fall cycle, and 2 more": the first menu of a placeholder; empty for one without any. */
export function usedInText(wording: Wording, { total, hidden, rows }: MenuPlaceholder['usedIn']): string {
  const { t } = wording
  const [first] = rows
  if (!first) return hidden === 0 ? '' : t('menuPlaceholders.usedIn.hiddenShort', { count: hidden })
  const dates = datesText(wording, first)
  const text = dates === '' ? first.name : t('menuPlaceholders.usedIn.dated', { name: first.name, dates })
  const count = total + hidden - 1
  return count === 0 ? text : t('menuPlaceholders.usedIn.firstAndMore', { first: text, count })
}
