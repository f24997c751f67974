import { notFound } from '../../contract/api-error.ts'
import type { Handlers } from '../../contract/operations.ts'
import { message } from '../../shared/messages.ts'
import { readChildMenu } from './child-menu.ts'
import { readChildItems } from './child-items.ts'
import { cancelMeal, listChildOrders, orderMeal } from './child-orders.ts'
import { cancelChildPlan, listChildPlans, placeChildPlan, previewChildPlan } from './child-plans.ts'
import { readOwnFamily, saveAllergies } from './family.ts'
import { readProfile, saveProfile } from './profile.ts'

export const ownFamilyHandlers: Handlers<
  | 'readOwnFamily'
  | 'readChildMenu'
  | 'saveChildAllergies'
  | 'listChildOrders'
  | 'orderChildMeal'
  | 'cancelChildOrder'
  | 'readChildItems'
  | 'listChildPlans'
  | 'placeChildPlan'
  | 'previewChildPlan'
  | 'cancelChildPlan'
  | 'readOwnProfile'
  | 'saveOwnProfile'
> = {
  async readOwnFamily({ caller, work }) {
    return { status: 200, body: await work((tx) => readOwnFamily(tx, caller)) }
  },

  async readChildMenu({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => readChildMenu(tx, caller, path.id, query)) }
  },

  async saveChildAllergies({ path: { id }, body, caller, ifMatch, work, t }) {
    const saved = await work((tx) => saveAllergies(tx, caller, { id, ifMatch }, body))
    return { status: 200, body: { data: { message: t('ownFamily.allergiesSaved'), ...saved } } }
  },

  async listChildOrders({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => listChildOrders(tx, caller, path.id, query)) }
  },

  async orderChildMeal({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const saved = await orderMeal(tx, caller, path.id, body)
      return { status: 201, body: { data: { message: t('orders.placed'), ...saved } } }
    })
  },

  async cancelChildOrder({ path, caller, once, t }) {
    return once(async (tx) => {
      const saved = await cancelMeal(tx, caller, path.id)
      return { status: 200, body: { data: { message: t('orders.cancelled'), ...saved } } }
    })
  },

  async readChildItems({ path, query, caller, work }) {
    return { status: 200, body: await work((tx) => readChildItems(tx, caller, path.id, query)) }
  },

  async listChildPlans({ path, caller, work }) {
    return { status: 200, body: { plans: await work((tx) => listChildPlans(tx, caller, path.id)) } }
  },

  async placeChildPlan({ path, body, caller, once, t }) {
    return once(async (tx) => {
      const { id, count } = await placeChildPlan(tx, caller, path.id, body)
      return { status: 201, body: { data: { message: t('orders.planPlaced', { count }), id } } }
    })
  },

  async previewChildPlan({ path, body, caller, work }) {
    return { status: 200, body: await work((tx) => previewChildPlan(tx, caller, path.id, body)) }
  },

  async cancelChildPlan({ path, caller, once, t }) {
    return once(async (tx) => {
      const count = await cancelChildPlan(tx, caller, path.id)
      return { status: 200, body: { data: { message: t('orders.planCancelled', { count }), count } } }
    })
  },

  async readOwnProfile({ caller, work }) {
    const body = await work((tx) => readProfile(tx, caller))
    if (!body) throw notFound(message('users.notFound'))
    return { status: 200, body }
  },

  async saveOwnProfile({ body, caller, ifMatch, work, t }) {
    const { version } = await work((tx) => saveProfile(tx, caller, body, ifMatch))
    return { status: 200, body: { data: { message: t('ownFamily.profileSaved'), version } } }
  },
}
