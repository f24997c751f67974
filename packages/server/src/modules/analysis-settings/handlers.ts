import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { findSettings, insertSettings, updateSettings } from './store.ts'

const message = 'Record saved successfully.'

export const analysisSettingsHandlers: Handlers<
  'readCatererAnalysisSettings' | 'createCatererAnalysisSettings' | 'updateCatererAnalysisSettings'
> = {
  async readCatererAnalysisSettings({ query, work }) {
    const body = await work((tx) => findSettings(tx, query.catererAnalysisId))
    if (!body) throw notFound('Record')
    return { status: 200, body }
  },

  async createCatererAnalysisSettings({ body, caller, once }) {
    return once(async (tx) => {
      const saved = await insertSettings(tx, caller, body)
      return { status: 201, body: { data: { message, ...saved } } }
    })
  },

  async updateCatererAnalysisSettings({ path, body, caller, ifMatch, work }) {
    const saved = await work((tx) => updateSettings(tx, { caller, id: path.id, ifMatch }, body))
    if (!saved) throw notFound('Record')
    return { status: 200, body: { data: { message, ...saved } } }
  },
}
