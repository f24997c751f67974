import { ApiError, changedMeanwhile, notFound, rejected } from '../../contract/api-error.ts'
import type { Call, Handlers } from '../../contract/operations.ts'
import { databaseError, DatabaseError } from '../../db/errors.ts'
import type { Tx } from '../../db/work.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { checkUser, toRights } from './input.ts'
import { listUsers, readUser, userSorts, type User } from './list.ts'
import { deactivateUser, insertUser, inviteUser, reactivateUser, updateUser, type Refusal } from './store.ts'

const sentences: Record<Refusal, { field: string; text: string }> = {
  lastAdministrator: { field: 'role', text: 'The last active administrator stays an administrator with an account.' },
  oneself: { field: 'id', text: 'Nobody can deactivate the own account.' },
  activated: { field: 'status', text: 'The account is activated already.' },
  inactive: { field: 'status', text: 'The account is deactivated. Reactivate it first.' },
}

export function userHandlers(
  mailer: Mailer,
): Handlers<
  'listUsers' | 'createUser' | 'readUser' | 'updateUser' | 'inviteUser' | 'deactivateUser' | 'reactivateUser'
> {
  return {
    async listUsers({ query, work }) {
      const keys = (query.sort ?? '').split(',').filter(Boolean)
      if (!keys.every((key) => userSorts.includes(key.replace(/^-/, '')))) {
        throw rejected({ sort: `Sort by ${userSorts.join(', ')}.` })
      }
      return { status: 200, body: await work((tx) => listUsers(tx, query)) }
    },

    async createUser({ body, once }) {
      const answer = await uniqueEmail(() =>
        once(async (tx) => {
          const user = checkUser(body)
          const rights = await toRights(tx, user)
          const { id, version } = await insertUser(tx, user, rights)
          return saved(201, 'User created successfully', { id, version })
        }),
      )
      mailer.wake()
      return answer
    },

    async readUser({ path, work }) {
      return { status: 200, body: await work((tx) => whole(tx, path.id)) }
    },

    async updateUser({ path: { id }, body, ifMatch, work }) {
      const input = checkUser(body)
      const answer = await uniqueEmail(() =>
        work(async (tx) => {
          const rights = await toRights(tx, input)
          const outcome = await updateUser(tx, { id, input, rights, ifMatch })
          if (outcome === 'changed') throw changedMeanwhile('user', await whole(tx, id))
          const { version } = settled(outcome)
          return saved(200, 'User updated successfully', { id, version })
        }),
      )
      mailer.wake()
      return answer
    },

    async inviteUser({ path: { id }, once }) {
      const answer = await once(async (tx) => {
        settled(await inviteUser(tx, id))
        return saved(200, 'Invitation sent successfully', { id })
      })
      mailer.wake()
      return answer
    },

    async deactivateUser({ path: { id }, caller, once }: Call<'deactivateUser'>) {
      return once(async (tx) => {
        const { version } = settled(await deactivateUser(tx, id, caller.userId))
        return saved(200, 'User deactivated successfully', { id, version })
      })
    },

    async reactivateUser({ path: { id }, once }) {
      return once(async (tx) => {
        const { version } = settled(await reactivateUser(tx, id))
        return saved(200, 'User reactivated successfully', { id, version })
      })
    },
  }
}

async function whole(tx: Tx, id: number): Promise<User> {
  const user = await readUser(tx, id)
  if (!user) throw notFound('User')
  return user
}

function saved<Status extends number>(status: Status, message: string, about: { id: number; version?: number }) {
  return { status, body: { data: { message, ...about } } }
}

/** What a store says about a write: null is a user that is not there. */
function settled(outcome: { version: number } | Refusal | null): { version: number } {
  if (outcome === null) throw notFound('User')
  if (typeof outcome === 'object') return outcome
  const { field, text } = sentences[outcome]
  throw new ApiError(422, text, { fields: { [field]: text } })
}

/** A user name is unique over all caterers, because a login names none; the index decides between two at once. */
async function uniqueEmail<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const refusal = databaseError(error)
    if (refusal instanceof DatabaseError && refusal.constraint === 'app_user_user_name') {
      throw rejected({ email: 'This email id is already registered' })
    }
    throw error
  }
}
