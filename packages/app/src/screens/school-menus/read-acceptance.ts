import {
  type CalendarDay,
  listMenuAnalysisItems,
  listSchoolMenus,
  type MealProgram,
  type MenuAnalysisItem,
  readSchoolCalendar,
} from '@commissary/api-client'
import { menuItemKey } from '@commissary/domain/menu'

import { monthAfter, monthRange } from '../master-menus/month-dates.ts'

type Served = Pick<MenuAnalysisItem, 'date' | 'line' | 'gradeGroup' | 'plannedServings' | 'servedServings'>

/** Served / planned servings of the items of days, by `menuItemKey`. Items without an entry are left out. */
export function acceptance(
  days: readonly CalendarDay[],
  items: readonly Served[],
  gradeGroup: MealProgram['gradeGroup'],
): Map<string, number> {
  const sums = new Map<string, { served: number; planned: number }>()
  for (const { date, line: key, servedServings, ...item } of items) {
    const line = days.find((day) => day.date === date)?.lines.find((one) => one.key === key)
    const planned = item.plannedServings ?? line?.plannedServings
    if (!line || !(line.recipeId ?? line.ingredientId) || item.gradeGroup !== gradeGroup) continue
    if (servedServings === null || !planned) continue
    const sum = sums.get(menuItemKey(line)) ?? { served: 0, planned: 0 }
    sums.set(menuItemKey(line), { served: sum.served + servedServings, planned: sum.planned + planned })
  }
  return new Map([...sums].map(([key, { served, planned }]) => [key, served / planned]))
}

/** What students took of what was planned, this month and the month before. */
export async function readAcceptance(
  schoolId: number,
  { id: programId, menuType, gradeGroup }: MealProgram,
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const months = new Set([monthAfter(today.slice(0, 7), -1), today.slice(0, 7)])
  const menus = (await listSchoolMenus(schoolId, menuType, { programId }))._embedded.getSchoolMenus
  const known = menus.filter(({ yearMonth }) => months.has(yearMonth))
  const read = await Promise.all(
    known.map(async ({ id, yearMonth }) => {
      const items = (await listMenuAnalysisItems({ menuSummaryId: id, isCatererMenu: false }))._embedded
        .MenuAnalysisItems
      if (items.length === 0) return { items, days: [] }
      const { days } = await readSchoolCalendar(schoolId, { itemType: menuType, programId, ...monthRange(yearMonth) })
      return { items, days }
    }),
  )
  return acceptance(
    read.flatMap(({ days }) => days),
    read.flatMap(({ items }) => items),
    gradeGroup,
  )
}
