import { notFound, rejected } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { message } from '../../shared/messages.ts'
import { checkUser, toRights } from './input.ts'
import { listUsers, readUser, userSorts } from './list.ts'
import { uniqueEmail } from './unique-email.ts'
import { deactivateUser, insertUser, inviteUser, reactivateUser, updateUser } from './store.ts'

export function userHandlers(
  mailer: Mailer,
): Handlers<
  'listUsers' | 'createUser' | 'readUser' | 'updateUser' | 'inviteUser' | 'deactivateUser' | 'reactivateUser'
> {
  return {
    async listUsers({ query, work }) {
      const keys = (query.sort ?? '').split(',').filter(Boolean)
      if (!keys.every((key) => userSorts.includes(key.replace(/^-/, '')))) {
        throw rejected({ sort: message('users.unknownSort', { keys: userSorts }) })
      }
      return { status: 200, body: await work((tx) => listUsers(tx, query)) }
    },

    async createUser({ body, once, t }) {
      const answer = await uniqueEmail(() =>
        once(async (tx) => {
          const user = checkUser(body)
          const { id, version } = await insertUser(tx, user, await toRights(tx, user))
          return { status: 201, body: { data: { message: t('users.created'), id, version } } }
        }),
      )
      mailer.checkNow()
      return answer
    },

    async readUser({ path, work }) {
      const body = await work((tx) => readUser(tx, path.id))
      if (!body) throw notFound(message('users.notFound'))
      return { status: 200, body }
    },

    async updateUser({ path: { id }, body, ifMatch, work, t }) {
      const input = checkUser(body)
      const { version } = await uniqueEmail(() =>
        work(async (tx) => updateUser(tx, { id, ifMatch }, input, await toRights(tx, input))),
      )
      mailer.checkNow()
      return { status: 200, body: { data: { message: t('users.updated'), id, version } } }
    },

    async inviteUser({ path: { id }, once, t }) {
      const answer = await once(async (tx) => {
        await inviteUser(tx, id)
        return { status: 200, body: { data: { message: t('users.invited'), id } } }
      })
      mailer.checkNow()
      return answer
    },

    async deactivateUser({ path: { id }, caller, once, t }) {
      return once(async (tx) => {
        const { version } = await deactivateUser(tx, id, caller.userId)
        return { status: 200, body: { data: { message: t('users.deactivated'), id, version } } }
      })
    },

    async reactivateUser({ path: { id }, once, t }) {
      return once(async (tx) => {
        const { version } = await reactivateUser(tx, id)
        return { status: 200, body: { data: { message: t('users.reactivated'), id, version } } }
      })
    },
  }
}
