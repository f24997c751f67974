import type { MenuType } from '@commissary/domain/menu'

import type { Formats } from './formats.ts'
import type { Messages, Translate } from './messages.ts'

export type NotificationKind = keyof Messages['notifications']['kinds']

/** What a notification is about: the names and values of its kind. */
export interface NotificationFacts {
  schoolName?: string
  itemType?: MenuType
  date?: string
  yearMonth?: string
  ingredientName?: string
  vendorName?: string
  siteName?: string
  orderNumber?: string
  before?: string
  after?: string
  percent?: number
  lotCode?: string
  lots?: number
  reason?: string
  childName?: string
  /** An instant. */
  until?: string
}

/** A notification as a sentence, for the bell and for mails. `moment` words an instant; only kinds for parents have one. */
export function notificationText(
  t: Translate,
  formats: Pick<Formats, 'dayLong' | 'month' | 'moneyExact' | 'percent'>,
  kind: NotificationKind,
  facts: NotificationFacts,
  moment: (instant: string) => string = (instant) => instant,
): string {
  const { percent = 0, orderNumber } = facts
  const values = {
    meal: facts.itemType ? t(`words.menuTypes.${facts.itemType}`) : '',
    school: facts.schoolName ?? '',
    day: facts.date === undefined ? '' : formats.dayLong(facts.date),
    month: facts.yearMonth === undefined ? '' : formats.month(facts.yearMonth),
    food: facts.ingredientName ?? '',
    vendor: facts.vendorName ?? '',
    site: facts.siteName ?? '',
    order: orderNumber ?? '',
    before: formats.moneyExact(Number(facts.before ?? 0)),
    after: formats.moneyExact(Number(facts.after ?? 0)),
    direction: percent < 0 ? 'down' : 'up',
    percent: formats.percent(Math.abs(percent) / 100),
    lot: facts.lotCode ?? t('notifications.text.noLot'),
    lots: facts.lots ?? 1,
    reason: facts.reason ?? '',
    child: facts.childName ?? '',
    until: facts.until === undefined ? '' : moment(facts.until),
  }
  const isReceived = kind === 'priceJump' && orderNumber !== undefined
  return t(`notifications.text.${isReceived ? 'receivedPriceJump' : kind}`, values)
}
