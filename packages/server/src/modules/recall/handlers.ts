import { notFound, rejected } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import type { Printer } from '../../documents/printer.ts'
import { message } from '../../shared/messages.ts'
import { traceMeal } from './meal-trace.ts'
import { recallFile } from './recall-file.ts'
import { searchNames } from './search-names.ts'
import { unknownId } from './search.ts'
import { mostExported, traceLots } from './trace.ts'
import { withdrawLots } from './withdraw.ts'

const unknown = { ingredientId: 'stock.unknown.ingredient', vendorId: 'recall.unknownVendor' } as const

/** Files are made outside the transaction, to keep it short. */
export function recallHandlers(
  printer: Printer,
): Handlers<'traceLots' | 'traceMeal' | 'exportLotTrace' | 'withdrawLots'> {
  return {
    async traceLots({ query, caller, work }) {
      const body = await work(async (tx) => {
        const field = await unknownId(tx, query)
        if (field) throw notFound(message(unknown[field]))
        return traceLots(tx, caller, query)
      })
      return { status: 200, body }
    },

    async traceMeal({ query, caller, work }) {
      return { status: 200, body: await work((tx) => traceMeal(tx, caller, query)) }
    },

    async exportLotTrace({ body: { format, ...search }, caller, work, signal }) {
      const recall = await work(async (tx) => {
        const field = await unknownId(tx, search)
        if (field) throw rejected({ [field]: message(unknown[field]) })
        const trace = await traceLots(tx, caller, search, mostExported)
        return { ...(await readLetterhead(tx)), trace, search: await searchNames(tx, search) }
      })
      return { status: 200, body: await recallFile(printer, caller, signal, { recall, format }) }
    },

    withdrawLots({ body, caller, once, t }) {
      return once(async (tx) => {
        const id = await withdrawLots(tx, caller, body)
        return { status: 200, body: { data: { message: t('recall.withdrawn', { count: body.lines.length }), id } } }
      })
    },
  }
}
