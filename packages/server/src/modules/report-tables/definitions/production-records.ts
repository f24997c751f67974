import { among } from '../../../shared/lists.ts'
import { menuTypes } from '@commissary/domain/menu'
import { schoolModules } from '@commissary/domain/school'
import { sql, type SQL } from 'drizzle-orm'

import { dayPlanRows } from '../../dashboard/day-plans.ts'
import type { ReportDefinition } from '../definition.ts'
import { wasteCosts } from './waste-costs.ts'

const flags = ['notOpened', 'late', 'unsigned', 'noTemperature'] as const

/** A number entered for a line of a record. */
const entered = (field: string) => sql`(r.entries->>('line.' || l.item_key || ${`.${field}`}))::numeric`
/** A number entered for a line in one of the record's menus. */
const enteredOf = (field: string) =>
  sql`(r.entries->>('line.' || l.item_key || '.group.' || p."programId" || ${`.${field}`}))::numeric`

/** Leftover servings that were thrown away; null = not counted, or no one said what happened to them. */
const wastedLeft = sql`case when ${entered('leftover')} = 0 then 0
  when r.entries->>('line.' || l.item_key || '.disposition') = 'discard' then ${entered('leftover')}
  when r.entries->>('line.' || l.item_key || '.disposition') is not null and ${entered('leftover')} is not null then 0 end`

/**
 * The production records of a period. Servings are those of the lines that the record counts: no texts, and no replaced lines.
 * Numbers not entered are unknown, except adults, à la carte, seconds and discarded, which forms leave blank if there were none.
 * A past day with a menu that no one opened a record for has a row, too, and everything about it is unknown.
 */
export const productionRecords: ReportDefinition = {
  id: 'productionRecords',
  operation: 'readProductionRecordReport',
  title: 'productionRecordReport',
  period: 'range',
  columns: [
    { id: 'record', kind: 'date' },
    { id: 'school', kind: 'text' },
    { id: 'meal', kind: 'menuType' },
    { id: 'planned', kind: 'count', total: 'sum' },
    { id: 'prepared', kind: 'count', total: 'sum' },
    { id: 'served', kind: 'count', total: 'sum' },
    { id: 'left', kind: 'count', total: 'sum' },
    { id: 'discarded', kind: 'count', total: 'sum' },
    { id: 'variance', kind: 'count', total: 'sum', isSigned: true },
    { id: 'waste', kind: 'money', total: 'sum' },
    { id: 'meals', kind: 'count', total: 'sum' },
    // A ratio of known parts can be above or below the full ratio.
    { id: 'participation', kind: 'percent', total: { ratio: ['participants', 'enrolled'] }, isSigned: true },
    { id: 'temperatures', kind: 'count', total: 'sum' },
    { id: 'signatures', kind: 'count', total: 'sum' },
    { id: 'flags', kind: 'codes', total: 'some' },
  ],
  hidden: [
    { id: 'participants', total: 'sum' },
    { id: 'enrolled', total: 'sum' },
  ],
  groupings: [
    { id: 'school', key: 'schoolId', label: 'school' },
    { id: 'meal', key: 'meal', label: 'meal', kind: 'menuType' },
    { id: 'day', key: 'record', label: 'record', kind: 'date' },
    { id: 'week', key: 'week', label: 'week', kind: 'weekOf' },
    { id: 'month', key: 'month', label: 'month', kind: 'month' },
  ],
  usualGroup: ['school'],
  refs: ['schoolId', 'day', 'meal', 'recordId'],
  notes: ['records', 'waste', 'participation'],
  order: sql`r."record", lower(r."school") collate "C", r."schoolId", r."meal", r."recordId"`,

  choices: (_, { wording: { t } }) =>
    Promise.resolve([
      { id: 'meal', options: menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) })) },
      { id: 'show', options: flags.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })) },
    ]),

  async rows(tx, scope) {
    const { from, to, today, choice, schoolIds } = scope
    const costs = await wasteCosts(tx, scope)
    const shown = choice('show')
    const ofMeal = (column: SQL) => (choice('meal') === '' ? sql`true` : sql`${column} = ${choice('meal')}`)
    return sql`
      with costs as materialized (${costs})
      select * from (
        select r.id as "recordId", r.date as record, r.date as day, to_char(r.date, 'YYYY-MM') as month,
          date_trunc('week', r.date)::date as week, s.id as "schoolId", s.school_name as school, r.menu_type as meal,
          t.planned, t.prepared, t.served, t."left", t.discarded, t.served - t.planned as variance, t.waste,
          d.meals, case when s.enrollment is not null then d.meals end as participants,
          case when d.meals is not null then s.enrollment end as enrolled,
          t.temperatures, g.missing as signatures,
          nullif(concat_ws(',',
            case when r.closed_at is null and r.date < ${today}::date then 'late' end,
            case when g.missing > 0 then 'unsigned' end,
            case when t.temperatures > 0 then 'noTemperature' end), '') as flags
        from production_record r
        join school s on s.id = r.school_id
        cross join lateral (
          select case when count(*) = count(meals) then sum(meals) end as meals
          from (select (r.entries->>('group.' || p."programId" || '.servedMeals'))::numeric as meals
            from jsonb_to_recordset(r.groups) as p("programId" text)) g
        ) d
        cross join lateral (
          select case when r.closed_at is not null then 0
            else (case when r.is_vended then 2 else 1 end) - (
              select count(*) from production_signature x where x.production_record_id = r.id and x.round = r.round
            ) end as missing
        ) g
        cross join lateral (
          select case when bool_or(x.planned is null) then null else coalesce(sum(x.planned), 0) end as planned,
            case when bool_or(x.prepared is null) then null else coalesce(sum(x.prepared), 0) end as prepared,
            case when bool_or(x.served is null) then null else coalesce(sum(x.served), 0) end as served,
            case when bool_or(x."left" is null) then null else coalesce(sum(x."left"), 0) end as "left",
            coalesce(sum(x.discarded), 0) as discarded,
            case when bool_or(x.waste is null) then null else coalesce(sum(x.waste), 0) end as waste,
            coalesce(sum(case when coalesce(x.holding, 'room') = 'room' then 0 else
              (x.some_served > 0 and x.serve_degrees is null)::int
              + (r.is_vended and coalesce(x.prepared, 0) > 0 and x.dispatch_degrees is null)::int
              + (r.is_vended and x.some_served > 0 and x.arrival_degrees is null)::int end), 0) as temperatures
          from (
            select case when m.planned_gaps > 0 then null else m.planned end + coalesce(${entered('plannedAdults')}, 0) as planned,
              ${entered('prepared')} as prepared,
              case when m.served_gaps > 0 then null else m.served end + o.others as served, m.served + o.others as some_served,
              ${entered('leftover')} as "left", coalesce(${entered('discarded')}, 0) as discarded,
              case when w.servings = 0 then 0 else round(w.servings * c.cost, 6) end as waste,
              coalesce(r.entries->>('line.' || l.item_key || '.holding'), l.usual_holding) as holding,
              ${entered('serveDegrees')} as serve_degrees, ${entered('dispatchDegrees')} as dispatch_degrees,
              ${entered('arrivalDegrees')} as arrival_degrees
            from production_line l
            cross join lateral (
              select coalesce(sum(coalesce(${enteredOf('planned')}, p.servings)), 0) as planned,
                count(*) filter (where coalesce(${enteredOf('planned')}, p.servings) is null) as planned_gaps,
                coalesce(sum(${enteredOf('served')}), 0) as served,
                count(*) filter (where ${enteredOf('served')} is null) as served_gaps
              from jsonb_to_recordset(l.plans) as p("programId" text, servings numeric)
            ) m
            cross join lateral (
              select coalesce(${entered('servedAdults')}, 0) + coalesce(${entered('servedALaCarte')}, 0)
                + coalesce(${entered('servedSeconds')}, 0) as others
            ) o
            cross join lateral (select coalesce(${entered('discarded')}, 0) + ${wastedLeft} as servings) w
            left join costs c on c."lineId" = l.id
            where l.production_record_id = r.id and l.text is null and not exists (
              select from production_line n where n.production_record_id = r.id and n.replaces_key = l.item_key
            )
          ) x
        ) t
        where r.date between ${from}::date and ${to}::date and ${among(sql`r.school_id`, schoolIds)}
          and ${ofMeal(sql`r.menu_type`)}
        union all
        select null, plan.date, plan.date, to_char(plan.date, 'YYYY-MM'), date_trunc('week', plan.date)::date, s.id, s.school_name,
          plan."menuType", null, null, null, null, null, null, null, null, null, null, null, null, 'notOpened'
        from (${dayPlanRows(schoolIds, from, to)}) plan
        join school s on s.id = plan."schoolId"
        where s.module_access->>${schoolModules.productionRecord}::text = 'Yes' and plan.date < ${today}::date and ${ofMeal(sql`plan."menuType"`)}
          and not exists (select from production_record r
            where r.school_id = plan."schoolId" and r.menu_type = plan."menuType" and r.date = plan.date)
      ) f
      where ${shown === '' ? sql`true` : sql`${shown} = any(string_to_array(f.flags, ','))`}`
  },
}
