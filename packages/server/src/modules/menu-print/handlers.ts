import type { Handlers } from '../../contract/operations.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { Printer } from '../../documents/printer.ts'
import { readPrintedMenu } from './store.ts'

/** The document is rendered outside the transaction, to keep it short. */
export function menuPrintHandlers(printer: Printer): Handlers<'printMenu'> {
  return {
    async printMenu({ body, caller, work, signal }) {
      const document = await work((tx) => readPrintedMenu(tx, caller, body))
      const bytes = await printer.print(document, caller.catererId, signal)
      const { t } = wordingOf(document)
      const fileName = `${t(`print.menu.fileNames.${body.audience}`, { name: document.name, date: body.startDate })}.pdf`
      return { status: 200, body: { fileName, mediaType: 'application/pdf', bytes } }
    },
  }
}
