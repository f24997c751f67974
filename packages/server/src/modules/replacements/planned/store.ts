import { isSameItem, type MenuDay, plannedItemOf } from '@commissary/domain/menu'

import { rejected } from '../../../contract/api-error.ts'
import type { Caller, Schemas } from '../../../contract/operations.ts'
import { replacement, type ReplacedDay } from '../../../db/schema/replacement.ts'
import type { Tx } from '../../../db/work.ts'
import { readCatererToday } from '../../../shared/caterer-today.ts'
import { message } from '../../../shared/messages.ts'
import { allLines } from '../../calendars/days.ts'
import { pantryOf } from '../../calendars/menu-pantry.ts'
import { type BookDay, changeDay, readBook } from './book.ts'
import { readOffer } from './offer.ts'
import { editableMenus, refuseOtherDays } from './scope.ts'
import { type DayToWrite, lockMenu, writeBookDays } from './write.ts'

type Input = Schemas['PlannedReplacementInput']
type Result = Omit<Schemas['PlannedReplacementResult'], 'message'>

/**
 * Replaces an item on days of menus, and says what it left out: days that were served, or changed since they were read. Throws a
 * 422 for menus that the caller cannot edit, and for a new item that cannot be on a menu. Then nothing is stored.
 */
export async function createPlanned(tx: Tx, caller: Pick<Caller, 'userId'>, input: Input): Promise<Result> {
  const { menus, find, by, days: asked } = input
  refuseOtherDays(
    menus,
    asked.map(({ day }) => day),
    'days',
  )
  const today = await readCatererToday(tx)
  const editable = await editableMenus(tx, caller, menus)
  const unknown = asked.findIndex(({ menuId }) => !editable.has(menuId))
  if (unknown >= 0) throw rejected({ [`days.${unknown}.menuId`]: message('replacements.unknownMenu') })
  const offer = await readOffer(tx, find, by)

  const hasItem = ({ served }: BookDay) => served.lines.some((line) => isSameItem(plannedItemOf(line), find))
  const skipped: Result['skipped'] = []
  const replaced: ReplacedDay[] = []
  const byMenu = [...Map.groupBy(asked, ({ menuId }) => menuId)].toSorted(([a], [b]) => a - b)
  for (const [menuId, askedDays] of byMenu) {
    const menu = editable.get(menuId)
    if (!menu) continue
    const { gradeGroup } = menu.program
    await lockMenu(tx, menus, menu)
    const keys = [...new Map(askedDays.map((one) => [one.day, one])).values()]
    const book = await readBook(tx, { menus, menuIds: [menuId], days: keys.map(({ day }) => day), today })
    const toWrite: DayToWrite[] = []
    for (const { day: key, version } of keys) {
      const skip = (reason: Result['skipped'][number]['reason']) =>
        skipped.push({ menuName: menu.name, day: key, reason })
      const day = book.get(menuId)?.get(key)
      if (menus !== 'cycle' && (key < today || day?.planned?.isServed)) skip('served')
      else if (!day || day.version !== version || !hasItem(day)) skip('changed')
      else if (offer?.isDiscontinued(day.date, gradeGroup)) skip('discontinued')
      else {
        const after = changeDay(day, find, offer?.on(day.date, gradeGroup) ?? null)
        if (after) toWrite.push({ day, after: after.own })
        else skip('recurs')
      }
    }
    if (toWrite.length === 0) continue
    const pantry = await pantryOf(
      tx,
      toWrite.flatMap(({ day, after }) => [after, ...storedLines(day)]),
    )
    replaced.push(...(await writeBookDays(tx, { menus, menuId, days: toWrite, pantry })))
  }
  if (replaced.length === 0) return { id: null, replaced: 0, skipped }
  const startsOn = menus === 'cycle' ? today : (replaced.map(({ day }) => day).toSorted()[0] ?? today)
  const [saved] = await tx
    .insert(replacement)
    .values({ startsOn, changes: [], planned: { menus, find, by, days: replaced } })
    .returning({ id: replacement.id })
  if (!saved) throw new Error('The replacement was not inserted')
  return { id: saved.id, replaced: replaced.length, skipped }
}

const storedLines = ({ planned, own, served }: BookDay): MenuDay[] =>
  planned ? [served, ...allLines(planned)] : own ? [served, own] : [served]
