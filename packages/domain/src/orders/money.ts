import { fromScaled, roundedQuotient, toScaled } from '../units/exact.ts'

/** Decimals of the minor unit. Every currency of the product has 100 of them (monetary unit 100). */
const minorDigits = 2
/** Decimals of a percentage. */
const percentDigits = 3

/** A decimal string as minor units; further decimals are rounded half away from zero. */
export const toMinor = (amount: string): bigint => toScaled(amount, minorDigits)

/** The decimal string of minor units, without trailing zeros. */
export const fromMinor = (minor: bigint): string => fromScaled(minor, minorDigits)

/** The exact sum of amounts of money. */
export const sumOfMoney = (amounts: readonly string[]): string =>
  fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n))

/** A percentage of minor units, rounded to the minor unit, half away from zero. */
export const percentOf = (minor: bigint, percent: string): bigint =>
  roundedQuotient(minor * toScaled(percent, percentDigits), 100n * 10n ** BigInt(percentDigits))
