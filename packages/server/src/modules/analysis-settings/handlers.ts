import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { insertSettings, readSettings, updateSettings } from './store.ts'

export const analysisSettingsHandlers: Handlers<
  'readCatererAnalysisSettings' | 'createCatererAnalysisSettings' | 'updateCatererAnalysisSettings'
> = {
  async readCatererAnalysisSettings({ query, caller, work }) {
    const body = await work((tx) => readSettings(tx, caller, query.catererAnalysisId))
    if (!body) throw notFound(message('analysisSettings.notFound'))
    return { status: 200, body }
  },

  async createCatererAnalysisSettings({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await insertSettings(tx, caller, body)
      return { status: 201, body: { data: { message: t('analysisSettings.saved'), ...saved } } }
    })
  },

  async updateCatererAnalysisSettings({ path, body, caller, ifMatch, work, t }) {
    const saved = await work((tx) => updateSettings(tx, caller, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('analysisSettings.saved'), ...saved } } }
  },
}
