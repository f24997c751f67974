import type { Handlers } from '../../contract/operations.ts'
import { applicableSchools, publicationsOf } from './read.ts'
import { publishMonth, setMasterMenu } from './store.ts'
import { takeBack } from './take-back.ts'

type Operation =
  | 'publishCalendar'
  | 'listApplicableSchools'
  | 'setMasterMenu'
  | 'listPublications'
  | 'takeBackPublication'

export const publishingHandlers: Handlers<Operation> = {
  async publishCalendar({ path, query, caller, once, t }) {
    const schoolIds = query.schoolIds === undefined ? null : [...new Set(query.schoolIds.split(',').map(Number))]
    const reason = query.reason?.trim() || null
    return once(async (tx) => {
      const data = await publishMonth(tx, caller, path.id, { schoolIds, reason })
      return { status: 200, body: { data: { message: t('publishing.published'), ...data } } }
    })
  },

  async listApplicableSchools({ path, caller, work }) {
    const schools = await work((tx) => applicableSchools(tx, caller, path.id))
    return { status: 200, body: { _embedded: { applicableSchools: schools } } }
  },

  async setMasterMenu({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const data = await setMasterMenu(tx, caller, path.id, body.catererCalendarId)
      return { status: 200, body: { data: { message: t('publishing.published'), ...data } } }
    })
  },

  async listPublications({ path, work }) {
    return { status: 200, body: { _embedded: { publications: await work((tx) => publicationsOf(tx, path.id)) } } }
  },

  async takeBackPublication({ path, caller, once, t }) {
    return once(async (tx) => {
      const data = await takeBack(tx, caller, path.id)
      return { status: 200, body: { data: { message: t('publishing.takenBack'), ...data } } }
    })
  },
}
