import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

type Money = Pick<Formats, 'money'>

/** Money of the API, a decimal text, with its sign: "-$4.50". */
export const moneyText = (formats: Money, amount: string): string => formats.money(Number(amount))

/** Whether a text is an amount above 0 with at most two decimals. */
export const isPositiveMoney = (text: string): boolean => /^(?=.*[1-9])\d{1,8}(\.\d{1,2})?$/.test(text.trim())

/** What a balance means: "Owes $4.50", "$20.00 paid ahead", "Settled". */
export function balanceText(t: Translate, formats: Money, balance: string): string {
  const amount = Number(balance)
  if (amount === 0) return t('families.balance.settled')
  return t(amount < 0 ? 'families.balance.owes' : 'families.balance.held', { amount: formats.money(Math.abs(amount)) })
}
