import { ApiError } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { retried } from '../../db/retried.ts'
import type { Database, Tx } from '../../db/work.ts'
import type { Printer } from '../../documents/printer.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { countAttempt, networkOf } from '../session/attempts.ts'
import { createLink, findReceivingLink, type FoundLink, listLinks, takeBackLink } from './links.ts'
import { readReceivingPrint } from './print.ts'
import { editSection, readSection, signSection } from './receiving.ts'

/** Calls in 15 minutes. A school's phones share an address, and each saves during entry. Wrong tokens are counted separately. */
const limits = { perAddress: 2_000, wrongPerAddress: 60 }

interface ReceivingSettings {
  printer: Printer
  /** The address of the product; null = the one that was called. */
  appUrl: string | null
}

/** With a session, links are made and taken back. Without one, a link's token leads to its caterer, whose policies then apply. */
export function receivingHandlers(
  database: Database,
  { printer, appUrl }: ReceivingSettings,
): Handlers<
  | 'listReceivingLinks'
  | 'createReceivingLink'
  | 'takeBackReceivingLink'
  | 'printReceivingCode'
  | 'readReceiving'
  | 'editReceiving'
  | 'signReceiving'
> {
  async function open(token: string, ip: string): Promise<FoundLink> {
    await countAttempt(database, { key: `receiving from ${networkOf(ip)}`, attempts: limits.perAddress })
    try {
      return await findReceivingLink(database, token)
    } catch (error) {
      if (error instanceof ApiError) {
        await countAttempt(database, { key: `wrong link from ${networkOf(ip)}`, attempts: limits.wrongPerAddress })
      }
      throw error
    }
  }
  const within = <Result>({ catererId }: FoundLink, run: (tx: Tx) => Promise<Result>) =>
    retried(() => database.work({ catererId }, run))

  return {
    async listReceivingLinks({ path, caller, work }) {
      return { status: 200, body: { links: await work((tx) => listLinks(tx, caller, path.id)) } }
    },

    // Without a stored response, which would keep the token.
    async createReceivingLink({ path, caller, work, t }) {
      const created = await work((tx) => createLink(tx, caller, path.id))
      return { status: 200, body: { data: { message: t('receiving.created'), ...created } } }
    },

    async takeBackReceivingLink({ path, caller, work, t }) {
      const link = await work((tx) => takeBackLink(tx, caller, { recordId: path.id, linkId: path.linkId }))
      return { status: 200, body: { data: { message: t('receiving.takenBackNow'), link } } }
    },

    async printReceivingCode({ path, body, caller, work, origin, signal }) {
      const document = await work((tx) =>
        readReceivingPrint(tx, caller, { id: path.id, on: body.on, origin: appUrl ?? origin }),
      )
      const bytes = await printer.print(document, caller.catererId, signal)
      const { t } = wordingOf(document)
      const [name, { schoolName: school, date }] =
        'labelsOf' in document ? (['labels', document.labelsOf] as const) : (['delivery', document.record] as const)
      const fileName = `${t(`print.production.fileNames.${name}`, { school, date })}.pdf`
      return { status: 200, body: { fileName, mediaType: 'application/pdf', bytes } }
    },

    async readReceiving({ query, ip }) {
      const link = await open(query.token, ip)
      return { status: 200, body: await within(link, (tx) => readSection(tx, link.recordId)) }
    },

    async editReceiving({ query, body, ip, t }) {
      const link = await open(query.token, ip)
      const data = await within(link, (tx) => editSection(tx, link.recordId, body.edits))
      return { status: 200, body: { data: { message: t('productionRecords.saved'), ...data } } }
    },

    async signReceiving({ query, body, ip, t }) {
      const link = await open(query.token, ip)
      const receiving = await within(link, (tx) => signSection(tx, link.recordId, body))
      return { status: 200, body: { data: { message: t('productionRecords.signed'), receiving } } }
    },
  }
}
