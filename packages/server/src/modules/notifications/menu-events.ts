import type { MenuType } from '@commissary/domain/menu'

import type { Tx } from '../../db/work.ts'
import { monthOf } from '../../shared/months.ts'
import { type NotableEvent, notify } from './notify.ts'

interface PublishedMonth {
  yearMonth: string
  menuType: MenuType
  programId: number
  publicationId: number
  schools: readonly { schoolId: number; schoolName: string }[]
  today: string
}

/**
 * Notifies the schools' planners, and the parents of their students, about a published month. Parents are notified once per month,
 * not about every correction. A past month does not notify.
 */
export async function notifyMenuPublished(tx: Tx, published: PublishedMonth): Promise<void> {
  const { yearMonth, menuType, programId, publicationId, schools, today } = published
  if (yearMonth < monthOf(today)) return
  await notify(
    tx,
    schools.flatMap(({ schoolId, schoolName }): NotableEvent[] => {
      const of = { schoolId, facts: { schoolId, schoolName, yearMonth, itemType: menuType, programId } }
      return [
        { ...of, kind: 'menuPublished', eventKey: `publication ${publicationId} ${schoolId}`, area: 'menus' },
        { ...of, kind: 'childMenu', eventKey: `month ${schoolId} ${menuType} ${yearMonth}`, area: null },
      ]
    }),
  )
}
