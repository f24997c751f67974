import { dayOrderOf } from '@commissary/domain/dates'
import type { ReadContext } from '@commissary/domain/orders'

import type { Tx } from '../../db/work.ts'
import { readTerms } from '../meal-orders/order-settings.ts'

/** What reading a file needs to know about the caterer. */
export interface FileContext extends ReadContext {
  today: string
  country: string
}

/** `numbers`: how the file writes its amounts. */
export async function readFileContext(tx: Tx, numbers: ReadContext['numbers']): Promise<FileContext> {
  const { country, currency, timeZone, today } = await readTerms(tx)
  return { order: dayOrderOf(country), ownZone: timeZone, currency, numbers, today, country }
}
