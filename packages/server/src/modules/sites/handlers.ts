import { notFound, rejected } from '../../contract/api-error.ts'
import type { Call, Handlers, OperationId, Schemas } from '../../contract/operations.ts'
import { lockRecord } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { listSites, readSite, type Site } from './select-sites.ts'
import { deleteSite, insertSite, siteRecord, updateSite, type SiteFields } from './store.ts'

type NewSite = Schemas['NewSite']
type SiteInput = Schemas['SiteInput']
type Work = Call<OperationId>['work']

export const siteHandlers: Handlers<
  'listInventorySites' | 'createInventorySite' | 'readInventorySite' | 'updateInventorySite' | 'deleteInventorySite'
> = {
  async listInventorySites({ work }) {
    return { status: 200, body: { _embedded: { sites: await work(listSites) } } }
  },

  async readInventorySite({ path, work }) {
    return { status: 200, body: await read(work, path.siteId) }
  },

  async createInventorySite({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await insertSite(tx, caller, fromNew(body))
      return { status: 201, body: { data: { message: t('sites.created'), ...saved } } }
    })
  },

  async updateInventorySite(call) {
    return { status: 200, body: await update(call) }
  },

  async deleteInventorySite(call) {
    return { status: 200, body: await remove(call) }
  },
}

async function read(work: Work, id: number): Promise<Site> {
  const site = await work((tx) => readSite(tx, id))
  if (!site) throw notFound(message('sites.notFound'))
  return site
}

async function update({ path, body, caller, ifMatch, work, t }: Call<'updateInventorySite'>) {
  const target = { id: path.siteId, ifMatch }
  const saved = await work(async (tx) => {
    if (body.siteId === path.siteId) return updateSite(tx, caller, target, fromInput(body))
    // A nonexistent site returns 404 first.
    await lockRecord(tx, siteRecord, { id: path.siteId, ifMatch: null })
    throw rejected({ siteId: message('sites.otherId') })
  })
  return { data: { message: t('sites.updated'), ...saved } }
}

async function remove({ path, caller, ifMatch, work, t }: Call<'deleteInventorySite'>) {
  const saved = await work((tx) => deleteSite(tx, caller, { id: path.siteId, ifMatch }))
  return { data: { message: t('sites.deleted'), ...saved } }
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
