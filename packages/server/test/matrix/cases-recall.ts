import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { menuDate, type World } from './world.ts'

const search = ({ ids, mark }: World) => ({
  lotCodes: `${mark}-lot`,
  ingredientId: ids.recalledFood,
  vendorId: ids.vendor,
})

/** The cases of recalls. */
export const recallCases = {
  traceLots: {
    status: 200,
    ids: { 'query.ingredientId': 'recalledFood', 'query.vendorId': 'vendor' },
    archivable: ['query.ingredientId', 'query.vendorId'],
    request: (world) => ({ query: search(world) }),
  },
  traceMeal: {
    status: 200,
    ids: { 'query.schoolId': 'school' },
    request: ({ ids }) => ({ query: { schoolId: ids.school, itemType: 'MEAL', date: menuDate } }),
  },
  exportLotTrace: {
    status: 200,
    ids: { 'body.ingredientId': 'recalledFood', 'body.vendorId': 'vendor' },
    archivable: ['body.ingredientId', 'body.vendorId'],
    request: (world) => ({ body: { format: 'csv', ...search(world) } }),
  },
  withdrawLots: {
    status: 200,
    ids: {
      'body.lines.*.siteId': 'site',
      'body.lines.*.locationId': 'storageLocation',
      'body.lines.*.lotId': 'recalledLot',
    },
    request: async ({ ids, mark, recall }) => ({
      body: {
        kind: 'waste',
        reason: `${mark} recall`,
        lines: [{ siteId: ids.site, locationId: ids.storageLocation, lotId: await recall.lot(), quantity: '5' }],
      },
    }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
