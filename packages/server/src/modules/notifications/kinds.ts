import type { Schemas } from '../../contract/operations.ts'
import type { UserModule } from '../../db/schema/user.ts'

export type NotificationKind = Schemas['NotificationKind']

interface Kind {
  audience: 'caterer' | 'parent'
  areas: readonly UserModule[]
  isOfStock?: true
}

/** Who can get a kind: administrators and staff with one of its areas, or parents. In the order of the notification settings. */
export const kinds: Record<NotificationKind, Kind> = {
  recordOpen: { audience: 'caterer', areas: ['production'] },
  // Vendors' prices are on ingredients, paid prices on orders.
  priceJump: { audience: 'caterer', areas: ['catalog', 'inventory'] },
  orderDue: { audience: 'caterer', areas: ['inventory'], isOfStock: true },
  recall: { audience: 'caterer', areas: ['inventory'], isOfStock: true },
  menuPublished: { audience: 'caterer', areas: ['menus'] },
  childMenu: { audience: 'parent', areas: [] },
  childOrderDue: { audience: 'parent', areas: [] },
}

export const allKinds = Object.keys(kinds) as NotificationKind[]
/** What parents are notified about, by mail only. */
export const parentKinds = allKinds.filter((kind) => kinds[kind].audience === 'parent')
