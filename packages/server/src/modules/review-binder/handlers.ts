import type { Handlers } from '../../contract/operations.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { Printer } from '../../documents/printer.ts'
import { readBinder } from './read-binder.ts'

/** The pictures of recipes and the document are drawn outside the transaction, to keep it short. */
export function reviewBinderHandlers(printer: Printer): Handlers<'printReviewBinder'> {
  return {
    async printReviewBinder({ body, caller, work, signal }) {
      const source = await work((tx) => readBinder(tx, caller, body))
      const document = await source.document()
      const bytes = await printer.print(document, caller.catererId, signal)
      const { schoolName, from } = document.binder
      const fileName = `${wordingOf(document).t('print.binder.fileName', { school: schoolName, date: from })}.pdf`
      return { status: 200, body: { fileName, mediaType: 'application/pdf', bytes } }
    },
  }
}
