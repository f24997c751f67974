import { atSchoolSize, type MenuDay, menuTypes, serviceAtSchoolSize, type ServiceDay } from '@commissary/domain/menu'
import { sql } from 'drizzle-orm'

import type { Tx } from '../../../db/work.ts'
import { readSchoolsSource } from '../../analysis/schools.ts'
import { readCostTargets } from '../../analysis-settings/store.ts'
import { type PlannedDay, servedDay, sizeOf } from '../../calendars/days.ts'
import type { GradedItem } from '../../menu-analysis-items/store.ts'
import { listSchools } from '../../schools/store.ts'
import { computedRows } from '../computed-rows.ts'
import type { ReportDefinition, ReportScope } from '../definition.ts'
import { priceReader } from './price-facts.ts'

const rises = ['5', '10', '20', '50'] as const
const usualRise = 10
const flags = ['unpriced', 'priceUp', 'unplanned'] as const

/** An item of a day, which all schools with that day share. */
const itemShape = {
  day: 'bigint',
  position: 'bigint',
  line: 'text',
  item: 'text',
  date: 'date',
  exactCost: 'numeric',
  /** Sold in addition to the meal, so not part of any meal's cost. */
  isBeside: 'boolean',
  priceDate: 'date',
  flags: 'text',
  ingredientId: 'numeric',
  recipeId: 'numeric',
  priceOf: 'numeric',
} as const

/** A day at the size that some schools share, with its items' servings in their order. */
const sizeShape = { size: 'bigint', day: 'bigint', meals: 'numeric', servings: 'numeric[]' } as const

/** Which school serves a day, for which program, and how many servings of a line it served. */
const placeShape = { size: 'bigint', schoolId: 'bigint', programId: 'bigint' } as const
const programShape = { programId: 'bigint', program: 'text', meal: 'text', target: 'numeric' } as const
const servedShape = { ...placeShape, line: 'text', served: 'numeric' } as const

type Rows<Shape> = Record<keyof Shape, string | number | boolean | null>[]

interface Costs {
  items: Rows<typeof itemShape>
  sizes: Rows<typeof sizeShape>
  places: Rows<typeof placeShape>
  programs: Rows<typeof programShape>
  served: Rows<typeof servedShape>
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
    // A ratio of known parts can be above or below the full ratio.
    { id: 'costPerMeal', kind: 'money', total: { ratio: ['mealCost', 'meals'] }, isSigned: true },
    { id: 'ofTarget', kind: 'percent', total: { ratio: ['targetedCost', 'budget'] }, isSigned: true },
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
    const { items, sizes, places, programs, served } = await readCosts(tx, scope)
    const planned = sql`
      select place."schoolId", school.school_name as school, i.*, i.date as "serviceDate",
        date_trunc('week', i.date)::date as week, to_char(i.date, 'YYYY-MM') as month,
        program.program, place."programId", program.meal, program.target,
        place."schoolId" || ' ' || place."programId" || ' ' || i.date as "dayKey",
        round(i."exactCost", 6) as "portionCost", p.planned, round(i."exactCost" * p.planned, 6) as "planCost", size.meals,
        nullif(concat_ws(',', i.flags, case when p.planned is null then 'unplanned' end), '') as marks,
        served.served, round(i."exactCost" * served.served, 6) as "servedCost"
      from (${computedRows(sizeShape, sizes)}) size
      cross join lateral unnest(size.servings) with ordinality p(planned, position)
      join (${computedRows(itemShape, items)}) i on i.day = size.day and i.position = p.position
      join (${computedRows(placeShape, places)}) place on place.size = size.size
      join school on school.id = place."schoolId"
      join (${computedRows(programShape, programs)}) program on program."programId" = place."programId"
      left join (${computedRows(servedShape, served)}) served
        on served.size = size.size and served."schoolId" = place."schoolId" and served."programId" = place."programId"
          and served.line = i.line`
    return sql`
      select r."schoolId", r.school, r.line, r.item, r.position, r."serviceDate", r.date, r.week, r.month, r.program, r."programId",
        r.meal, r."dayKey", r."exactCost", r."portionCost", r.planned, r."planCost", r.meals, r.served, r."servedCost",
        r."priceDate", r.marks as flags, r."ingredientId", r."recipeId", r."priceOf",
        -- What meals cost whose number is unknown is in no share.
        case when r."isBeside" then 0 when r.meals is not null then r."planCost" end as "mealCost",
        case when r."isBeside" or r.target is null then 0 when r.meals is not null then r."planCost" end as "targetedCost",
        case when r.target is null then 0 else round(r.meals * r.target, 6) end as budget
      from (${planned}) r
      where ${shown === '' ? sql`true` : sql`${shown} = any(string_to_array(r.marks, ','))`}`
  },
}

/** A published day that schools did not change, with its sizes by a school's number of meals; null = as published. */
interface SharedDay {
  day: number
  service: ServiceDay
  sizes: Map<number | null, number>
}

/**
 * The items of the days, the sizes in which schools serve them, and what the schools served. A published day that schools did not
 * change is computed once for all of them, whatever their sizes; the database joins everything, because a year of 50 schools has
 * hundreds of thousands of items.
 */
async function readCosts(tx: Tx, { caller, from, to, choice, schoolIds }: ReportScope): Promise<Costs> {
  const itemType = menuTypes.find((type) => type === choice('meal'))
  const request = { schools: [...schoolIds], startDate: from, endDate: to, servings: 'served' as const }
  const { menus, pantry, toDay } = await readSchoolsSource(tx, caller, { ...request, ...(itemType && { itemType }) })
  const targets = await readCostTargets(tx)
  const mostRise = Number(choice('rise') || usualRise)
  const pricesOf = priceReader()
  const shared = new Map<string, Map<MenuDay, SharedDay>>()
  const programs = new Map<number, Costs['programs'][number]>()
  const costs: Omit<Costs, 'programs'> = { items: [], sizes: [], places: [], served: [] }
  let lastDay = 0
  for (const { schoolId, program, days, items } of menus) {
    if (choice('program') !== '' && program.programName !== choice('program')) continue
    const { id: programId, programName, menuType } = program
    programs.set(programId, {
      programId,
      program: programName,
      meal: menuType,
      target: targets.get(programName) ?? null,
    })
    const itemsOn = Map.groupBy(items, ({ date }) => date)
    for (const day of days) {
      const own = itemsOn.get(day.date) ?? []
      // Served numbers are kept separate from planned ones.
      const isShared = day.changes === null && own.every((item) => item.plannedServings === null && !item.portion)
      const ofDate = shared.get(day.date) ?? new Map<MenuDay, SharedDay>()
      const known =
        isShared && day.master ? (ofDate.get(day.master) ?? addDay(day, [], null)) : addDay(day, own, sizeOf(day))
      if (isShared && day.master) shared.set(day.date, ofDate.set(day.master, known))
      const size = known.sizes.get(sizeOf(day)) ?? addSize(known, sizeOf(day))
      costs.places.push({ size, schoolId, programId })
      for (const { line, servedServings } of own) {
        if (line !== null && servedServings !== null) {
          costs.served.push({ size, schoolId, programId, line, served: servedServings })
        }
      }
    }
  }
  return { ...costs, programs: [...programs.values()] }

  function addDay(day: PlannedDay, own: readonly GradedItem[], usualMeals: number | null): SharedDay {
    const { date } = day
    const number = ++lastDay
    const menu = atSchoolSize(servedDay(day, pantry), usualMeals)
    const service = toDay({ date, menu }, { items: own, servings: 'planned' })
    const dated = pantry.on(date)
    const lines = new Map(menu.lines.map((line) => [line.id, line]))
    service.items.forEach((item, index) => {
      const line = lines.get(item.id)
      const prices = pricesOf(line ?? {}, dated, date)
      const { known: cost, missing } = item.nutrition.cost
      const exactCost = missing.length > 0 ? null : cost
      const isUp = prices.rise !== null && prices.rise.percent > mostRise
      const marks = [...(exactCost === null ? ['unpriced'] : []), ...(isUp ? ['priceUp'] : [])]
      costs.items.push({
        day: number,
        position: index + 1,
        line: item.id,
        item: item.name,
        date,
        exactCost,
        isBeside: item.category === 'A La Carte',
        priceDate: prices.since,
        flags: marks.length === 0 ? null : marks.join(),
        ingredientId: line?.ingredientId ?? null,
        recipeId: line?.recipeId ?? null,
        priceOf: isUp ? (prices.rise?.foodId ?? null) : prices.unpricedId,
      })
    })
    return { day: number, service, sizes: new Map() }
  }

  function addSize({ day, service, sizes }: SharedDay, usualMeals: number | null): number {
    const { items, plannedMeals } = serviceAtSchoolSize(service, usualMeals)
    const size = costs.sizes.length + 1
    const servings = `{${items.map(({ plannedServings }) => plannedServings ?? 'null').join()}}`
    costs.sizes.push({ size, day, meals: plannedMeals, servings })
    sizes.set(usualMeals, size)
    return size
  }
}
