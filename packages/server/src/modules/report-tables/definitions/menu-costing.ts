import { mondayOf } from '@commissary/domain/dates'
import { type MenuDay, menuTypes } from '@commissary/domain/menu'
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

const shape = {
  item: 'text',
  date: 'date',
  week: 'date',
  month: 'text',
  school: 'text',
  schoolId: 'numeric',
  program: 'text',
  programId: 'numeric',
  meal: 'text',
  dayKey: 'text',
  position: 'numeric',
  portionCost: 'numeric',
  planned: 'numeric',
  planCost: 'numeric',
  served: 'numeric',
  servedCost: 'numeric',
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
    const rows = sql`select r.*, r."date" as "serviceDate" from (${computedRows(shape, await costRows(tx, scope))}) r`
    return shown === '' ? rows : sql`select * from (${rows}) f where ${shown} = any(string_to_array(f.flags, ','))`
  },
}

/** A row for each item of each day of each school. A published day that schools did not change is computed once for all of them. */
async function costRows(tx: Tx, { caller, from, to, choice, schoolIds }: ReportScope): Promise<Row[]> {
  const itemType = menuTypes.find((type) => type === choice('meal'))
  const request = { schools: [...schoolIds], startDate: from, endDate: to, servings: 'served' as const }
  const { menus, pantry, toDay } = await readSchoolsSource(tx, caller, { ...request, ...(itemType && { itemType }) })
  const names = new Map((await listSchools(tx, caller.userId)).map((one) => [one.schoolId, one.schoolName]))
  const targets = await readCostTargets(tx)
  const mostRise = Number(choice('rise') || usualRise)
  const pricesOf = priceReader()
  const shared = new Map<MenuDay, Map<string, Row[]>>()
  const rows: Row[] = []
  for (const { schoolId, program, days, items } of menus) {
    if (choice('program') !== '' && program.programName !== choice('program')) continue
    const ofSchool = { schoolId, school: names.get(schoolId) ?? '' }
    for (const day of days) {
      const isShared = day.changes === null && !items.some(({ date }) => date === day.date)
      const known = isShared && day.master ? (shared.get(day.master) ?? new Map<string, Row[]>()) : null
      if (known && day.master) shared.set(day.master, known)
      const key = `${program.id} ${day.date}`
      const found = known?.get(key) ?? dayRows(day.date)
      known?.set(key, found)
      for (const row of found) rows.push({ ...row, ...ofSchool, dayKey: `${schoolId} ${key}` })

      function dayRows(date: string): Row[] {
        const menu = servedDay(day, pantry)
        const service = toDay({ date, menu }, { items, servings: 'served' })
        const target = targets.get(program.programName)
        const dated = pantry.on(date)
        return service.items.map((item, position): Row => {
          const line = menu.lines.find(({ id }) => id === item.id)
          const prices = pricesOf(line ?? {}, dated, date)
          const { known: cost, missing } = item.nutrition.cost
          const portionCost = missing.length > 0 ? null : cost
          const times = (servings: number | null) =>
            portionCost === null || servings === null ? null : round(portionCost * servings)
          const [planned, served] = [item.plannedServings, item.servedServings ?? null]
          const planCost = times(planned)
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
            item: item.name,
            date,
            week: mondayOf(date),
            month: date.slice(0, 7),
            ...ofSchool,
            program: program.programName,
            programId: program.id,
            meal: program.menuType,
            dayKey: '',
            position,
            portionCost: portionCost === null ? null : round(portionCost),
            planned,
            planCost,
            served,
            servedCost: times(served),
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
  return rows
}

/** To the decimals in which money is stored. */
const round = (value: number) => Math.round(value * 1e6) / 1e6
