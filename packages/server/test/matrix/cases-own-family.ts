import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { menuDate } from './world.ts'

/** The cases of calls for parents. */
export const ownFamilyCases = {
  readOwnFamily: { status: 200, ids: {}, request: () => ({}) },
  readChildMenu: {
    status: 200,
    ids: { 'path.id': 'child' },
    request: ({ ids }) => ({ path: { id: ids.child }, query: { startDate: menuDate } }),
  },
  saveChildAllergies: {
    status: 200,
    ids: { 'path.id': 'child' },
    request: ({ ids }) => ({ path: { id: ids.child }, body: { allergies: ['Milk', 'Eggs'] } }),
  },
  listChildOrders: {
    status: 200,
    ids: { 'path.id': 'child' },
    request: ({ ids }) => ({ path: { id: ids.child }, query: { startDate: menuDate } }),
  },
  orderChildMeal: {
    status: 201,
    ids: { 'path.id': 'child', 'body.items.*.itemId': null },
    request: async ({ ownFamily }) => ({
      path: { id: await ownFamily.freshChild() },
      body: { date: await ownFamily.orderableDay(), menuType: 'MEAL' },
    }),
  },
  cancelChildOrder: {
    status: 200,
    ids: { 'path.id': 'childOrder' },
    request: async ({ ownFamily }) => ({ path: { id: await ownFamily.openOrder() } }),
  },
  readChildItems: {
    status: 200,
    ids: { 'path.id': 'child' },
    request: ({ ids }) => ({ path: { id: ids.child }, query: { date: menuDate, menuType: 'MEAL' } }),
  },
  listChildPlans: {
    status: 200,
    ids: { 'path.id': 'child' },
    request: ({ ids }) => ({ path: { id: ids.child } }),
  },
  placeChildPlan: {
    status: 201,
    ids: { 'path.id': 'child' },
    request: async ({ ownFamily }) => ({ path: { id: await ownFamily.freshChild() }, body: await ownFamily.plan() }),
  },
  previewChildPlan: {
    status: 200,
    ids: { 'path.id': 'child' },
    request: async ({ ownFamily }) => ({ path: { id: await ownFamily.freshChild() }, body: await ownFamily.plan() }),
  },
  cancelChildPlan: {
    status: 200,
    ids: { 'path.id': 'childPlan' },
    request: async ({ ownFamily }) => ({ path: { id: await ownFamily.openPlan() } }),
  },
  readOwnProfile: { status: 200, ids: {}, request: () => ({}) },
  saveOwnProfile: {
    status: 200,
    ids: {},
    request: ({ mark }) => ({
      body: { firstName: `${mark} first`, lastName: `${mark} last`, mobile: '2125550100' },
    }),
  },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
