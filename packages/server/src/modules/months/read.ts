import { isDeepStrictEqual } from 'node:util'

import { lineNutrition, mealCategoryCode, type RecurringItem, toServiceDay } from '@commissary/domain/menu'

import { notFound } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { message } from '../../shared/messages.ts'
import { monthDays } from '../../shared/months.ts'
import { type CalendarDay, toContractLine } from '../calendars/contract-day.ts'
import { type MenuPantry, named, namedLine, pantryOf } from '../calendars/menu-pantry.ts'
import { closedDays } from '../holidays/store.ts'
import { listMealPrograms, sharedProgram } from '../schools/store.ts'
import { daysBeside, findMonth, type MasterCalendar, type MasterDay, type Month, readMasterDays } from './days.ts'
import { monthStatuses } from './status.ts'

type MonthlyCalendar = Schemas['MonthlyCalendar']

/** A month of a master menu with its days. Throws a 404 for an unknown or archived one. */
export async function readMonth(tx: Tx, id: number): Promise<MonthlyCalendar> {
  const found = await findMonth(tx, id)
  if (!found || found.month.archivedAt !== null) throw notFound(message('months.notFound'))
  return wholeMonth(tx, found)
}

/** A month in the contract's form. */
export async function wholeMonth(
  tx: Tx,
  { month, calendar }: { month: Month; calendar: MasterCalendar },
): Promise<MonthlyCalendar> {
  const { from, to, dates } = monthDays(month.yearMonth)
  const days = await readMasterDays(tx, calendar.id, from, to)
  const beside = await daysBeside(tx, month)
  const recurring = Object.entries(month.recurringDays).flatMap(([category, items]) =>
    items.map((item) => ({ category: category as CalendarDay['lines'][number]['category'], item })),
  )
  const lines = recurring.map(({ category, item }) => ({ ...item.line, category }))
  const planned = [...days.values()].map(({ day }) => day)
  const pantry = await pantryOf(tx, [...planned, ...beside.values(), { plannedMeals: null, lines }])
  const program = (await listMealPrograms(tx)).find((one) => one.id === calendar.mealProgramId)
  if (!program) throw notFound(message('months.notFound'))
  const [status = 'draft'] = await monthStatuses(tx, [month])
  return {
    id: month.id,
    isCatererMenu: true,
    schoolId: null,
    name: calendar.name,
    yearMonth: month.yearMonth,
    itemType: calendar.menuType,
    program: sharedProgram(program, calendar.alsoGradeGroups),
    status,
    isActive: month.isActive,
    days: [...days].map(([date, day]) => toMonthDay(date, day, pantry)),
    daysBeside: [...beside].map(([date, day]) => ({
      ...toMonthDay(date, { day, ...unsaved }, pantry),
      isLocked: true,
    })),
    recurringDays: Object.fromEntries(
      Object.entries(Object.groupBy(recurring, ({ category }) => mealCategoryCode(category))).map(([code, group]) => [
        code,
        group.map(({ category, item }) => toRecurring({ ...item.line, category }, item, pantry, dates)),
      ]),
    ),
    closedDays: await closedDays(tx, from, to),
    version: month.version,
  }
}

/** A day that is only shown: it is saved with its own month. */
const unsaved = { reason: null, version: 0, updatedBy: null, updatedById: null }

function toMonthDay(
  date: string,
  { day, reason, version, updatedBy, updatedById }: Omit<MasterDay, 'id'>,
  pantry: MenuPantry,
): CalendarDay {
  const { plannedMeals, selections = {}, note = null, lines } = named(day, pantry)
  return {
    date,
    plannedMeals,
    selections: selections ?? {},
    note,
    reason,
    lines: lines.map((line) => toContractLine(line, pantry.on(date), false)),
    isLocked: false,
    conflicts: [],
    version,
    updatedBy,
    updatedById,
  }
}

/** A recurring item as on the month's first day, with its nutrition on later days on which its foods change. */
function toRecurring(
  line: Parameters<typeof namedLine>[0],
  { weekdays }: RecurringItem,
  pantry: MenuPantry,
  dates: readonly string[],
): Schemas['RecurringItem'] {
  const shown = namedLine(line, pantry)
  const [first = '', ...later] = dates
  let last = lineNutrition(shown, pantry.on(first))
  const changes: Schemas['RecurringItem']['changes'] = []
  for (const from of later) {
    const nutrition = lineNutrition(shown, pantry.on(from))
    if (!isDeepStrictEqual(nutrition, last)) changes.push({ from, nutrition })
    last = nutrition
  }
  return { weekdays, line: toContractLine(shown, pantry.on(first), false), changes }
}

/** Converts days as they are served to service days, for an analysis. */
export function toServiceDays(days: ReadonlyMap<string, MasterDay['day']>, pantry: MenuPantry) {
  return [...days].map(([date, day]) =>
    toServiceDay(date, named(day, pantry), (line) => lineNutrition(line, pantry.on(date))),
  )
}
