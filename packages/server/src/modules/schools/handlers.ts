import { notFound, rejected } from '../../contract/api-error.ts'
import type { Call, Handlers } from '../../contract/operations.ts'
import { lockRecord } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { archiveSchool, insertSchool, restoreSchool, updateSchool } from './save-school.ts'
import { listSchoolRecords, readSchoolRecord, schoolRecord } from './school-record.ts'
import { listMealPrograms, listSchools } from './store.ts'
import { freeSubdomain } from './subdomains.ts'

/** The product's calls say "site" for a school. */
export const schoolHandlers: Handlers<
  | 'listSchools'
  | 'listMealPrograms'
  | 'listSites'
  | 'createSite'
  | 'readSite'
  | 'updateSite'
  | 'deleteSite'
  | 'restoreSite'
  | 'proposeSubdomain'
> = {
  async listSchools({ query, caller, work }) {
    const schools = await work((tx) => listSchools(tx, caller.userId, query.date))
    return { status: 200, body: { data: { schools } } }
  },

  async listMealPrograms({ work }) {
    return { status: 200, body: { _embedded: { mealPrograms: await work(listMealPrograms) } } }
  },

  async listSites({ work }) {
    return { status: 200, body: { _embedded: { sites: await work(listSchoolRecords) } } }
  },

  async readSite({ path, work }) {
    const found = await work((tx) => readSchoolRecord(tx, path.siteId))
    if (!found) throw notFound(message('schools.notFound'))
    return { status: 200, body: found }
  },

  async createSite({ path, body, caller, once, t }) {
    if (path.id !== caller.catererId) throw notFound(message('caterers.notFound'))
    return once(async (tx) => {
      const saved = await insertSchool(tx, body)
      return { status: 200, body: { data: { message: t('schools.created'), ...saved } } }
    })
  },

  async updateSite({ path, body, ifMatch, work, t }: Call<'updateSite'>) {
    const target = { id: path.siteId, ifMatch }
    const saved = await work(async (tx) => {
      if (body.schoolId === undefined || body.schoolId === path.siteId) return updateSchool(tx, target, body)
      // A nonexistent school returns 404 first.
      await lockRecord(tx, schoolRecord, { id: path.siteId, ifMatch: null })
      throw rejected({ schoolId: message('schools.otherId') })
    })
    return { status: 200, body: { data: { message: t('schools.updated'), ...saved } } }
  },

  async deleteSite({ path, ifMatch, work, t }) {
    const saved = await work((tx) => archiveSchool(tx, { id: path.siteId, ifMatch }))
    return { status: 200, body: { data: { message: t('schools.deleted'), ...saved } } }
  },

  async restoreSite({ path, once, t }) {
    return once(async (tx) => {
      const saved = await restoreSchool(tx, path.siteId)
      return { status: 200, body: { data: { message: t('schools.restored'), ...saved } } }
    })
  },

  async proposeSubdomain({ query, work }) {
    return { status: 200, body: { subdomain: await work((tx) => freeSubdomain(tx, query.schoolName)) } }
  },
}
