import type { Handlers } from '../../contract/operations.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { Printer } from '../../documents/printer.ts'
import { readMealPrint } from './store.ts'

/** The document is rendered outside the transaction, to keep it short. */
export function mealPrintHandlers(printer: Printer): Handlers<'printStudentMeals'> {
  return {
    async printStudentMeals({ body, caller, work, signal }) {
      const document = await work((tx) => readMealPrint(tx, caller, body))
      const bytes = await printer.print(document, caller.catererId, signal)
      const { t } = wordingOf(document)
      const fileName = `${t(`print.meals.fileNames.${body.as}`, { date: body.date })}.pdf`
      return { status: 200, body: { fileName, mediaType: 'application/pdf', bytes } }
    },
  }
}
