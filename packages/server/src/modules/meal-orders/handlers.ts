import type { Handlers } from '../../contract/operations.ts'
import { deletePrice, insertPrice, listPrices, updatePrice } from './meal-prices.ts'
import { readChoices } from './order-choices.ts'
import { cancelPlan, listPlans, placePlan, previewPlan } from './order-plans.ts'
import { readSettings, saveSettings } from './order-settings.ts'
import { cancelOrder, markOrders, readOwnOrder, refundOrder } from './order-steps.ts'
import { placeOrder } from './place-order.ts'
import { listOrders } from './read-orders.ts'

export const mealOrderHandlers: Handlers<
  | 'listOrders'
  | 'placeOrder'
  | 'readOrder'
  | 'cancelOrder'
  | 'refundOrder'
  | 'markOrders'
  | 'readOrderChoices'
  | 'listOrderPlans'
  | 'placeOrderPlan'
  | 'previewOrderPlan'
  | 'cancelOrderPlan'
  | 'readOrderSettings'
  | 'saveOrderSettings'
  | 'listMealPrices'
  | 'createMealPrice'
  | 'updateMealPrice'
  | 'deleteMealPrice'
> = {
  async listOrders({ query, caller, work }) {
    return { status: 200, body: await work((tx) => listOrders(tx, caller, query)) }
  },

  async placeOrder({ body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await placeOrder(tx, caller, body)
      return { status: 201, body: { data: { message: t('orders.placed'), ...saved } } }
    })
  },

  async readOrder({ path, caller, work }) {
    return { status: 200, body: await work((tx) => readOwnOrder(tx, caller, path.id)) }
  },

  async cancelOrder({ path, caller, once, t }) {
    return once(async (tx) => {
      const saved = await cancelOrder(tx, caller, path.id)
      return { status: 200, body: { data: { message: t('orders.cancelled'), ...saved } } }
    })
  },

  async refundOrder({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await refundOrder(tx, caller, path.id, body)
      return { status: 200, body: { data: { message: t('orders.refunded'), ...saved } } }
    })
  },

  async markOrders({ body, caller, once, t }) {
    return once(async (tx) => {
      const count = await markOrders(tx, caller, body)
      return { status: 200, body: { data: { message: t(`orders.marked.${body.status}`, { count }), count } } }
    })
  },

  async readOrderChoices({ query, caller, work }) {
    return { status: 200, body: await work((tx) => readChoices(tx, caller, query)) }
  },

  async listOrderPlans({ query, caller, work }) {
    return { status: 200, body: { orderPlans: await work((tx) => listPlans(tx, caller, query.studentId)) } }
  },

  async placeOrderPlan({ body, caller, once, t }) {
    return once(async (tx) => {
      const { id, count } = await placePlan(tx, caller, body)
      return { status: 201, body: { data: { message: t('orders.planPlaced', { count }), id } } }
    })
  },

  async previewOrderPlan({ body, caller, work }) {
    return { status: 200, body: await work((tx) => previewPlan(tx, caller, body)) }
  },

  async cancelOrderPlan({ path, caller, once, t }) {
    return once(async (tx) => {
      const count = await cancelPlan(tx, caller, path.id)
      return { status: 200, body: { data: { message: t('orders.planCancelled', { count }), count } } }
    })
  },

  async readOrderSettings({ work }) {
    return { status: 200, body: await work(readSettings) }
  },

  async saveOrderSettings({ body, ifMatch, work, t }) {
    const version = await work((tx) => saveSettings(tx, body, ifMatch))
    return { status: 200, body: { data: { message: t('orders.settingsSaved'), version } } }
  },

  async listMealPrices({ work }) {
    return { status: 200, body: { mealPrices: await work(listPrices) } }
  },

  async createMealPrice({ body, once, t }) {
    return once(async (tx) => {
      const saved = await insertPrice(tx, body)
      return { status: 201, body: { data: { message: t('mealPrices.created'), ...saved } } }
    })
  },

  async updateMealPrice({ path: { id }, body, ifMatch, work, t }) {
    const saved = await work((tx) => updatePrice(tx, { id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('mealPrices.updated'), ...saved } } }
  },

  async deleteMealPrice({ path: { id }, ifMatch, work, t }) {
    const saved = await work((tx) => deletePrice(tx, { id, ifMatch }))
    return { status: 200, body: { data: { message: t('mealPrices.deleted'), ...saved } } }
  },
}
