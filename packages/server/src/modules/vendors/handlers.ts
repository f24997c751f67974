import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { listVendors } from './vendor-record.ts'
import { archiveVendor, insertVendor, restoreVendor, updateVendor } from './store.ts'

export const vendorHandlers: Handlers<
  'listVendors' | 'createVendor' | 'updateVendor' | 'deleteVendor' | 'restoreVendor'
> = {
  async listVendors({ work }) {
    return { status: 200, body: { Vendors: await work(listVendors) } }
  },

  async createVendor({ path, body, caller, once, t }) {
    if (path.id !== caller.catererId) throw notFound(message('caterers.notFound'))
    return once(async (tx) => {
      const saved = await insertVendor(tx, body)
      return { status: 201, body: { data: { message: t('vendors.created'), ...saved } } }
    })
  },

  async updateVendor({ path, body, ifMatch, work, t }) {
    const saved = await work((tx) => updateVendor(tx, { id: path.id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('vendors.updated'), ...saved } } }
  },

  async deleteVendor({ path, ifMatch, work, t }) {
    const saved = await work((tx) => archiveVendor(tx, { id: path.id, ifMatch }))
    return { status: 200, body: { data: { message: t('vendors.deleted'), ...saved } } }
  },

  async restoreVendor({ path, once, t }) {
    return once(async (tx) => {
      const saved = await restoreVendor(tx, path.id)
      return { status: 200, body: { data: { message: t('vendors.restored'), ...saved } } }
    })
  },
}
