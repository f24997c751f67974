/** Goods that came in together, at one cost. */
export interface StockLayer {
  quantity: number
  unitCost: number
}

export interface Issue {
  /** Value of what went out. */
  cost: number
  left: StockLayer[]
  /** What the layers could not give; its cost is unknown. */
  short: number
}

/** Takes a quantity from the oldest layers first. */
export function issueFifo(layers: readonly StockLayer[], quantity: number): Issue {
  let open = quantity
  let cost = 0
  const left: StockLayer[] = []
  for (const layer of layers) {
    const taken = Math.min(open, layer.quantity)
    open -= taken
    cost += taken * layer.unitCost
    if (layer.quantity > taken) left.push({ ...layer, quantity: layer.quantity - taken })
  }
  return { cost, left, short: open }
}

/** Value by which a count differs from the books: below zero when goods are missing. */
export function countVariance(system: number, counted: number, unitCost: number): number {
  return (counted - system) * unitCost
}
