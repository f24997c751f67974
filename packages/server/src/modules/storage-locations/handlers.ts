import type { Handlers } from '../../contract/operations.ts'
import { deleteStorageLocation, insertStorageLocation, listStorageLocations, updateStorageLocation } from './store.ts'

export const storageLocationHandlers: Handlers<
  'listStorageLocations' | 'createStorageLocation' | 'updateStorageLocation' | 'deleteStorageLocation'
> = {
  async listStorageLocations({ work }) {
    return { status: 200, body: { _embedded: { storageLocations: await work(listStorageLocations) } } }
  },

  async createStorageLocation({ query, once, t }) {
    return once(async (tx) => {
      const saved = await insertStorageLocation(tx, query)
      return { status: 201, body: { data: { message: t('storageLocations.created'), ...saved } } }
    })
  },

  async updateStorageLocation({ path, query, ifMatch, work, t }) {
    const saved = await work((tx) => updateStorageLocation(tx, { id: path.id, ifMatch }, query))
    return { status: 200, body: { data: { message: t('storageLocations.updated'), ...saved } } }
  },

  async deleteStorageLocation({ path, ifMatch, work, t }) {
    const saved = await work((tx) => deleteStorageLocation(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('storageLocations.deleted'), ...saved } } }
  },
}
