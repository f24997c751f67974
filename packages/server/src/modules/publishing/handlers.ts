import type { Handlers } from '../../contract/operations.ts'
import type { JobRunner } from '../../shared/job-runner.ts'
import { cancelJob, readJob } from './job-store.ts'
import { applicableSchools, publicationsOf } from './read.ts'
import { publishMonth, setMasterMenu } from './store.ts'
import { takeBack } from './take-back.ts'

type Operation =
  | 'publishCalendar'
  | 'readPublishJob'
  | 'cancelPublishJob'
  | 'listApplicableSchools'
  | 'setMasterMenu'
  | 'listPublications'
  | 'takeBackPublication'

export const publishingHandlers = (publisher: Pick<JobRunner, 'checkNow'>): Handlers<Operation> => ({
  async publishCalendar({ path, query, caller, once, t }) {
    const schoolIds = query.schoolIds === undefined ? null : [...new Set(query.schoolIds.split(',').map(Number))]
    const reason = query.reason?.trim() || null
    const answer = await once(async (tx) => {
      const data = await publishMonth(tx, caller, path.id, { schoolIds, reason })
      return data.jobId === null
        ? { status: 200, body: { data: { message: t('publishing.published'), ...data } } }
        : { status: 202, body: { data: { message: t('publishing.begun'), ...data } } }
    })
    if (answer.status === 202) publisher.checkNow()
    return answer
  },

  async readPublishJob({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readJob(tx, caller, path.id)) }
  },

  async cancelPublishJob({ path, caller, work, t }) {
    await work((tx) => cancelJob(tx, caller, path.id))
    return { status: 200, body: { data: { message: t('publishing.cancelled'), id: path.id } } }
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

  async listPublications({ path, caller, work }) {
    return {
      status: 200,
      body: { _embedded: { publications: await work((tx) => publicationsOf(tx, caller, path.id)) } },
    }
  },

  async takeBackPublication({ path, query, caller, once, t }) {
    const reason = query.reason?.trim() || null
    return once(async (tx) => {
      const data = await takeBack(tx, caller, path.id, reason)
      return { status: 200, body: { data: { message: t('publishing.takenBack'), ...data } } }
    })
  },
})
