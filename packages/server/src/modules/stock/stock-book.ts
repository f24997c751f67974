import { issueFifo, type StockLayer } from '@commissary/domain/stock'
import { compareDecimals, fromScaled, negated, quantityDigits, sumOf, toScaled } from '@commissary/domain/units'

import type { StockCauseKind, StockMoveKind } from '../../db/schema/stock.ts'

/** Goods of one lot in one place, or a shortage there, as the book changes them. Quantities are in base units. */
export interface BookLayer {
  /** Null until it is written. */
  id: number | null
  siteId: number
  locationId: number | null
  ingredientId: number
  lot: BookLot
  receivedOn: string
  agedOn: string
  unitCost: string | null
  isShortage: boolean
  remaining: string
  /** What went short, so that its cost is corrected when goods settle it. */
  shortOf?: Origin
}

/** A stored lot, or one that is added when the book is written. */
export type BookLot = { code: string | null; expiresOn: string | null; id: number | null }

export interface Origin {
  kind: StockMoveKind
  causeKind: StockCauseKind
  causeId: number
  reason: string | null
}

export interface BookMove extends Origin {
  layer: BookLayer
  movedOn: string
  quantity: string
}

export interface BookItem {
  siteId: number
  ingredientId: number
  lastCost: string | null
  layers: BookLayer[]
}

/** What to take, and from where: without a location, from any at the site; without a lot, from any. */
export interface Demand {
  siteId: number
  ingredientId: number
  locationId?: number | null | undefined
  lotId?: number | undefined
  quantity: string
}

export interface TakenPart {
  layer: BookLayer
  quantity: string
}

export interface Take {
  parts: TakenPart[]
  /** The quantity that was not there, 0 or more. With `isShortAllowed` it became a shortage. */
  short: string
}

export const noLot: BookLot = { code: null, expiresOn: null, id: null }

/**
 * The layers of some ingredients at some sites while a transaction moves goods: what is taken and given is recorded as moves,
 * which the ledger writes all at once. Pure: it does not use the database.
 */
export class StockBook {
  readonly moves: BookMove[] = []
  readonly newLayers: BookLayer[] = []
  readonly changed = new Set<BookLayer>()
  readonly #items: Map<string, BookItem>
  readonly #isShortAllowed: boolean

  constructor(items: readonly BookItem[], isShortAllowed: boolean) {
    this.#items = new Map(items.map((item) => [keyOf(item), item]))
    this.#isShortAllowed = isShortAllowed
  }

  get allowsShortages(): boolean {
    return this.#isShortAllowed
  }

  get items(): BookItem[] {
    return [...this.#items.values()]
  }

  item(place: { siteId: number; ingredientId: number }): BookItem {
    const item = this.#items.get(keyOf(place))
    if (!item) throw new Error(`Ingredient ${place.ingredientId} at site ${place.siteId} is not locked`)
    return item
  }

  /** Adds goods. They settle shortages at the next `settle`, which the ledger calls before it takes or writes. */
  give(
    goods: Omit<BookLayer, 'id' | 'isShortage' | 'remaining'>,
    quantity: string,
    movedOn: string,
    origin: Origin,
  ): BookLayer {
    const item = this.item(goods)
    const layer: BookLayer = { ...goods, id: null, isShortage: false, remaining: '0' }
    this.#add(item, layer)
    if (goods.unitCost !== null) item.lastCost = goods.unitCost
    this.#move(layer, quantity, movedOn, origin)
    return layer
  }

  /**
   * Takes goods that were there on the day, first expiring first. What is not there becomes a shortage at the last known cost,
   * or is only reported if shortages are not allowed.
   */
  take(demand: Demand, movedOn: string, origin: Origin): Take {
    const item = this.item(demand)
    const usable = item.layers.filter((layer) => isUsable(layer, demand, movedOn))
    const { taken, short } = issueFifo(usable.map(toStockLayer), demand.quantity)
    const parts = taken.map(({ layer: { source }, quantity }) => ({ layer: source, quantity }))
    for (const { layer, quantity } of parts) this.#move(layer, negated(quantity), movedOn, origin)
    if (compareDecimals(short, '0') > 0 && this.#isShortAllowed) {
      const lot = item.layers.find(({ lot: { id } }) => id !== null && id === demand.lotId)?.lot ?? noLot
      const layer: BookLayer = {
        id: null,
        siteId: demand.siteId,
        locationId: demand.locationId ?? null,
        ingredientId: demand.ingredientId,
        lot,
        receivedOn: movedOn,
        agedOn: movedOn,
        unitCost: item.lastCost,
        isShortage: true,
        remaining: '0',
        shortOf: origin,
      }
      this.#add(item, layer)
      this.#move(layer, negated(short), movedOn, origin)
    }
    return { parts, short }
  }

  /** Moves on a known layer, to take a move back or to take just these goods. Afterwards, `isOverdrawn` tells whether goods are below zero. */
  moveOnLayer(layer: BookLayer, quantity: string, movedOn: string, origin: Origin): void {
    this.#move(layer, quantity, movedOn, origin)
  }

  /** Whether a layer is on the wrong side of zero after all moves were taken back. */
  static isOverdrawn(layer: BookLayer): boolean {
    const side = compareDecimals(layer.remaining, '0')
    return layer.isShortage ? side > 0 : side < 0
  }

  /** Settles shortages with goods of their place, and with `anyPlace`, shortages in no particular place with any goods. */
  settle(anyPlace: boolean): void {
    for (const item of this.#items.values()) this.#settle(item, anyPlace)
  }

  #add(item: BookItem, layer: BookLayer): void {
    item.layers.push(layer)
    this.newLayers.push(layer)
  }

  #move(layer: BookLayer, quantity: string, movedOn: string, { kind, causeKind, causeId, reason }: Origin): void {
    layer.remaining = sumOf([layer.remaining, quantity])
    if (layer.id !== null) this.changed.add(layer)
    this.moves.push({ layer, quantity, movedOn, kind, causeKind, causeId, reason })
  }

  /**
   * Gives goods to shortages, oldest first: the shortage gets back what the goods lose, under the move that went short,
   * whose cost becomes that of the goods.
   */
  #settle(item: BookItem, anyPlace: boolean): void {
    const short = item.layers.filter(({ isShortage, remaining }) => isShortage && compareDecimals(remaining, '0') < 0)
    for (const debt of short.toSorted(byAge)) {
      const open = item.layers.filter(isOpen)
      const [near, far] = [true, false].map((isNear) =>
        open.filter(({ locationId }) => (locationId === debt.locationId) === isNear).map(toStockLayer),
      ) as [Goods[], Goods[]]
      const first = issueFifo(near, negated(debt.remaining))
      const rest = anyPlace && debt.locationId === null ? issueFifo(far, first.short).taken : []
      for (const { layer, quantity } of [...first.taken, ...rest]) {
        const origin = debt.shortOf
        if (!origin) throw new Error(`What went short is unknown of layer ${debt.id}`)
        const movedOn = later(debt.receivedOn, layer.source.receivedOn)
        this.#move(layer.source, negated(quantity), movedOn, origin)
        this.#move(debt, quantity, movedOn, origin)
      }
    }
  }
}

export const keyOf = ({ siteId, ingredientId }: { siteId: number; ingredientId: number }) => `${siteId}/${ingredientId}`

/** The signed quantity of moves, their value with 18 decimals, and the quantity of moves without a cost. */
export function sumsOf(moves: readonly BookMove[]): { quantity: string; value: string; uncosted: string } {
  let value = 0n
  for (const { quantity, layer } of moves) {
    if (layer.unitCost !== null) value += toScaled(quantity, quantityDigits) * toScaled(layer.unitCost, 12)
  }
  return {
    quantity: sumOf(moves.map(({ quantity }) => quantity)),
    value: fromScaled(value, quantityDigits + 12),
    uncosted: sumOf(moves.filter(({ layer }) => layer.unitCost === null).map(({ quantity }) => quantity)),
  }
}

export const isOpen = ({ isShortage, remaining }: BookLayer) => !isShortage && compareDecimals(remaining, '0') > 0

const isUsable = (layer: BookLayer, { locationId, lotId }: Demand, movedOn: string) =>
  isOpen(layer) &&
  layer.receivedOn <= movedOn &&
  (locationId === undefined || layer.locationId === locationId) &&
  (lotId === undefined || layer.lot.id === lotId)

type Goods = StockLayer & { source: BookLayer }

/** New layers come after all stored ones of the same dates. */
const toStockLayer = (source: BookLayer): Goods => ({
  quantity: source.remaining,
  unitCost: source.unitCost,
  expiresOn: source.lot.expiresOn,
  agedOn: source.agedOn,
  id: source.id ?? Number.MAX_SAFE_INTEGER,
  source,
})

function byAge(a: BookLayer, b: BookLayer): number {
  if (a.receivedOn !== b.receivedOn) return a.receivedOn < b.receivedOn ? -1 : 1
  return (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER)
}

const later = (a: string, b: string) => (a < b ? b : a)
