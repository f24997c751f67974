import { hasFee, type PayType } from './model.ts'
import { fromMinor, percentOf, toMinor } from './money.ts'

/** What card and online providers keep from a payment. */
export interface CardFee {
  /** ISO 4217. */
  currency: string
  transactionPct: string
  /** For each payment, in the currency. */
  otherCharge: string
  applicationPct: string
  /** Minor units in one unit of the currency. */
  monetaryUnit: 100
}

const rates = { transactionPct: '2.9', otherCharge: '0.3', applicationPct: '0.2', monetaryUnit: 100 } as const
const byCountry: Record<string, CardFee> = {
  US: { currency: 'USD', ...rates },
  IN: { currency: 'INR', ...rates },
  EG: { currency: 'EUR', ...rates },
}

/** The rates of a country (ISO 3166); null where none are known. */
export const cardFeeOf = (country: string): CardFee | null => byCountry[country] ?? null

export interface FeeParts {
  transaction: string
  other: string
  application: string
  total: string
}

/** The parts of an amount's fee, each rounded to the minor unit. Their sum can exceed a small payment. */
export function feeParts(amount: string, fee: CardFee): FeeParts {
  const minor = toMinor(amount)
  const transaction = percentOf(minor, fee.transactionPct)
  const other = toMinor(fee.otherCharge)
  const application = percentOf(minor, fee.applicationPct)
  return {
    transaction: fromMinor(transaction),
    other: fromMinor(other),
    application: fromMinor(application),
    total: fromMinor(transaction + other + application),
  }
}

/** The expected fee of a payment; 0 for checks and cash, null where a country's rates are unknown. */
export function expectedFee(payType: PayType, amount: string, country: string): string | null {
  if (!hasFee(payType)) return '0'
  const fee = cardFeeOf(country)
  return fee && feeParts(amount, fee).total
}
