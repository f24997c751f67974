import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { archiveVendor, insertVendor, listVendors, restoreVendor, updateVendor } from './store.ts'

export const vendorHandlers: Handlers<
  'listVendors' | 'createVendor' | 'updateVendor' | 'deleteVendor' | 'restoreVendor'
> = {
  async listVendors({ work }) {
    return { status: 200, body: { Vendors: await work(listVendors) } }
  },

  async createVendor({ path, body, caller, once }) {
    if (path.id !== caller.catererId) throw notFound('Caterer')
    return once(async (tx) => {
      const saved = await insertVendor(tx, body)
      return { status: 201, body: { data: { message: 'Vendor created successfully', ...saved } } }
    })
  },

  async updateVendor({ path, body, ifMatch, work }) {
    const saved = await work((tx) => updateVendor(tx, path.id, body, ifMatch))
    return { status: 200, body: { data: { message: 'Vendor updated successfully', ...saved } } }
  },

  async deleteVendor({ path, ifMatch, work }) {
    const saved = await work((tx) => archiveVendor(tx, path.id, ifMatch))
    return { status: 200, body: { data: { message: 'Vendor deleted successfully', ...saved } } }
  },

  async restoreVendor({ path, once }) {
    return once(async (tx) => {
      const saved = await restoreVendor(tx, path.id)
      return { status: 200, body: { data: { message: 'Vendor restored successfully', ...saved } } }
    })
  },
}
