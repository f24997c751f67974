import { allergenRisk } from '@commissary/domain/food'

import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { readItemsOnMenu } from '../meal-orders/order-choices.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { listMenuCaterers } from '../menu-items/read.ts'
import { readPublicItems } from '../public-menus/public-items.ts'
import { isOnMenu } from './child-orders.ts'
import { needChild, type Parent } from './own-children.ts'

interface ItemsQuery {
  date: string
  menuType: Schemas['MenuType']
}

/** The items that can be ordered for a child: those of the published menu with a price. Throws a 404 for a child that is not the parent's. */
export async function readChildItems(
  tx: Tx,
  parent: Parent,
  id: number,
  { date, menuType }: ItemsQuery,
): Promise<Schemas['ChildItems']> {
  const child = await needChild(tx, parent, id)
  const { taxPct } = await readTerms(tx)
  if (!(await isOnMenu(tx, child, date, menuType))) return { items: [], taxPct }
  const served = await readItemsOnMenu(tx, child.schoolId, date, menuType)
  const { menuCaterers } = await listMenuCaterers(tx, { types: menuType, isActive: true })
  const own = menuCaterers.filter(({ menuItemId }) => served.has(menuItemId))
  const items = await readPublicItems(
    tx,
    own.map(({ menuItemId }) => menuItemId),
  )
  return {
    taxPct,
    items: own.flatMap(({ menuItemId, name, price, allergens }) =>
      price === null
        ? []
        : [
            {
              itemId: menuItemId,
              name,
              names: items.get(menuItemId)?.names ?? {},
              price: toAmount(price),
              conflicts: child.allergies.filter((allergy) => allergenRisk(allergens, [allergy]).level !== 'free'),
            },
          ],
    ),
  }
}
