import type { Handlers } from '../../contract/operations.ts'
import { deleteSavedView, insertSavedView, listSavedViews, updateSavedView } from './store.ts'

export const savedViewHandlers: Handlers<'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'> =
  {
    async listSavedViews({ query, work }) {
      const savedViews = await work((tx) => listSavedViews(tx, query.tableId))
      return { status: 200, body: { _embedded: { savedViews } } }
    },

    async createSavedView({ body, once, t }) {
      return once(async (tx) => {
        const saved = await insertSavedView(tx, body)
        return { status: 201, body: { data: { message: t('savedViews.created'), ...saved } } }
      })
    },

    async updateSavedView({ path, body, ifMatch, work, t }) {
      const saved = await work((tx) => updateSavedView(tx, { id: path.id, ifMatch }, body))
      return { status: 200, body: { data: { message: t('savedViews.updated'), ...saved } } }
    },

    async deleteSavedView({ path, ifMatch, work, t }) {
      const saved = await work((tx) => deleteSavedView(tx, { id: path.id, ifMatch }))
      return { status: 200, body: { data: { message: t('savedViews.deleted'), ...saved } } }
    },
  }
