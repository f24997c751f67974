import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { readCaterer, readCatererLogin, updateCaterer } from './store.ts'

export const catererHandlers: Handlers<'readCatererLogin' | 'readCaterer' | 'updateCaterer'> = {
  // Modules and schools do not change by date yet: every date shows the same ones.
  async readCatererLogin({ path, caller, work }) {
    const body = await work((tx) => readCatererLogin(tx, caller, path.id))
    if (!body) throw notFound(message('caterers.notFound'))
    return { status: 200, body }
  },

  async readCaterer({ path, work }) {
    const body = await work((tx) => readCaterer(tx, path.id))
    if (!body) throw notFound(message('caterers.notFound'))
    return { status: 200, body }
  },

  async updateCaterer({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateCaterer(tx, { id: path.catererId, ifMatch }, body))
    return { status: 200, body: { data: { message: t('caterers.updated'), ...saved } } }
  },
}
