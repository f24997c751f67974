import { notFound, rejected } from '../../contract/api-error.ts'
import type { Call, Handlers, OperationId, ProductComponents } from '../../contract/operations.ts'
import { deleteSite, insertSite, listSites, readSite, updateSite, type Site, type SiteFields } from './store.ts'

type NewSite = ProductComponents['schemas']['NewSite']
type SiteInput = ProductComponents['schemas']['SiteInput']
type Work = Call<OperationId>['work']

/** The product's calls and the inventory service's: two doors to the same sites. */
export const siteHandlers: Handlers<
  | 'listSites'
  | 'createSite'
  | 'readSite'
  | 'updateSite'
  | 'deleteSite'
  | 'listInventorySites'
  | 'createInventorySite'
  | 'readInventorySite'
  | 'updateInventorySite'
  | 'deleteInventorySite'
> = {
  async listSites({ work }) {
    return { status: 200, body: { _embedded: { sites: await work(listSites) } } }
  },

  async listInventorySites({ work }) {
    return { status: 200, body: { _embedded: { sites: await work(listSites) } } }
  },

  async readSite({ path, work }) {
    return { status: 200, body: await read(work, path.siteId) }
  },

  async readInventorySite({ path, work }) {
    return { status: 200, body: await read(work, path.siteId) }
  },

  async createSite({ path, body, caller, once }) {
    if (path.id !== caller.catererId) throw notFound('Caterer')
    return once(async (tx) => {
      const saved = await insertSite(tx, caller.userId, fromNew(body))
      return { status: 200, body: { data: { message: 'Site created successfully', ...saved } } }
    })
  },

  async createInventorySite({ body, caller, once }) {
    return once(async (tx) => {
      const saved = await insertSite(tx, caller.userId, fromNew(body))
      return { status: 201, body: { data: { message: 'Site created successfully', ...saved } } }
    })
  },

  async updateSite(call) {
    return { status: 200, body: await update(call) }
  },

  async updateInventorySite(call) {
    return { status: 200, body: await update(call) }
  },

  async deleteSite(call) {
    return { status: 200, body: await remove(call) }
  },

  async deleteInventorySite(call) {
    return { status: 200, body: await remove(call) }
  },
}

async function read(work: Work, id: number): Promise<Site> {
  const site = await work((tx) => readSite(tx, id))
  if (!site) throw notFound('Site')
  return site
}

async function update({ path, body, caller, ifMatch, work }: Call<'updateSite' | 'updateInventorySite'>) {
  const about = { userId: caller.userId, id: path.siteId, ifMatch }
  const saved = await work(async (tx) => {
    if (body.siteId === path.siteId) return updateSite(tx, about, fromInput(body))
    if (!(await readSite(tx, path.siteId))) return null
    throw rejected({ siteId: 'The address names another site: send the same number.' })
  })
  if (!saved) throw notFound('Site')
  return { data: { message: 'Site updated successfully', ...saved } }
}

async function remove({ path, caller, ifMatch, work }: Call<'deleteSite' | 'deleteInventorySite'>) {
  const saved = await work((tx) => deleteSite(tx, { userId: caller.userId, id: path.siteId, ifMatch }))
  if (!saved) throw notFound('Site')
  return { data: { message: 'Site deleted successfully', ...saved } }
}

function fromNew({ siteName, schools }: NewSite): SiteFields {
  return { siteName, schools: schools.map((schoolId, index) => ({ schoolId, field: `schools.${index}` })) }
}

function fromInput({ siteName, schools }: SiteInput): SiteFields {
  return {
    siteName,
    schools: schools.map(({ schoolId }, index) => ({ schoolId, field: `schools.${index}.schoolId` })),
  }
}
