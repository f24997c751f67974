import { addDays } from '@commissary/domain/dates'

import type { Tx } from '../../db/work.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { type PublicMenu, type PublicRange, readPublicMenu } from '../public-menus/store.ts'
import { needChild, type Parent } from './own-children.ts'

/** Days after the first one, when no last day is given. */
const furtherDays = 6

/** The requested days; by default, a week starting today. */
export async function wholeRange(tx: Tx, { startDate, endDate }: PublicRange): Promise<Required<PublicRange>> {
  const from = startDate ?? (await readCatererToday(tx))
  return { startDate: from, endDate: endDate ?? addDays(from, furtherDays) }
}

/** What was published to the school of a child. Throws a 404 for a child that is not the parent's. */
export async function readChildMenu(tx: Tx, parent: Parent, id: number, range: PublicRange): Promise<PublicMenu> {
  const { schoolId } = await needChild(tx, parent, id)
  return readPublicMenu(tx, schoolId, await wholeRange(tx, range))
}
