import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { Printer } from '../../documents/printer.ts'
import { message } from '../../shared/messages.ts'
import { readRecordCards } from './cards.ts'
import { listDays } from './days.ts'
import { editRecord } from './edit-record.ts'
import { listEvents } from './events.ts'
import { findRecord } from './find-record.ts'
import { addLine, removeLine } from './lines.ts'
import { openRecord } from './open-record.ts'
import { planRecord } from './plan-record.ts'
import { readPrintedRecord } from './print.ts'
import { toRecord } from './read.ts'
import { readSettings, saveSettings } from './settings.ts'
import { readSigned, reopenRecord, signRecord } from './sign.ts'
import { substitutionEffect } from './substitution.ts'

type Ids =
  | 'listProductionRecords'
  | 'openProductionRecord'
  | 'readProductionRecord'
  | 'editProductionRecord'
  | 'planProductionRecord'
  | 'addProductionLine'
  | 'removeProductionLine'
  | 'previewSubstitution'
  | 'signProductionRecord'
  | 'reopenProductionRecord'
  | 'readSignedProductionRecord'
  | 'listProductionEvents'
  | 'printProductionRecord'
  | 'readProductionSettings'
  | 'updateProductionSettings'

/** The document is rendered outside the transaction, to keep it short. */
export function productionRecordHandlers(printer: Printer): Handlers<Ids> {
  return {
    async listProductionRecords({ query, caller, work }) {
      return { status: 200, body: await work((tx) => listDays(tx, caller, query)) }
    },

    openProductionRecord({ body, caller, once, t }) {
      return once(async (tx) => {
        const record = await toRecord(tx, await openRecord(tx, caller, body))
        return { status: 200, body: { data: { message: t('productionRecords.opened'), record } } }
      })
    },

    async readProductionRecord({ path, caller, work }) {
      return {
        status: 200,
        body: await work(async (tx) => toRecord(tx, await findRecord(tx, caller.userId, path.id))),
      }
    },

    async editProductionRecord({ path, body, caller, work, t }) {
      const data = await work(async (tx) => {
        const { found, conflicts } = await editRecord(tx, caller, path.id, body.edits)
        return { record: await toRecord(tx, found), conflicts }
      })
      return { status: 200, body: { data: { message: t('productionRecords.saved'), ...data } } }
    },

    planProductionRecord({ path, body, caller, once, t }) {
      return once(async (tx) => {
        const record = await toRecord(tx, await planRecord(tx, caller, path.id, body.from))
        return { status: 200, body: { data: { message: t('productionRecords.planned'), record } } }
      })
    },

    addProductionLine({ path, body, caller, once, t }) {
      return once(async (tx) => {
        const record = await toRecord(tx, await addLine(tx, caller, path.id, body))
        return { status: 200, body: { data: { message: t('productionRecords.lineAdded'), record } } }
      })
    },

    async removeProductionLine({ path, caller, work, t }) {
      const record = await work(async (tx) => toRecord(tx, await removeLine(tx, caller, path.id, path.key)))
      return { status: 200, body: { data: { message: t('productionRecords.lineRemoved'), record } } }
    },

    async previewSubstitution({ path, body, caller, work }) {
      return { status: 200, body: await work((tx) => substitutionEffect(tx, caller, path.id, body)) }
    },

    signProductionRecord({ path, body, caller, once, t }) {
      return once(async (tx) => {
        const found = await signRecord(tx, caller, { id: path.id, part: body.part, version: body.version ?? null })
        const text = found.row.closedAt === null ? 'productionRecords.signed' : 'productionRecords.closedNow'
        return { status: 200, body: { data: { message: t(text), record: await toRecord(tx, found) } } }
      })
    },

    reopenProductionRecord({ path, body, caller, once, t }) {
      return once(async (tx) => {
        const record = await toRecord(tx, await reopenRecord(tx, caller, path.id, body.reason))
        return { status: 200, body: { data: { message: t('productionRecords.reopened'), record } } }
      })
    },

    async readSignedProductionRecord({ path, caller, work }) {
      const record = await work(async (tx) => {
        await findRecord(tx, caller.userId, path.id)
        return readSigned(tx, path.id, path.round)
      })
      if (!record) throw notFound(message('productionRecords.notFound'))
      return { status: 200, body: record }
    },

    async listProductionEvents({ path, query, caller, work }) {
      const body = await work(async (tx) => {
        await findRecord(tx, caller.userId, path.id)
        return listEvents(tx, path.id, query)
      })
      return { status: 200, body }
    },

    async printProductionRecord({ path, body: { form }, caller, work, signal }) {
      if (form === 'cards') {
        const cards = await work((tx) => readRecordCards(tx, caller, path.id))
        const bytes = await printer.print(await cards.document(), caller.catererId, signal)
        return { status: 200, body: { fileName: cards.fileName, mediaType: 'application/pdf', bytes } }
      }
      const document = await work((tx) => readPrintedRecord(tx, caller, path.id, form))
      const bytes = await printer.print(document, caller.catererId, signal)
      const { record } = document
      const { t } = wordingOf(document)
      const fileName = `${t(`print.production.fileNames.${form}`, { school: record.schoolName, date: record.date })}.pdf`
      return { status: 200, body: { fileName, mediaType: 'application/pdf', bytes } }
    },

    async readProductionSettings({ work }) {
      return { status: 200, body: await work(readSettings) }
    },

    async updateProductionSettings({ body, ifMatch, work, t }) {
      const version = await work((tx) => saveSettings(tx, body, ifMatch))
      return { status: 200, body: { data: { message: t('productionRecords.settingsSaved'), version } } }
    },
  }
}
