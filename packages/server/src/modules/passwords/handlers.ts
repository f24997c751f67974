import { notFound, rejected, unauthorized } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/work.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { message } from '../../shared/messages.ts'
import { clearAttempts, countAttempt, hashAddress, networkOf } from '../session/attempts.ts'
import { accountKeyOf, checkCredentials, loginLimits } from '../session/login.ts'
import { hashPassword, isPassword } from '../session/passwords.ts'
import { findLogin, isKnownAddress } from '../session/store.ts'
import { splitUserName } from '../session/user-names.ts'
import { findLink, hasValidLink } from './links.ts'
import { passwordProblem } from './password-rules.ts'
import { changeOwnPassword, readOwnAccount, requestLink, setPassword } from './store.ts'

/** Attempts in 15 minutes. Mail reaches a person, so it has lower limits than a lookup. */
const limits = { mailPerAccount: 5, mailPerAddress: 30, lookupsPerAccount: 30, lookupsPerAddress: 100 }

/** Calls without a session use the database directly until the account is known. */
export function passwordHandlers(
  database: Database,
  mailer: Mailer,
): Handlers<
  | 'checkLogin'
  | 'validateUserName'
  | 'forgotPassword'
  | 'recoveryPassword'
  | 'changePassword'
  | 'isLinkValidate'
  | 'catererAccActivation'
> {
  const countLookup = (ip: string, about: string) =>
    countAttempt(
      database,
      { key: `lookup from ${networkOf(ip)}`, attempts: limits.lookupsPerAddress },
      { key: `lookup of ${about.toLowerCase()}`, attempts: limits.lookupsPerAccount },
    )
  const isFromKnownAddress = (userId: number, ip: string) =>
    database.system((tx) => isKnownAddress(tx, userId, hashAddress(userId, ip)))
  /** Counts only invalid links, so other people's attempts never block a valid one. */
  const refuseLink = async (ip: string, about: string): Promise<never> => {
    await countLookup(ip, `links of ${about}`)
    throw linkExpired()
  }

  return {
    async checkLogin({ body: { userName, password }, ip, t }) {
      const { prefix, name } = splitUserName(userName)
      const asCaterer = prefix === null ? `ROLE_CATERER:${name}` : userName
      if (!(await checkCredentials(database, { userName: asCaterer, password, ip }))) {
        throw unauthorized(message('passwords.incorrect'))
      }
      return { status: 200, body: { data: { message: t('passwords.correct') } } }
    },

    async validateUserName({ query: { username }, ip }) {
      const { name } = splitUserName(username)
      await countLookup(ip, name)
      return { status: 200, body: (await database.system((tx) => findLogin(tx, name))) === null }
    },

    async forgotPassword({ body: { username }, ip, t }) {
      const { name } = splitUserName(username)
      const found = await database.system((tx) => findLogin(tx, name))
      try {
        const isKnown = found !== null && (await isFromKnownAddress(found.userId, ip))
        await countAttempt(
          database,
          ...(isKnown ? [] : [{ key: `mail from ${networkOf(ip)}`, attempts: limits.mailPerAddress }]),
          { key: `mail to ${name.toLowerCase()}`, attempts: limits.mailPerAccount },
        )
      } catch (refusal) {
        // Even when a stranger used up the requests, the owner has a link in the mailbox that works.
        const hasLink =
          found?.status === 'active' &&
          (await database.work({ catererId: found.catererId }, (tx) => hasValidLink(tx, found.userId)))
        if (!hasLink) throw refusal
        return { status: 200, body: { data: { message: t('passwords.linkSent') } } }
      }
      const isQueued =
        found !== null && (await database.work({ catererId: found.catererId }, (tx) => requestLink(tx, found.userId)))
      if (!isQueued) {
        const notRegistered = message('passwords.notRegistered')
        throw rejected({ username: notRegistered }, notRegistered)
      }
      mailer.checkNow()
      return { status: 200, body: { data: { message: t('passwords.linkSent') } } }
    },

    async isLinkValidate({ query: { token, userId }, ip, t }) {
      const { link, user } = await database.system(async (tx) => {
        const found = await findLink(tx, token)
        return { link: found, user: found && (await findLogin(tx, found.userName)) }
      })
      if (!link || !user || link.userId !== userId) return refuseLink(ip, String(userId))
      const data = { message: t('passwords.linkValid'), username: link.userName, role: user.role }
      return { status: 200, body: { data } }
    },

    async recoveryPassword({ body: { username, fToken, password }, ip, t }) {
      const { name } = splitUserName(username)
      const link = await database.system((tx) => findLink(tx, fToken))
      if (link?.userName.toLowerCase() !== name.toLowerCase()) return refuseLink(ip, name)
      const problem = await passwordProblem(password, link.userName)
      if (problem !== null) throw rejected({ password: problem })

      const passwordHash = await hashPassword(password)
      const isSet = await database.work(link, (tx) => setPassword(tx, { ...link, token: fToken, passwordHash }))
      if (!isSet) throw linkExpired()
      // The owner of the mailbox can log in right away, despite failed guesses by others.
      await database.system((tx) => clearAttempts(tx, accountKeyOf(link.userName)))
      mailer.checkNow()
      return { status: 200, body: { data: { message: t('passwords.set') } } }
    },

    async changePassword({ body: { currentPassword, password }, caller: { userId, familyId }, work, t }) {
      const key = `current password of ${userId}`
      await countAttempt(database, { key, attempts: loginLimits.perAccount })
      const account = await work((tx) => readOwnAccount(tx, userId))
      const provenHash = account?.passwordHash ?? null
      if (!account || provenHash === null || !(await isPassword(currentPassword, provenHash))) {
        throw rejected({ currentPassword: message('passwords.currentWrong') })
      }
      await database.system((tx) => clearAttempts(tx, key))
      const problem = await passwordProblem(password, account.userName)
      if (problem !== null) throw rejected({ password: problem })

      const passwordHash = await hashPassword(password)
      const isChanged = await work((tx) => changeOwnPassword(tx, { userId, familyId, provenHash, passwordHash }))
      if (!isChanged) throw rejected({ currentPassword: message('passwords.currentWrong') })
      mailer.checkNow()
      return { status: 200, body: { data: { message: t('passwords.changed') } } }
    },

    async catererAccActivation({ query: { username }, ip, t }) {
      const { name } = splitUserName(username)
      await countLookup(ip, name)
      const found = await database.system((tx) => findLogin(tx, name))
      if (!found) throw notFound(message('passwords.accountNotFound'))
      const active = found.status === 'active' && found.passwordHash !== null
      const state = t(active ? 'passwords.accountActive' : 'passwords.accountInactive')
      return { status: 200, body: { data: { message: state, active } } }
    },
  }
}

const linkExpired = () => notFound(message('passwords.linkExpired'))
