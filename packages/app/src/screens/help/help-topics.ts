import type { Messages } from '@commissary/messages'

import type { AccessUser } from '../../routing/access.ts'
import type { Route } from '../../routing/route-model.ts'
import { allowedRoutes, routes } from '../../routing/routes.ts'

export type TopicId = keyof Messages['helpTopics']

/** A screen with its topic. */
export interface Topic {
  id: TopicId
  route: Route
}

/** The topics in the order of the menus. A new topic does not compile until it is here; a new screen fails `help-topics.test.ts`. */
const ids: Record<TopicId, true> = {
  dashboard: true,
  ingredients: true,
  recipes: true,
  masterItems: true,
  importProducts: true,
  cycleMenus: true,
  masterMenus: true,
  schoolMenus: true,
  productionRecords: true,
  todaysRecords: true,
  startingInventory: true,
  currentInventory: true,
  physicalInventory: true,
  inventoryRequest: true,
  purchaseOrders: true,
  recall: true,
  families: true,
  orders: true,
  payments: true,
  nutritionAnalysis: true,
  mealPattern: true,
  nutrientStandard: true,
  mealReport: true,
  depositReport: true,
  salesReport: true,
  currentInventoryReport: true,
  menuCosting: true,
  inventoryPurchaseOrder: true,
  nutritionComposition: true,
  missingNutrition: true,
  discontinuedItems: true,
  productionRecordReport: true,
  users: true,
  menuPlaceholders: true,
  holidays: true,
  vendors: true,
  storageLocations: true,
  inventorySites: true,
  nutritionSettings: true,
  schools: true,
  caterer: true,
  notifications: true,
  changePassword: true,
}

const isTopic = (id: string): id is TopicId => id in ids

/** The topic of a screen: its own, or that of the list it belongs to; null for one that needs none, such as a landing page. */
export function topicOf(id: string): TopicId | null {
  if (isTopic(id)) return id
  const under = routes.find((route) => route.id === id)?.under
  const list = under && routes.find(({ path }) => path === under)?.id
  return list !== undefined && isTopic(list) ? list : null
}

/** The topics of the screens that a user can open. */
export const topicsFor = (user: AccessUser): Topic[] =>
  allowedRoutes(user).flatMap((route) => (isTopic(route.id) ? [{ id: route.id, route }] : []))
