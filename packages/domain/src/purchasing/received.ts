import { fromScaled, quantityDigits, rescaled, roundedQuotient, toScaled } from '../units/exact.ts'

/** One line of a receipt, in packs as they came, as decimal strings; below 0 where a receipt is undone. */
export interface ReceivedPacks {
  packs: string
  damaged: string
  short: string
  /** What one of these packs holds, in the base unit of what came. */
  packSize: string
  /** A different ingredient than was ordered. */
  isSubstitute: boolean
}

/** What came for an order line over all receipts, in the line's packs, as decimal strings. */
export interface LineReceived {
  received: string
  damaged: string
  short: string
  /** Still to come; never below 0. Damaged packs and those that the vendor is short of will not come. */
  open: string
}

/**
 * Counts what came for a line in the line's packs, to six decimals: another pack of the ordered ingredient counts by what it
 * holds, a pack of another ingredient as one. What is open is the rest of the exact sum, so that thirds add up to a whole.
 */
export function lineReceived(
  line: { packs: string; packSize: string },
  receipts: readonly ReceivedPacks[],
): LineReceived {
  const lineSize = scaled(line.packSize)
  const held = (count: (one: ReceivedPacks) => string) =>
    receipts.reduce(
      (total, one) => total + scaled(count(one)) * (one.isSubstitute ? lineSize : scaled(one.packSize)),
      0n,
    )
  const inPacks = (content: bigint) => fromScaled(roundedQuotient(content, lineSize), quantityDigits)
  const [received, damaged, short] = [held(({ packs }) => packs), held((one) => one.damaged), held((one) => one.short)]
  const open = scaled(line.packs) * lineSize - received - damaged - short
  return {
    received: inPacks(received),
    damaged: inPacks(damaged),
    short: inPacks(short),
    open: inPacks(open > 0n ? open : 0n),
  }
}

/**
 * How much more a received pack cost than the order's price of the same amount; below 0 = less. Packs of one size compare to the
 * last decimal, others to the cent, because a third of a price is never met exactly.
 */
export function priceDifference(
  received: { price: string; packSize: string },
  ordered: { price: string; packSize: string },
): string {
  const [size, orderedSize] = [scaled(received.packSize), scaled(ordered.packSize)]
  const more = scaled(received.price) - roundedQuotient(scaled(ordered.price) * size, orderedSize)
  return size === orderedSize ? fromScaled(more, quantityDigits) : fromScaled(rescaled(more, quantityDigits, 2), 2)
}

const scaled = (text: string) => toScaled(text, quantityDigits)
