import { addDays, mondayOf } from '@commissary/domain/dates'
import {
  analyzeWeek,
  isSameItem,
  lineNutrition,
  type MenuDay,
  type MenuLine,
  menuCosts,
  menuItemKey,
  plannedItemOf,
  type PlannedItemRef,
  type ServiceDay,
  toServiceDay,
  type WeekStatus,
  weekStatus,
  withOtherMeals,
} from '@commissary/domain/menu'
import type { Pantry, PortionNutrition } from '@commissary/domain/recipe'
import type { RuleOptions } from '@commissary/domain/rules'

import type { Caller, Schemas } from '../../../contract/operations.ts'
import type { Tx } from '../../../db/work.ts'
import { readOtherMeals } from '../../analysis/other-meals.ts'
import { ruleOptionsOf } from '../../analysis-settings/store.ts'
import { allLines } from '../../calendars/days.ts'
import { type MenuPantry, named, pantryOf } from '../../calendars/menu-pantry.ts'
import { closedDays } from '../../holidays/store.ts'
import { type BookDay, type ChangedDay, changeDay, readBook, weekOf } from './book.ts'
import { daysWith } from './find.ts'
import { readOffer } from './offer.ts'
import { type EditableMenu, refuseOtherDays, scopeOf } from './scope.ts'

type Effect = Schemas['PlannedDayEffect']

/** Each takes about as long as opening a week's analysis. */
const checkedWeeks = 12

interface Row {
  menu: EditableMenu
  day: BookDay
  /** Null where the day stays as it is. */
  after: ChangedDay | null
  blocked: Effect['blocked']
  isExcept: boolean
}

/** What a replacement would change. Throws what `scopeOf` and `readOffer` throw. */
export async function previewPlanned(
  tx: Tx,
  caller: Pick<Caller, 'userId'>,
  { where, find, by, except = [] }: Schemas['PlannedReplacementQuestion'],
): Promise<Schemas['PlannedReplacementPreview']> {
  const scope = await scopeOf(tx, caller, where)
  refuseOtherDays(
    where.menus,
    except.map(({ day }) => day),
    'except',
  )
  const offer = await readOffer(tx, find, by)
  const { total, served, places } = await daysWith(tx, scope, find)
  if (places.length === 0) return { total, served, rows: [] }
  const book = await readBook(tx, {
    menus: scope.menus,
    menuIds: [...new Set(places.map(({ menuId }) => menuId))],
    days: places.map(({ day }) => day),
    today: scope.today,
  })
  const left = new Set(except.map(({ menuId, day }) => `${menuId} ${day}`))
  const rows = places.flatMap(({ menuId, day: key }): Row[] => {
    const menu = scope.editable.get(menuId)
    const day = book.get(menuId)?.get(key)
    if (!menu || !day) return []
    const { gradeGroup } = menu.program
    const isDiscontinued = offer?.isDiscontinued(day.date, gradeGroup) ?? false
    const after = isDiscontinued ? null : changeDay(day, find, offer?.on(day.date, gradeGroup) ?? null)
    const blocked = isDiscontinued ? 'discontinued' : after ? null : 'recurs'
    return [{ menu, day, after, blocked, isExcept: left.has(`${menuId} ${key}`) }]
  })

  const weeks = [...new Set(rows.map(({ menu, day }) => `${menu.id} ${weekOf(day.key)}`))]
  const checked = new Set(weeks.slice(0, checkedWeeks))
  const inCheckedWeek = (menuId: number, key: string) => checked.has(`${menuId} ${weekOf(key)}`)
  const ofWeeks = [...book].flatMap(([menuId, days]) =>
    [...days.values()].filter(({ key }) => inCheckedWeek(menuId, key)),
  )
  const pantry = await pantryOf(tx, [
    ...ofWeeks.flatMap((day) => (day.planned ? allLines(day.planned) : [day.served])),
    ...rows.flatMap(({ day, after }) => (after ? [day.served, after.served] : [day.served])),
  ])
  const dates = rows.map(({ day }) => day.date).toSorted()
  const [first = scope.today, last = scope.today] = [dates[0], dates.at(-1)]
  const closed = new Set(
    scope.menus === 'cycle'
      ? []
      : (await closedDays(tx, mondayOf(first), addDays(mondayOf(last), 6))).map(({ date }) => date),
  )
  const service = serviceDays(pantry)
  const verdicts = new Map<string, Effect['week']>()
  for (const week of checked) {
    const ofWeek = rows.filter(({ menu, day }) => `${menu.id} ${weekOf(day.key)}` === week)
    const [{ menu, day: inWeek } = {}] = ofWeek
    if (!menu || !inWeek) continue
    const days = [...(book.get(menu.id)?.values() ?? [])].filter(
      (day) => weekOf(day.key) === weekOf(inWeek.key) && !closed.has(day.key),
    )
    verdicts.set(week, await verdictOf(tx, menu, days, ofWeek, service))
  }
  const options = new Map<string, Partial<RuleOptions>>()
  const effects: Effect[] = []
  for (const row of rows) {
    const { programName } = row.menu.program
    const rules = options.get(programName) ?? (await ruleOptionsOf(tx, programName))
    options.set(programName, rules)
    const week = verdicts.get(`${row.menu.id} ${weekOf(row.day.key)}`) ?? null
    effects.push(effectOf(row, { find, by, rules, service, week }))
  }
  return { total, served, rows: effects }
}

interface Effects {
  find: PlannedItemRef
  by: PlannedItemRef | null
  rules: Partial<RuleOptions>
  service: ServiceOf
  week: Effect['week']
}

function effectOf({ menu, day, after, blocked }: Row, { find, by, rules, service, week }: Effects): Effect {
  const { program } = menu
  const cost = (served: MenuDay) => menuCosts([service(day.date, served)], rules, program.rulePack).whole?.cost ?? null
  const [before, then] = [cost(day.served), after && cost(after.served)]
  return {
    menuId: menu.id,
    day: day.key,
    menuName: menu.name,
    version: day.version,
    lines: day.served.lines.filter((line) => isSameItem(plannedItemOf(line), find)).length,
    blocked,
    isAlreadyPlanned: by !== null && day.served.lines.some((line) => isSameItem(plannedItemOf(line), by)),
    cost: before && then && { before, after: then },
    week,
  }
}

type ServiceOf = (date: string, day: MenuDay) => ServiceDay

/** Days with the nutrition of their lines, each food computed once per label, price and version. */
function serviceDays(pantry: MenuPantry): ServiceOf {
  const known = new Map<Pantry, Map<string, PortionNutrition>>()
  return (date, day) => {
    const dated = pantry.on(date)
    const ofDate = known.get(dated) ?? new Map<string, PortionNutrition>()
    known.set(dated, ofDate)
    const nutritionOf = (line: MenuLine) => {
      const key = menuItemKey(line)
      const found = ofDate.get(key) ?? lineNutrition(line, dated)
      ofDate.set(key, found)
      return found
    }
    return toServiceDay(date, named(day, { ...pantry, recipe: dated.recipe }), nutritionOf)
  }
}

/** The verdict of a week as it is, and with the days that are to change. */
async function verdictOf(
  tx: Tx,
  { school, program }: EditableMenu,
  days: readonly BookDay[],
  rows: readonly Row[],
  service: ServiceOf,
): Promise<{ before: WeekStatus; after: WeekStatus }> {
  const options = await ruleOptionsOf(tx, program.programName)
  const dates = days.map(({ date }) => date).toSorted()
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  const others =
    school && dates.length > 0
      ? await readOtherMeals(tx, { school, program, ...range, options })
      : new Map<string, never>()
  const changed = new Map(
    rows.flatMap(({ day, after, isExcept }) => (after && !isExcept ? [[day.key, after.served] as const] : [])),
  )
  const statusOf = (served: (day: BookDay) => MenuDay) => {
    const week = days
      .map((day) => withOtherMeals(service(day.date, served(day)), others.get(day.date)))
      .filter(({ items }) => items.length > 0)
    return weekStatus(week.length === 0 ? null : analyzeWeek(week, program, options))
  }
  return {
    before: statusOf(({ served }) => served),
    after: statusOf(({ key, served }) => changed.get(key) ?? served),
  }
}
