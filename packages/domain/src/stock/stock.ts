/** Goods received together at one unit cost. */
export interface StockLayer {
  quantity: number
  unitCost: number
}

export interface Issue {
  /** Value of the issued quantity. */
  cost: number
  left: StockLayer[]
  /** Quantity that the layers do not have; its cost is unknown. */
  short: number
}

/** Issues a quantity from the oldest layers first. */
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

/** Value of the difference between a count and the recorded quantity: negative if goods are missing. */
export function countVariance(system: number, counted: number, unitCost: number): number {
  return (counted - system) * unitCost
}
