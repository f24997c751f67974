import { expect } from 'vitest'

import type { Schemas } from '../../src/contract/operations.ts'
import type { Member, TestApp } from './test-app.ts'

type Table = Schemas['ReportTable']
export type Ask = (request?: object) => Promise<Table>

/** Asks for a report as a member. */
export const asking =
  (server: TestApp, member: Member, report: string): Ask =>
  async (request = {}) => {
    const { status, body } = await server.call(member, `POST /commissary/reportTables/${report}`, { body: request })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

/** One figure of each group, by the group's label, in a report grouped by one thing: "Dairy" → 12.5. Null = unknown. */
export async function figuresBy(ask: Ask, request: object, group: string, column: string) {
  const { columns, groups } = await ask({ ...request, group: [group], size: 200 })
  const index = columns.findIndex(({ id }) => id === column)
  return Object.fromEntries(groups.map(({ label, cells }) => [label, cells[index]?.value ?? null]))
}

/** Opens every group and checks that its rows match its count and add up to its figures, and the groups to the totals. */
export async function expectRowsAddUp(ask: Ask, request: object, group: readonly string[], sums: readonly string[]) {
  const first = await ask({ ...request, group, size: 200 })
  const indexes = sums.map((id) => first.columns.findIndex((column) => column.id === id))
  const added = (lines: readonly { cells: Schemas['ReportFigure'][] }[]) =>
    indexes.map((index) => lines.reduce((sum, { cells }) => sum + (cells[index]?.value ?? 0), 0))
  const shownOf = ({ cells }: Table['total']) => indexes.map((index) => cells[index]?.value ?? 0)
  const isClose = (actual: number[], expected: number[]) => {
    for (const [index, value] of actual.entries()) expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 4)
  }

  async function open(path: readonly string[]): Promise<number> {
    const { groups, rows, page } = await ask({ ...request, group, path, size: 200 })
    expect(page.totalElements).toBe(groups.length + rows.length)
    if (path.length === group.length) return rows.length
    let count = 0
    for (const one of groups) {
      const inside = [...path, one.key]
      const own = await ask({ ...request, group, path: inside, size: 200 })
      isClose(added(own.groups.length > 0 ? own.groups : own.rows), shownOf(one))
      expect(await open(inside)).toBe(one.count)
      count += one.count
    }
    return count
  }
  expect(await open([])).toBe(first.total.count)
  isClose(added(first.groups), shownOf(first.total))
}
