import type { PurchaseOrder } from '@commissary/api-client'
import { receivingLimits, type ReceivedState } from '@commissary/domain/purchasing'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'

export type OrderUnit = PurchaseOrder['lines'][number]['unit']

/** "Order by Sat, Nov 21, 14:00"; '' where there is no delivery. */
export function orderByText(
  t: Translate,
  formats: Pick<Formats, 'weekdayShort'>,
  orderBy: { date: string; time: string | null } | null,
): string {
  if (!orderBy) return t('purchaseOrders.suggestion.orderByUnknown')
  const day = formats.weekdayShort(orderBy.date)
  return orderBy.time === null
    ? t('purchaseOrders.suggestion.orderBy', { day })
    : t('purchaseOrders.suggestion.orderByTime', { day, time: orderBy.time })
}

/** Countries that food commonly comes from; the United States first. */
export const originCountries = [
  'US',
  'AR',
  'AU',
  'BR',
  'CA',
  'CL',
  'CN',
  'CO',
  'CR',
  'DO',
  'EC',
  'ES',
  'FR',
  'GR',
  'GT',
  'HN',
  'ID',
  'IN',
  'IT',
  'MX',
  'NL',
  'NZ',
  'PE',
  'PH',
  'PL',
  'PR',
  'PT',
  'TH',
  'TR',
  'TW',
  'UY',
  'VN',
  'ZA',
] as const

/** The name of a country in the reader's language; its code where that is unknown. */
export const countryName = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code

/** How goods are held, with the limit in the caterer's unit: "Cold (41 °F or below)". */
export function heldAsText(wording: Wording, state: ReceivedState): string {
  const { atLeast, atMost } = temperaturesOf(wording)
  const limit = state === 'hot' ? atLeast(receivingLimits.hot) : atMost(receivingLimits.cold)
  return wording.t(`purchaseOrders.heldAs.${state}`, { limit })
}

/** What is wrong with a temperature at delivery: "Above 41 °F. Check whether to refuse it." */
export function receivedProblemText(wording: Wording, problem: 'tooWarm' | 'tooCold'): string {
  const { atLeast, atMost } = temperaturesOf(wording)
  const limit = problem === 'tooCold' ? atLeast(receivingLimits.hot) : atMost(receivingLimits.cold)
  return wording.t(`purchaseOrders.temperatures.${problem}`, { limit })
}
