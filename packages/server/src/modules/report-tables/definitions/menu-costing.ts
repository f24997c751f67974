import { mondayOf } from '@commissary/domain/dates'
import { atSchoolSize, type MenuDay, menuTypes } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../../db/work.ts'
import { readSchoolsSource } from '../../analysis/schools.ts'
import { readCostTargets } from '../../analysis-settings/store.ts'
import { servedDay } from '../../calendars/days.ts'
import { listSchools } from '../../schools/store.ts'
import { computedRows } from '../computed-rows.ts'
import type { ReportDefinition, ReportScope } from '../definition.ts'
import { priceReader } from './price-facts.ts'

const rises = ['5', '10', '20', '50'] as const
const usualRise = 10
const flags = ['unpriced', 'priceUp', 'unplanned'] as const

/** An item of a day that schools share, or that is one school's own. */
const shape = {
  day: 'bigint',
  line: 'text',
  item: 'text',
  date: 'date',
  week: 'date',
  month: 'text',
  program: 'text',
  programId: 'numeric',
  meal: 'text',
  menuDay: 'text',
  position: 'numeric',
  exactCost: 'numeric',
  portionCost: 'numeric',
  planned: 'numeric',
  planCost: 'numeric',
  meals: 'numeric',
  mealCost: 'numeric',
  targetedCost: 'numeric',
  budget: 'numeric',
  priceDate: 'date',
  flags: 'text',
  ingredientId: 'numeric',
  recipeId: 'numeric',
  priceOf: 'numeric',
} as const
type Row = Record<keyof typeof shape, string | number | null>

/** Which school serves a day, and what it served of a line. */
const placeShape = { day: 'bigint', schoolId: 'bigint' } as const
const servedShape = { ...placeShape, line: 'text', servings: 'numeric' } as const

interface Costs {
  rows: Row[]
  places: Record<keyof typeof placeShape, number>[]
  served: Record<keyof typeof servedShape, string | number>[]
}

/** What the items of planned menus cost, by the prices and recipes in force on their dates. */
export const menuCosting: ReportDefinition = {
  id: 'menuCosting',
  operation: 'readMenuCostingReport',
  title: 'menuCosting',
  period: 'range',
  columns: [
    { id: 'item', kind: 'text' },
    { id: 'serviceDate', kind: 'date' },
    { id: 'school', kind: 'text' },
    { id: 'program', kind: 'text' },
    { id: 'portionCost', kind: 'moneyExact' },
    { id: 'planned', kind: 'count', total: 'sum' },
    { id: 'planCost', kind: 'money', total: 'sum' },
    { id: 'served', kind: 'count', total: 'sum' },
    { id: 'servedCost', kind: 'money', total: 'sum' },
    { id: 'meals', kind: 'count', total: { once: 'dayKey' } },
    { id: 'costPerMeal', kind: 'money', total: { ratio: ['mealCost', 'meals'] } },
    { id: 'ofTarget', kind: 'percent', total: { ratio: ['targetedCost', 'budget'] } },
    { id: 'priceDate', kind: 'date' },
    { id: 'flags', kind: 'codes', total: 'some' },
  ],
  hidden: [
    { id: 'mealCost', total: 'sum' },
    { id: 'targetedCost', total: 'sum' },
    { id: 'budget', total: { once: 'dayKey' } },
  ],
  groupings: [
    { id: 'week', key: 'week', label: 'week', kind: 'weekOf' },
    { id: 'day', key: 'date', label: 'date', kind: 'date' },
    { id: 'school', key: 'schoolId', label: 'school' },
    { id: 'program', key: 'program', label: 'program' },
    { id: 'meal', key: 'meal', label: 'meal', kind: 'menuType' },
    { id: 'item', key: 'item', label: 'item' },
    { id: 'month', key: 'month', label: 'month', kind: 'month' },
  ],
  usualGroup: ['week', 'day'],
  refs: ['schoolId', 'programId', 'meal', 'date', 'ingredientId', 'recipeId', 'priceOf'],
  notes: ['menuCosts'],
  order: sql`r."date", lower(r."school") collate "C", r."schoolId", r."programId", r."position", r."item"`,

  async choices(tx, { caller, wording: { t } }) {
    const schools = await listSchools(tx, caller.userId)
    const programs = new Set(schools.flatMap((one) => one.programs.map(({ programName }) => programName)))
    return [
      { id: 'meal', options: menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) })) },
      { id: 'program', options: [...programs].sort().map((name) => ({ value: name, label: name })) },
      { id: 'show', options: flags.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })) },
      {
        id: 'rise',
        usual: `${usualRise}%`,
        options: rises.filter((one) => Number(one) !== usualRise).map((value) => ({ value, label: `${value}%` })),
      },
    ]
  },

  async rows(tx, scope) {
    const shown = scope.choice('show')
    const { rows, places, served } = await readCosts(tx, scope)
    const ofSchools = sql`
      select r.*, r."date" as "serviceDate", place."schoolId", school.school_name as school,
        place."schoolId" || ' ' || r."menuDay" as "dayKey", served.servings as served,
        round(r."exactCost" * served.servings, 6) as "servedCost"
      from (${computedRows(shape, rows)}) r
      join (${computedRows(placeShape, places)}) place on place.day = r.day
      join school on school.id = place."schoolId"
      left join (${computedRows(servedShape, served)}) served
        on served.day = r.day and served."schoolId" = place."schoolId" and served.line = r.line`
    return shown === ''
      ? ofSchools
      : sql`select * from (${ofSchools}) f where ${shown} = any(string_to_array(f.flags, ','))`
  },
}

/**
 * The items of the days, the schools that serve each day, and what those served. A published day that a school did not change is
 * computed once for all of them; the database puts both together, because a year of 50 schools has hundreds of thousands of items.
 */
async function readCosts(tx: Tx, { caller, from, to, choice, schoolIds }: ReportScope): Promise<Costs> {
  const itemType = menuTypes.find((type) => type === choice('meal'))
  const request = { schools: [...schoolIds], startDate: from, endDate: to, servings: 'served' as const }
  const { menus, pantry, toDay } = await readSchoolsSource(tx, caller, { ...request, ...(itemType && { itemType }) })
  const targets = await readCostTargets(tx)
  const mostRise = Number(choice('rise') || usualRise)
  const pricesOf = priceReader()
  const shared = new Map<MenuDay, Map<string, number>>()
  const costs: Costs = { rows: [], places: [], served: [] }
  let lastDay = 0
  for (const { schoolId, program, days, items } of menus) {
    if (choice('program') !== '' && program.programName !== choice('program')) continue
    const itemsOn = Map.groupBy(items, ({ date }) => date)
    for (const day of days) {
      const own = itemsOn.get(day.date) ?? []
      // What was served is told apart from what was planned.
      const isShared = day.changes === null && own.every((item) => item.plannedServings === null && !item.portion)
      const known = isShared && day.master ? (shared.get(day.master) ?? new Map<string, number>()) : null
      if (known && day.master) shared.set(day.master, known)
      const menuDay = `${program.id} ${day.date}`
      // An unchanged day is as it was published; a changed one has the school's size.
      const size = day.changes === null ? day.usualMeals : null
      const sizedDay = `${menuDay} ${size}`
      let number = known?.get(sizedDay)
      if (number === undefined) {
        number = ++lastDay
        costs.rows.push(...dayRows(day.date, number))
        known?.set(sizedDay, number)
      }
      costs.places.push({ day: number, schoolId })
      for (const { line, servedServings } of own) {
        if (line !== null && servedServings !== null) {
          costs.served.push({ day: number, schoolId, line, servings: servedServings })
        }
      }

      function dayRows(date: string, number: number): Row[] {
        const menu = atSchoolSize(servedDay(day, pantry), size)
        const service = toDay({ date, menu }, { items: own, servings: 'planned' })
        const target = targets.get(program.programName)
        const dated = pantry.on(date)
        return service.items.map((item, position): Row => {
          const line = menu.lines.find(({ id }) => id === item.id)
          const prices = pricesOf(line ?? {}, dated, date)
          const { known: cost, missing } = item.nutrition.cost
          const portionCost = missing.length > 0 ? null : cost
          const planned = item.plannedServings
          const planCost = portionCost === null || planned === null ? null : round(portionCost * planned)
          const meals = service.plannedMeals
          // Foods sold beside the meal are in no meal's cost.
          const mealCost = item.category === 'A La Carte' ? 0 : planCost
          const isUp = prices.rise !== null && prices.rise.percent > mostRise
          const marks = [
            ...(portionCost === null ? ['unpriced'] : []),
            ...(isUp ? ['priceUp'] : []),
            ...(planned === null ? ['unplanned'] : []),
          ]
          return {
            day: number,
            line: item.id,
            item: item.name,
            date,
            week: mondayOf(date),
            month: date.slice(0, 7),
            program: program.programName,
            programId: program.id,
            meal: program.menuType,
            menuDay,
            position,
            exactCost: portionCost,
            portionCost: portionCost === null ? null : round(portionCost),
            planned,
            planCost,
            meals,
            mealCost,
            targetedCost: target === undefined ? 0 : mealCost,
            budget: target === undefined ? 0 : meals === null ? null : round(meals * Number(target)),
            priceDate: prices.since,
            flags: marks.length === 0 ? null : marks.join(),
            ingredientId: line?.ingredientId ?? null,
            recipeId: line?.recipeId ?? null,
            priceOf: isUp ? (prices.rise?.foodId ?? null) : prices.unpricedId,
          }
        })
      }
    }
  }
  return costs
}

/** To the decimals in which money is stored. */
const round = (value: number) => Math.round(value * 1e6) / 1e6
