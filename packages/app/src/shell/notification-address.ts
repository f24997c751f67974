import type { Notification } from '@commissary/api-client'

import { paths, withQuery } from '../routing/paths.ts'
import { pricesAddress } from '../routing/prices-address.ts'

/** The record that a notification is about. */
export function notificationAddress({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string {
  const { schoolId, itemType, date, yearMonth, orderId, ingredientId, programId } = facts
  const menu = itemType === 'MEAL' ? undefined : itemType
  switch (kind) {
    case 'recordOpen':
      return withQuery(paths.productionRecords, { school: schoolId, menu, day: date })
    case 'priceJump':
      // A price that was paid is on its order, one that a vendor asks with the vendor's item of the ingredient.
      return orderId === undefined ? pricesAddress(ingredientId) : withQuery(paths.purchaseOrders, { open: orderId })
    case 'orderDue':
      return withQuery(paths.purchaseOrders, { open: orderId })
    case 'recall':
      return withQuery(paths.recall, { lotCodes: facts.lotCode, ingredient: ingredientId })
    case 'menuPublished':
      return withQuery(paths.schoolMenus, { school: schoolId, month: yearMonth, menu, program: programId })
    // Parents have no bell.
    case 'childMenu':
    case 'childOrderDue':
      return paths.parent
  }
}
