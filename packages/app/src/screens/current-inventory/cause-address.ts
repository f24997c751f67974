import type { StockMove } from '@commissary/api-client'

import { type AccessUser, isAllowed } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'

/** The page of whatever caused a move; null if it has none, or none that the user can open. */
export function causeAddress(move: StockMove, user: AccessUser): string | null {
  switch (move.causeKind) {
    case 'startingInventory':
      return withQuery(paths.startingInventory, { open: move.causeId })
    case 'count':
      return withQuery(paths.physicalInventory, { open: move.causeId })
    case 'stockRequest':
      return withQuery(paths.inventoryRequest, { open: move.causeId })
    case 'receipt':
      return move.causeOrderId === null ? null : withQuery(paths.purchaseOrders, { open: move.causeOrderId })
    case 'productionRecord':
      return recordAddress(move.causeRecord, user)
    case 'change':
      return null
  }
}

/** A site may serve schools that the user has no access to. */
function recordAddress(record: StockMove['causeRecord'], user: AccessUser): string | null {
  if (record === null || !isAllowed({ module: 'production', requires: ['productionRecord'] }, user)) return null
  const { schoolId, date, itemType } = record
  if (!user.schools.some((school) => school.schoolId === schoolId)) return null
  return withQuery(paths.productionRecords, {
    school: schoolId,
    day: date,
    menu: itemType === 'MEAL' ? null : itemType,
  })
}
