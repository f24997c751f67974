import type { Handlers } from '../../contract/operations.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { listEntries } from '../ledger/list-entries.ts'
import { uniqueEmail } from '../users/unique-email.ts'
import { addAdult, inviteAdult, removeAdult } from './adults.ts'
import {
  adjustBalance,
  archiveHousehold,
  insertHousehold,
  needHousehold,
  readOwnHousehold,
  restoreHousehold,
  updateHousehold,
} from './households.ts'
import { listHouseholds } from './read-households.ts'
import { listStudents } from './read-students.ts'
import { archiveStudent, insertStudent, readOwnStudent, restoreStudent, updateStudent } from './students.ts'

export function familyHandlers(
  mailer: Mailer,
): Handlers<
  | 'listHouseholds'
  | 'createHousehold'
  | 'readHousehold'
  | 'updateHousehold'
  | 'archiveHousehold'
  | 'restoreHousehold'
  | 'addHouseholdAdult'
  | 'removeHouseholdAdult'
  | 'inviteHouseholdAdult'
  | 'listLedgerEntries'
  | 'adjustBalance'
  | 'listStudents'
  | 'createStudent'
  | 'readStudent'
  | 'updateStudent'
  | 'archiveStudent'
  | 'restoreStudent'
> {
  return {
    async listHouseholds({ query, caller, work }) {
      return { status: 200, body: await work((tx) => listHouseholds(tx, caller, query)) }
    },

    async createHousehold({ body, once, t }) {
      return once(async (tx) => {
        const saved = await insertHousehold(tx, body)
        return { status: 201, body: { data: { message: t('households.created'), ...saved } } }
      })
    },

    async readHousehold({ path, caller, work }) {
      return { status: 200, body: await work((tx) => readOwnHousehold(tx, caller, path.id)) }
    },

    async updateHousehold({ path: { id }, body, caller, ifMatch, work, t }) {
      const saved = await work((tx) => updateHousehold(tx, caller, { id, ifMatch }, body))
      return { status: 200, body: { data: { message: t('households.updated'), ...saved } } }
    },

    async archiveHousehold({ path: { id }, caller, ifMatch, work, t }) {
      const saved = await work((tx) => archiveHousehold(tx, caller, { id, ifMatch }))
      return { status: 200, body: { data: { message: t('households.archived'), ...saved } } }
    },

    async restoreHousehold({ path, once, t }) {
      return once(async (tx) => {
        const saved = await restoreHousehold(tx, path.id)
        return { status: 200, body: { data: { message: t('households.restored'), ...saved } } }
      })
    },

    async addHouseholdAdult({ path, body, caller, once, t }) {
      const answer = await uniqueEmail(() =>
        once(async (tx) => {
          await needHousehold(tx, caller, path.id)
          const id = await addAdult(tx, path.id, body)
          return { status: 201, body: { data: { message: t('households.adultAdded'), id } } }
        }),
      )
      mailer.checkNow()
      return answer
    },

    async removeHouseholdAdult({ path: { id, userId }, caller, work, t }) {
      await work(async (tx) => {
        await needHousehold(tx, caller, id)
        await removeAdult(tx, id, userId)
      })
      return { status: 200, body: { data: { message: t('households.adultRemoved'), id: userId } } }
    },

    async inviteHouseholdAdult({ path: { id, userId }, caller, once, t }) {
      const answer = await once(async (tx) => {
        await needHousehold(tx, caller, id)
        await inviteAdult(tx, id, userId)
        return { status: 200, body: { data: { message: t('users.invited'), id: userId } } }
      })
      mailer.checkNow()
      return answer
    },

    async listLedgerEntries({ path, query, caller, work }) {
      const body = await work(async (tx) => {
        await readOwnHousehold(tx, caller, path.id)
        return listEntries(tx, path.id, query)
      })
      return { status: 200, body }
    },

    async adjustBalance({ path: { id }, body, caller, once, t }) {
      return once(async (tx) => {
        await adjustBalance(tx, caller, id, body)
        return { status: 201, body: { data: { message: t('households.adjusted'), id } } }
      })
    },

    async listStudents({ query, caller, work }) {
      return { status: 200, body: await work((tx) => listStudents(tx, caller, query)) }
    },

    async createStudent({ body, caller, once, t }) {
      return once(async (tx) => {
        const saved = await insertStudent(tx, caller, body)
        return { status: 201, body: { data: { message: t('students.created'), ...saved } } }
      })
    },

    async readStudent({ path, caller, work }) {
      return { status: 200, body: await work((tx) => readOwnStudent(tx, caller, path.id)) }
    },

    async updateStudent({ path: { id }, body, caller, ifMatch, work, t }) {
      const saved = await work((tx) => updateStudent(tx, caller, { id, ifMatch }, body))
      return { status: 200, body: { data: { message: t('students.updated'), ...saved } } }
    },

    async archiveStudent({ path: { id }, caller, ifMatch, work, t }) {
      const saved = await work((tx) => archiveStudent(tx, caller, { id, ifMatch }))
      return { status: 200, body: { data: { message: t('students.archived'), ...saved } } }
    },

    async restoreStudent({ path, caller, once, t }) {
      return once(async (tx) => {
        const saved = await restoreStudent(tx, caller, path.id)
        return { status: 200, body: { data: { message: t('students.restored'), ...saved } } }
      })
    },
  }
}
