import { compareItems, type DatedDay } from '@commissary/domain/menu'
import type { ReportColumn, ReportRow } from '@commissary/messages/results'
import type { Wording } from '@commissary/messages/wording'

import { differenceRow } from '../../../menu-planner/difference-row.ts'

/** The items in which two weeks of menus differ, by day, and how many are the same. */
export function itemsTable(
  wording: Wording,
  first: readonly DatedDay[],
  second: readonly DatedDay[],
  names: readonly [string, string],
): { columns: ReportColumn[]; rows: ReportRow[]; alike: number } {
  const { t, formats } = wording
  const days = compareItems(first, second)
  return {
    columns: [
      { label: t('nutritionAnalysis.compare.item') },
      { label: t('nutritionAnalysis.compare.day') },
      ...names.map((label) => ({ label })),
    ],
    rows: days.flatMap(({ first: own, second: other, differences }) =>
      differences.map(({ name, first: mine, second: theirs }) => {
        const row = differenceRow(wording, { field: 'line', id: name, name, mine, theirs })
        const noDay = t('nutritionAnalysis.compare.noDay')
        return {
          level: 0,
          cells: [
            { text: row.label },
            { text: formats.weekday(own ?? other ?? '') },
            { text: own === null ? noDay : row.mine },
            { text: other === null ? noDay : row.theirs },
          ],
        }
      }),
    ),
    alike: days.reduce((sum, day) => sum + day.alike, 0),
  }
}
