import type { ReportTable } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import { expect, test } from 'vitest'

import { drillLines } from './drill-lines.ts'

const row = (foodId: string) => ({ cells: [{ text: `Food ${foodId}` }], refs: { foodId } })
const tableOf = (ids: readonly string[]) =>
  ({
    columns: [{ id: 'food', label: 'Food' }],
    groups: [],
    rows: ids.map(row),
    total: { cells: [], count: ids.length },
    page: { totalElements: ids.length },
  }) as unknown as ReportTable

const idsOf = (ids: readonly string[]) =>
  drillLines({
    t: ((key: string) => key) as unknown as Translate,
    pages: [tableOf(ids)],
    opened: new Map(),
    dates: { start: '', end: '' },
    links: {},
    action: null,
    drill: () => '',
    onToggle: () => undefined,
    onMore: () => undefined,
  }).map(({ id }) => id)

test('a row that moves keeps its id, so that the focus and a pressed link stay with its food', () => {
  const [pears, salsa] = idsOf(['1', '2'])
  expect(idsOf(['2', '1']).slice(0, 2)).toEqual([salsa, pears])
})

test('rows that lead to the same record are still told apart', () => {
  expect(new Set(idsOf(['1', '1', '2'])).size).toBe(4)
})
