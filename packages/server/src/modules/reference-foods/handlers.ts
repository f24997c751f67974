import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { listReferenceFoods, readReferenceFood } from './store.ts'

export const referenceFoodHandlers: Handlers<'listReferenceFoods' | 'readReferenceFood'> = {
  async listReferenceFoods({ query, work }) {
    const { referenceFoods, page } = await work((tx) => listReferenceFoods(tx, query))
    return { status: 200, body: { _embedded: { referenceFoods }, page } }
  },

  async readReferenceFood({ path, work }) {
    const body = await work((tx) => readReferenceFood(tx, path.id))
    if (!body) throw notFound(message('referenceFoods.notFound'))
    return { status: 200, body }
  },
}
