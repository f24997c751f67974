import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import type { Ids } from './world.ts'

const where = ({ cycleMenu }: Ids) => ({ menus: 'cycle', id: cycleMenu, from: 'w01-1' })
const swap = ({ placeholder, recipe }: Ids) => ({
  find: { kind: 'placeholder', id: placeholder, text: null },
  by: { kind: 'recipe', id: recipe, text: null },
})
/** A day does not have another caterer's item, just as it does not have an unknown one. */
const swapIds = { 'body.find.id': null, 'body.by.id': 'recipe' } as const

/** The cases of replacements on days of menus. */
export const plannedCases = {
  findPlannedItems: {
    status: 200,
    ids: { 'body.where.id': 'cycleMenu', 'body.where.programId': null },
    request: ({ ids }) => ({ body: { where: where(ids) } }),
  },
  previewPlannedReplacement: {
    status: 200,
    // Days of other menus are not among the days found.
    ids: { ...swapIds, 'body.where.id': 'cycleMenu', 'body.where.programId': null, 'body.except.*.menuId': null },
    request: ({ ids }) => ({ body: { where: where(ids), ...swap(ids) } }),
  },
  createPlannedReplacement: {
    status: 201,
    ids: { ...swapIds, 'body.days.*.menuId': 'cycleMenu' },
    request: ({ ids }) => ({
      body: { menus: 'cycle', ...swap(ids), days: [{ menuId: ids.cycleMenu, day: 'w01-1', version: 1 }] },
    }),
  },
  undoPlannedReplacement: {
    status: 200,
    ids: { 'path.id': 'plannedReplacement' },
    request: async ({ freshPlannedReplacement }) => ({ path: { id: await freshPlannedReplacement() } }),
  },
} satisfies Partial<Record<OperationId, MatrixCase>>
