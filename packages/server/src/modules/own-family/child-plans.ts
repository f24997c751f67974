import { and, eq, exists } from 'drizzle-orm'

import { ApiError, notFound, rejected } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { mealOrder, orderPlan } from '../../db/schema/meal-order.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { isOwnHousehold } from '../../shared/own-households.ts'
import { cancelOrdersOf, listPlansOf, placePlanFor, previewPlanFor } from '../meal-orders/order-plans.ts'
import { readTerms } from '../meal-orders/order-settings.ts'
import { lockOrderingChild, needPrice, readMenuTypes } from './child-orders.ts'
import { needChild, type Parent } from './own-children.ts'

type PlanInput = Schemas['ChildPlanInput']

/** Plans only have regular meals: the items of other days are not published yet. */
const regular: Pick<Schemas['OrderPlanInput'], 'kind' | 'lines'> = {
  kind: 'Regular',
  lines: [{ itemId: null, quantity: 1 }],
}

/** Whether a plan has an order of one of the parent's households. */
const isOwnOrder = (tx: Tx, parent: Parent) =>
  exists(
    tx
      .select({ id: mealOrder.id })
      .from(mealOrder)
      .where(and(eq(mealOrder.planId, orderPlan.id), isOwnHousehold(parent, mealOrder.householdId))),
  )

/** The plans of a child, newest first. Throws a 404 for a child that is not the parent's. */
export async function listChildPlans(tx: Tx, parent: Parent, id: number): Promise<Schemas['ChildPlan'][]> {
  const child = await needChild(tx, parent, id)
  return listPlansOf(tx, and(eq(orderPlan.studentId, child.id), isOwnOrder(tx, parent)))
}

/** The days and the total of a plan for a child. Throws what `placeChildPlan` throws. */
export async function previewChildPlan(
  tx: Tx,
  parent: Parent,
  id: number,
  input: PlanInput,
): Promise<Schemas['OrderPlanPreview']> {
  return previewPlanFor(tx, await lockPlanningChild(tx, parent, id, input), { ...input, ...regular })
}

/**
 * Orders the regular meals of a period for a child. Throws a 404 for a child that is not the parent's, and a 422 where the caterer
 * takes no orders from families, for a meal that the school does not have or without a price, and if no day can be ordered.
 */
export async function placeChildPlan(tx: Tx, parent: Parent, id: number, input: PlanInput) {
  return placePlanFor(tx, await lockPlanningChild(tx, parent, id, input), { ...input, ...regular })
}

async function lockPlanningChild(tx: Tx, parent: Parent, id: number, { menuType }: PlanInput) {
  const { child } = await lockOrderingChild(tx, parent, id)
  if (!(await readMenuTypes(tx, child.schoolId)).has(menuType))
    throw rejected({ menuType: message('ownFamily.noPrice') })
  await needPrice(tx, child, menuType)
  return child
}

/** Cancels the orders of a plan that are before their cutoff. Returns how many. Throws a 404 for a plan of another family. */
export async function cancelChildPlan(tx: Tx, parent: Parent, planId: number): Promise<number> {
  const [found] = await tx
    .select({ id: orderPlan.id })
    .from(orderPlan)
    .where(and(eq(orderPlan.id, planId), isOwnOrder(tx, parent)))
  if (!found) throw notFound(message('orders.planNotFound'))
  const { familiesOrder } = await readTerms(tx)
  if (!familiesOrder) throw new ApiError(422, message('ownFamily.orderingOff'))
  return cancelOrdersOf(tx, and(eq(mealOrder.planId, planId), isOwnHousehold(parent, mealOrder.householdId)))
}
