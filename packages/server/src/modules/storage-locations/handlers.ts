import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { deleteStorageLocation, insertStorageLocation, listStorageLocations, updateStorageLocation } from './store.ts'

export const storageLocationHandlers: Handlers<
  'listStorageLocations' | 'createStorageLocation' | 'updateStorageLocation' | 'deleteStorageLocation'
> = {
  async listStorageLocations({ work }) {
    return { status: 200, body: { _embedded: { storageLocations: await work(listStorageLocations) } } }
  },

  async createStorageLocation({ query, once }) {
    return once(async (tx) => {
      const saved = await insertStorageLocation(tx, query.storageLocationName)
      return { status: 201, body: { data: { message: 'Storage location created successfully', ...saved } } }
    })
  },

  async updateStorageLocation({ path, query, ifMatch, work }) {
    const saved = await work((tx) => updateStorageLocation(tx, path.id, query.storageLocationName, ifMatch))
    if (!saved) throw notFound('Storage location')
    return { status: 200, body: { data: { message: 'Storage location updated successfully', ...saved } } }
  },

  async deleteStorageLocation({ path, ifMatch, work }) {
    const saved = await work((tx) => deleteStorageLocation(tx, path.id, ifMatch))
    if (!saved) throw notFound('Storage location')
    return { status: 200, body: { data: { message: 'Storage location deleted successfully', ...saved } } }
  },
}
