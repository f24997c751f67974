import type { Database } from '../../packages/server/src/db/work.ts'
import { adjustStock, onHand } from '../../packages/server/src/modules/stock/ledger.ts'
import type { Operation } from '../menus/operations.ts'
import type { Call } from '../menus/product.ts'
import type { Plain } from './plain.ts'
import { idOfOpenRecord, openRecord } from './rows.ts'

interface Store {
  call: Call
  /** For what no call of the contract does yet. */
  database: Database
  plain: Plain
  admin: (statement: string) => Promise<Record<string, unknown>[]>
  catererId: number
  userId: number
  siteIds: readonly number[]
  foodIds: readonly number[]
}

const dishes = 10
const countedLines = 1000

/** What a store and its kitchens wait for. */
export const operationsOf = (store: Store): Operation[] => [
  current(store),
  past(store),
  posting(store),
  closing(store),
  lotToPlate(store),
]

const siteAt = ({ siteIds }: Store, turn: number) => siteIds[turn % siteIds.length] ?? 0
const dayAt = (turn: number) =>
  Temporal.Now.plainDateISO()
    .subtract({ days: 30 + (turn % 60) })
    .toString()

const current = (store: Store): Operation => ({
  name: 'current inventory of a site',
  limit: 300,
  isLong: false,
  ours: (turn) => store.database.work(store, (tx) => onHand(tx, [siteAt(store, turn)])),
  plain: (turn) => store.plain.items(siteAt(store, turn)),
})

const past = (store: Store): Operation => ({
  name: 'inventory of a site on a past day',
  isLong: false,
  ours: (turn) => store.database.work(store, (tx) => onHand(tx, [siteAt(store, turn)], undefined, dayAt(turn))),
  plain: (turn) => store.plain.itemsOn(siteAt(store, turn), dayAt(turn)),
})

const posting = (store: Store): Operation => {
  const foods = store.foodIds.slice(0, countedLines)
  return {
    name: 'post a count of up to 1,000 lines',
    limit: 2000,
    isLong: true,
    ours: (turn) =>
      store.database.work(store, (tx) =>
        adjustStock(
          tx,
          { cause: { kind: 'count', id: turn }, movedOn: dayAt(0) },
          foods.map((ingredientId) => ({ siteId: siteAt(store, turn), locationId: null, ingredientId, change: '-1' })),
          'count',
        ),
      ),
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

const lotToPlate = (store: Store): Operation => {
  const codeAt = (turn: number) => `B-${1 + ((turn * 13) % store.foodIds.length)}`
  return {
    name: 'lot to plate',
    limit: 1000,
    isLong: false,
    async ours(turn) {
      const found = await store.call<{ mealsTotal: number }>('GET', `/stockRecall/lots?lotCodes=${codeAt(turn)}`)
      if (found.mealsTotal < store.siteIds.length)
        throw new Error(`Only ${found.mealsTotal} meals held ${codeAt(turn)}`)
    },
    plain: (turn) => store.plain.lot(codeAt(turn)),
  }
}
