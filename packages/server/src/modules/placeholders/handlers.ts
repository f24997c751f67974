import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { listPlaceholders, readPlaceholder } from './placeholder-record.ts'
import { archivePlaceholder, insertPlaceholder, restorePlaceholder, updatePlaceholder } from './store.ts'

export const placeholderHandlers: Handlers<
  | 'listMenuPlaceholders'
  | 'createMenuPlaceholder'
  | 'readMenuPlaceholder'
  | 'updateMenuPlaceholder'
  | 'archiveMenuPlaceholder'
  | 'restoreMenuPlaceholder'
> = {
  async listMenuPlaceholders({ work }) {
    return { status: 200, body: { _embedded: { menuPlaceholders: await work(listPlaceholders) } } }
  },

  async createMenuPlaceholder({ body, once, t }) {
    return once(async (tx) => {
      const saved = await insertPlaceholder(tx, body)
      return { status: 201, body: { data: { message: t('menuPlaceholders.created'), ...saved } } }
    })
  },

  async readMenuPlaceholder({ path, work }) {
    const found = await work((tx) => readPlaceholder(tx, path.id))
    if (!found) throw notFound(message('menuPlaceholders.notFound'))
    return { status: 200, body: found }
  },

  async updateMenuPlaceholder({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updatePlaceholder(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('menuPlaceholders.updated'), ...saved } } }
  },

  async archiveMenuPlaceholder({ path, ifMatch, work, t }) {
    const saved = await work((tx) => archivePlaceholder(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('menuPlaceholders.archived'), ...saved } } }
  },

  async restoreMenuPlaceholder({ path, once, t }) {
    return once(async (tx) => {
      const saved = await restorePlaceholder(tx, path.id)
      return { status: 200, body: { data: { message: t('menuPlaceholders.restored'), ...saved } } }
    })
  },
}
