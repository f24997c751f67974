import { fromScaled, quantityDigits, rescaled, toScaled, unitCostDigits } from '../units/exact.ts'

/** Goods of one lot that came in together at one unit cost. */
export interface StockLayer {
  /** What is left, above 0, in the base unit of the ingredient. */
  quantity: string
  /** Null = unknown. */
  unitCost: string | null
  /** `YYYY-MM-DD`; null where nothing expires, or no one recorded when. */
  expiresOn?: string | null
  /** When the goods came to the caterer, which a transfer between sites does not change. */
  agedOn?: string
  /** Orders layers with the same dates. */
  id?: number
}

/** What goods cost: the known part, and how much has an unknown cost. A complete cost has `uncosted` 0. */
export interface StockCost {
  known: string
  uncosted: string
}

export interface Taken<Layer extends StockLayer> {
  layer: Layer
  quantity: string
}

export interface Issue<Layer extends StockLayer> {
  taken: Taken<Layer>[]
  left: Layer[]
  /** The quantity that the layers are short by; its cost is unknown. */
  short: string
  /** Cost of what was taken. */
  cost: StockCost
}

/** The order in which layers are used: first expiring first, what never expires last; then oldest first. */
export function issueOrder(a: StockLayer, b: StockLayer): number {
  return (
    compareTexts(a.expiresOn ?? 'never', b.expiresOn ?? 'never') ||
    compareTexts(a.agedOn ?? '', b.agedOn ?? '') ||
    (a.id ?? 0) - (b.id ?? 0)
  )
}

/** Takes a quantity from layers, first expiring and then oldest first. Layers with the same dates are used by id. */
export function issueFifo<Layer extends StockLayer>(layers: readonly Layer[], quantity: string): Issue<Layer> {
  let open = toScaled(quantity, quantityDigits)
  const taken: Taken<Layer>[] = []
  const left: Layer[] = []
  for (const layer of layers.toSorted(issueOrder)) {
    const has = toScaled(layer.quantity, quantityDigits)
    const part = has < open ? has : open
    open -= part
    if (part > 0n) taken.push({ layer, quantity: fromScaled(part, quantityDigits) })
    if (has > part) left.push({ ...layer, quantity: fromScaled(has - part, quantityDigits) })
  }
  const cost = costOf(taken.map((one) => ({ quantity: one.quantity, unitCost: one.layer.unitCost })))
  return { taken, left, short: fromScaled(open, quantityDigits), cost }
}

/** What quantities cost together, summed exactly and rounded once, to six decimals. */
export function costOf(parts: readonly { quantity: string; unitCost: string | null }[]): StockCost {
  let known = 0n
  let uncosted = 0n
  for (const { quantity, unitCost } of parts) {
    const scaled = toScaled(quantity, quantityDigits)
    if (unitCost === null) uncosted += scaled
    else known += scaled * toScaled(unitCost, unitCostDigits)
  }
  return {
    known: fromScaled(rescaled(known, quantityDigits + unitCostDigits, quantityDigits), quantityDigits),
    uncosted: fromScaled(uncosted, quantityDigits),
  }
}

/** Dates compare as texts, and "never" comes after all of them. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
