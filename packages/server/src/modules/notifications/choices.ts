import { and, eq } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { notificationChoice } from '../../db/schema/notification.ts'
import { appUser } from '../../db/schema/user.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { allKinds, kinds, type NotificationKind } from './kinds.ts'

type User = Pick<Caller, 'userId'>

/** The kinds whose records a user can open, with the user's choices. By default at the bell (not for parents) and not by mail. */
export async function listChoices(tx: Tx, user: User): Promise<Schemas['NotificationChoice'][]> {
  const own = await tx.select().from(notificationChoice).where(eq(notificationChoice.userId, user.userId))
  const chosen = new Map(own.map((row) => [row.kind, row]))
  return (await offeredKinds(tx, user)).map((kind) => {
    const { bell = kinds[kind].audience === 'caterer', mail = false } = chosen.get(kind) ?? {}
    return { kind, bell, mail }
  })
}

/** Saves how a user is notified of a kind. Throws a 404 for a kind that the user cannot get. */
export async function choose(
  tx: Tx,
  user: User,
  kind: NotificationKind,
  { bell, mail }: Schemas['NotificationChoiceInput'],
): Promise<void> {
  if (!(await offeredKinds(tx, user)).includes(kind)) throw notFound(message('notifications.kindNotOffered'))
  const columns = { bell: bell && kinds[kind].audience === 'caterer', mail }
  await tx
    .insert(notificationChoice)
    .values({ userId: user.userId, kind, ...columns })
    .onConflictDoUpdate({
      target: [notificationChoice.catererId, notificationChoice.userId, notificationChoice.kind],
      set: columns,
    })
}

async function offeredKinds(tx: Tx, { userId }: User): Promise<NotificationKind[]> {
  const [row] = await tx
    .select({ role: appUser.role, modules: appUser.modules, hasStock: caterer.inventoryEnabled })
    .from(appUser)
    .innerJoin(caterer, eq(caterer.id, appUser.catererId))
    .where(and(eq(appUser.id, userId), eq(caterer.id, ownCaterer())))
  if (!row) return []
  const { role, modules, hasStock } = row
  const takesOrders = role === 'parent' && (await readTerms(tx)).familiesOrder
  return allKinds.filter((kind) => {
    const { audience, areas, isOfStock } = kinds[kind]
    if (audience === 'parent') return role === 'parent' && (kind !== 'childOrderDue' || takesOrders)
    if (role === 'parent' || (isOfStock && !hasStock)) return false
    return role === 'administrator' || modules === null || areas.some((area) => modules.includes(area))
  })
}
