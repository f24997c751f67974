import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/work.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { clearAttempts, countAttempt, networkOf } from '../session/attempts.ts'
import { accountKeyOf, checkCredentials } from '../session/login.ts'
import { hashPassword } from '../session/passwords.ts'
import { findLogin } from '../session/store.ts'
import { splitUserName } from '../session/user-names.ts'
import { findLink } from './links.ts'
import { passwordProblem } from './password-rules.ts'
import { askForLink, setPassword } from './store.ts'

const texts = {
  wrong: 'Invalid Username/Password',
  notRegistered: 'This email id is not registered',
  // To the letter of the specification.
  sent: 'Your password reset link has been sent to you registered email id',
  set: 'Your password has been set successfully.',
  expired: 'Your registration link has expired please contact your system administrator.',
}

/** Attempts in 15 minutes. Mail goes to somebody; a look-up only tells. */
const limits = { mailPerAccount: 5, mailPerAddress: 30, lookUpPerAccount: 30, lookUpPerAddress: 100 }

/** Calls that run before login: they work on the database itself until the account is known. */
export function passwordHandlers(
  database: Database,
  mailer: Mailer,
): Handlers<
  'checkLogin' | 'validateUserName' | 'forgotPassword' | 'recoveryPassword' | 'isLinkValidate' | 'catererAccActivation'
> {
  const countLookUp = (ip: string, about: string) =>
    countAttempt(
      database,
      { key: `look-up from ${networkOf(ip)}`, attempts: limits.lookUpPerAddress },
      { key: `look-up of ${about.toLowerCase()}`, attempts: limits.lookUpPerAccount },
    )
  /** A good link is never refused for the tries of others; bad ones are counted. */
  const refuseLink = async (ip: string, about: string): Promise<never> => {
    await countLookUp(ip, `links of ${about}`)
    throw new ApiError(404, texts.expired)
  }

  return {
    async checkLogin({ body: { userName, password }, ip }) {
      const { door, name } = splitUserName(userName)
      const asCaterer = door === null ? `ROLE_CATERER:${name}` : userName
      if (!(await checkCredentials(database, { userName: asCaterer, password, ip })))
        throw new ApiError(401, texts.wrong)
      return { status: 200, body: { data: { message: 'User name and password are right' } } }
    },

    async validateUserName({ query: { username }, ip }) {
      const { name } = splitUserName(username)
      await countLookUp(ip, name)
      return { status: 200, body: (await database.system((tx) => findLogin(tx, name))) === null }
    },

    async forgotPassword({ body: { username }, ip }) {
      const { name } = splitUserName(username)
      await countAttempt(
        database,
        { key: `mail from ${networkOf(ip)}`, attempts: limits.mailPerAddress },
        { key: `mail to ${name.toLowerCase()}`, attempts: limits.mailPerAccount },
      )
      const found = await database.system((tx) => findLogin(tx, name))
      const isAsked =
        found !== null && (await database.work({ catererId: found.catererId }, (tx) => askForLink(tx, found.userId)))
      if (!isAsked) throw new ApiError(422, texts.notRegistered, { fields: { username: texts.notRegistered } })
      mailer.wake()
      return { status: 200, body: { data: { message: texts.sent } } }
    },

    async isLinkValidate({ query: { token, userId }, ip }) {
      const { link, user } = await database.system(async (tx) => {
        const found = await findLink(tx, token)
        return { link: found, user: found && (await findLogin(tx, found.userName)) }
      })
      if (!link || !user || link.userId !== userId) return refuseLink(ip, String(userId))
      const data = { message: 'The link is good', username: link.userName, role: user.role }
      return { status: 200, body: { data } }
    },

    async recoveryPassword({ body: { username, fToken, password }, ip }) {
      const { name } = splitUserName(username)
      const link = await database.system((tx) => findLink(tx, fToken))
      if (link?.userName.toLowerCase() !== name.toLowerCase()) return refuseLink(ip, name)
      const problem = await passwordProblem(password, link.userName)
      if (problem !== null) throw rejected({ password: problem })

      const passwordHash = await hashPassword(password)
      const isSet = await database.work(link, (tx) => setPassword(tx, { ...link, token: fToken, passwordHash }))
      if (!isSet) throw new ApiError(404, texts.expired)
      // Whoever reads the mail of the account is let in, however often others guessed.
      await database.system((tx) => clearAttempts(tx, accountKeyOf(link.userName)))
      mailer.wake()
      return { status: 200, body: { data: { message: texts.set } } }
    },

    async catererAccActivation({ query: { username }, ip }) {
      const { name } = splitUserName(username)
      await countLookUp(ip, name)
      const found = await database.system((tx) => findLogin(tx, name))
      if (!found) throw notFound('Account')
      const active = found.status === 'active' && found.passwordHash !== null
      const message = active ? 'The account is active' : 'The account is not active'
      return { status: 200, body: { data: { message, active } } }
    },
  }
}
