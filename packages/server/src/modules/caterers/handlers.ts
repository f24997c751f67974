import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { readCaterer, readCatererLogin, updateCaterer } from './store.ts'

export const catererHandlers: Handlers<'readCatererLogin' | 'readCaterer' | 'updateCaterer'> = {
  // Flags and schools have no dates of their own yet: every date shows the same ones.
  async readCatererLogin({ path, caller, work }) {
    const body = await work((tx) => readCatererLogin(tx, caller, path.id))
    if (!body) throw notFound('Caterer')
    return { status: 200, body }
  },

  async readCaterer({ path, work }) {
    const body = await work((tx) => readCaterer(tx, path.id))
    if (!body) throw notFound('Caterer')
    return { status: 200, body }
  },

  async updateCaterer({ path, body, ifMatch, work }) {
    const saved = await work((tx) => updateCaterer(tx, path.catererId, body, ifMatch))
    if (!saved) throw notFound('Caterer')
    return { status: 200, body: { data: { message: 'Caterer updated successfully', ...saved } } }
  },
}
