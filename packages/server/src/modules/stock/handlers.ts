import type { Handlers } from '../../contract/operations.ts'
import { insertStockChange, saveStockPar } from './changes.ts'
import { listStockLots, listStockMoves } from './details.ts'
import { listStock, readStockOptions } from './list.ts'
import { findStockFoods, listStockFoods } from './stock-foods.ts'

export const stockHandlers: Handlers<
  | 'listStock'
  | 'readStockOptions'
  | 'listStockIngredients'
  | 'findStockIngredients'
  | 'createStockChange'
  | 'listStockLots'
  | 'listStockMoves'
  | 'saveStockPar'
> = {
  async listStock({ query, caller, work }) {
    const { stock, page } = await work((tx) => listStock(tx, caller.userId, query))
    return { status: 200, body: { _embedded: { stock }, page } }
  },

  async readStockOptions({ caller, work }) {
    return { status: 200, body: await work((tx) => readStockOptions(tx, caller.userId)) }
  },

  async listStockIngredients({ query, work }) {
    const { ingredients, page } = await work((tx) => listStockFoods(tx, query))
    return { status: 200, body: { _embedded: { ingredients }, page } }
  },

  async findStockIngredients({ body, work }) {
    return { status: 200, body: { found: await work((tx) => findStockFoods(tx, body.texts)) } }
  },

  async createStockChange({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await insertStockChange(tx, caller.userId, body)
      return { status: 201, body: { data: { message: t(`stock.changed.${body.kind}`), ...saved } } }
    })
  },

  async listStockLots({ path, query, caller, work }) {
    const lots = await work((tx) => listStockLots(tx, caller.userId, path, query.asOf))
    return { status: 200, body: { _embedded: { lots } } }
  },

  async listStockMoves({ path, query, caller, work }) {
    const { moves, page } = await work((tx) => listStockMoves(tx, caller.userId, path, query))
    return { status: 200, body: { _embedded: { moves }, page } }
  },

  async saveStockPar({ path, body, caller, work, t }) {
    const saved = await work((tx) => saveStockPar(tx, caller.userId, path, body.par))
    return { status: 200, body: { data: { message: t('stock.parSaved'), ...saved } } }
  },
}
