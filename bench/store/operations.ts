import type { Operation } from '../menus/operations.ts'
import type { Call } from '../menus/product.ts'
import type { Plain } from './plain.ts'
import { itemCode, vendors } from './recall-rows.ts'
import { idOfOpenRecord, idOfReviewedCount, openRecord, reviewedCount } from './rows.ts'

interface Store {
  call: Call
  plain: Plain
  admin: (statement: string) => Promise<Record<string, unknown>[]>
  catererId: number
  siteIds: readonly number[]
  placeIds: readonly number[]
  /** The ids of BENCH-1, BENCH-2 and so on. */
  foodIds: readonly number[]
  vendorIds: readonly number[]
}

const dishes = 10
const countedLines = 1000

/** What a store and its kitchens wait for. */
export const operationsOf = (store: Store): Operation[] => [
  ...lists(store),
  past(store),
  posting(store),
  closing(store),
  ...recalls(store),
]

const siteAt = ({ siteIds }: Store, turn: number) => siteIds[turn % siteIds.length] ?? 0
const placeAt = ({ placeIds }: Store, turn: number) => placeIds[turn % placeIds.length] ?? 0
const dayAt = (turn: number) =>
  Temporal.Now.plainDateISO()
    .subtract({ days: 30 + (turn % 60) })
    .toString()

/** Pages of Current Inventory by its filters, for all sites unless a filter says otherwise. */
function lists(store: Store): Operation[] {
  const { call, plain } = store
  const list = (
    name: string,
    query: (turn: number) => string,
    where: (turn: number) => readonly [where: string, values: readonly unknown[], order?: string],
  ): Operation => ({
    name: `current inventory ${name}`,
    limit: 300,
    isLong: false,
    async ours(turn) {
      const found = await call<{ page: { totalElements: number } }>(
        'GET',
        `/stock?catererId=${store.catererId}&size=50&${query(turn)}`,
      )
      // With few items, a place may have none below par.
      if (found.page.totalElements === 0 && store.foodIds.length > 1000) throw new Error(`No rows of ${query(turn)}`)
    },
    plain: (turn) => plain.page(...where(turn)),
  })
  const atPlace = `exists (select from stock_layer l where l.site_id = i.site_id and l.ingredient_id = i.ingredient_id
    and l.location_id = $1 and l.remaining <> 0)`
  return [
    list(
      'of all sites',
      () => '',
      () => ['true', []],
    ),
    list(
      'of a site',
      (turn) => `siteId=${siteAt(store, turn)}`,
      (turn) => ['i.site_id = $1', [siteAt(store, turn)]],
    ),
    list(
      'in a place',
      (turn) => `locationId=${placeAt(store, turn)}`,
      (turn) => [atPlace, [placeAt(store, turn)]],
    ),
    list(
      'below par',
      () => 'state=belowPar',
      () => ['i.quantity < i.par', []],
    ),
    list(
      'below par in a place',
      (turn) => `state=belowPar&locationId=${placeAt(store, turn)}`,
      (turn) => [`i.quantity < i.par and ${atPlace}`, [placeAt(store, turn)]],
    ),
    list(
      'in a place, by value',
      (turn) => `sort=-value&locationId=${placeAt(store, turn)}`,
      (turn) => [atPlace, [placeAt(store, turn)], 'i.value desc, i.id'],
    ),
    list(
      'of a search',
      (turn) => `q=food ${1 + (turn % 9)}`,
      (turn) => [`g.search @@ to_tsquery('simple', $1)`, [`food:* & ${1 + (turn % 9)}:*`]],
    ),
    list(
      'by value',
      () => 'sort=-value',
      () => ['true', [], 'i.value desc, i.id'],
    ),
    list(
      'expiring',
      () => 'expiresWithin=7',
      () => [`i.next_expiry <= current_date + 7`, []],
    ),
  ]
}

const past = (store: Store): Operation => ({
  name: 'inventory of a site on a past day',
  isLong: false,
  ours: (turn) =>
    store.call('GET', `/stock?catererId=${store.catererId}&size=50&siteId=${siteAt(store, turn)}&asOf=${dayAt(turn)}`),
  plain: (turn) => store.plain.itemsOn(siteAt(store, turn), dayAt(turn)),
})

const posting = (store: Store): Operation => {
  const foods = store.foodIds.slice(0, countedLines)
  const counts = new Map<number, number>()
  return {
    name: 'post a count of up to 1,000 lines',
    limit: 2000,
    isLong: true,
    async before(turn) {
      const siteId = siteAt(store, turn)
      await store.admin(reviewedCount(siteId, foods.length))
      const [row] = await store.admin(idOfReviewedCount(siteId))
      counts.set(turn, Number(row?.['id']))
    },
    ours: (turn) => store.call('POST', `/stockCounts/${counts.get(turn)}/steps`, { to: 'posted' }),
    plain: (turn) => store.plain.post(siteAt(store, turn), foods, -1),
  }
}

const closing = (store: Store): Operation => {
  const foods = store.foodIds.slice(0, dishes)
  const records = new Map<number, [ours: number, plain: number]>()
  const add = async (turn: number, site: number) => {
    await store.admin(openRecord(turn, site, foods.length))
    const [row] = await store.admin(idOfOpenRecord(turn, site))
    return Number(row?.['id'])
  }
  return {
    name: 'close a record of 10 dishes',
    limit: 300,
    isLong: false,
    async before(turn) {
      records.set(turn, [await add(turn, 1), await add(turn, 2)])
    },
    ours: (turn) =>
      store.call('POST', `/commissary/productionRecords/${records.get(turn)?.[0]}/signatures`, { part: 'record' }),
    plain: (turn) => store.plain.close(records.get(turn)?.[1] ?? 0, siteAt(store, 1), foods),
  }
}

/** Recalls of one lot at all sites over the whole year, searched for in the ways that notices name goods. */
function recalls(store: Store): Operation[] {
  const foodAt = (turn: number) => 1 + ((turn * 13) % store.foodIds.length)
  const recall = (name: string, query: (food: number) => string): Operation => ({
    name,
    limit: 1000,
    isLong: false,
    async ours(turn) {
      const food = foodAt(turn)
      const found = await store.call<{ mealsTotal: number }>('GET', `/stockRecall/lots?${query(food)}`)
      if (found.mealsTotal < store.siteIds.length) throw new Error(`Only ${found.mealsTotal} meals by ${query(food)}`)
    },
    plain: (turn) => store.plain.lot(`B-${foodAt(turn)}`),
  })
  return [
    recall('lot to plate', (food) => `lotCodes=B-${food}`),
    recall(
      "recall of a vendor's item",
      (food) => `vendorId=${store.vendorIds[food % vendors]}&itemCode=${itemCode(food)}`,
    ),
    recall('recall of a food', (food) => `ingredientId=${store.foodIds[food - 1]}`),
  ]
}
