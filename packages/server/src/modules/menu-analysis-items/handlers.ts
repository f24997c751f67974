import type { Handlers } from '../../contract/operations.ts'
import { insertItem, listItems, updateItem } from './store.ts'

export const menuAnalysisItemHandlers: Handlers<
  'listMenuAnalysisItems' | 'createMenuAnalysisItem' | 'updateMenuAnalysisItem'
> = {
  async listMenuAnalysisItems({ query, caller, work }) {
    return { status: 200, body: { _embedded: { MenuAnalysisItems: await work((tx) => listItems(tx, caller, query)) } } }
  },

  async createMenuAnalysisItem({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await insertItem(tx, caller, body)
      return { status: 201, body: { data: { message: t('menuAnalysisItems.saved'), ...saved } } }
    })
  },

  async updateMenuAnalysisItem({ path, body, ifMatch, caller, work, t }) {
    const saved = await work((tx) => updateItem(tx, caller, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('menuAnalysisItems.saved'), ...saved } } }
  },
}
