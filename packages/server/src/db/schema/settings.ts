import type { LabelFacts } from '@commissary/domain/food'
import type { NutrientStandard } from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'
import { sql } from 'drizzle-orm'
import { date, doublePrecision, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { ownReference, rowColumns, rowId } from './columns.ts'

/** A day without service. A day has at most one. */
export const catererHoliday = pgTable(
  'caterer_holiday',
  { ...rowColumns(), date: date('date', { mode: 'string' }).notNull(), note: text('note').notNull() },
  (table) => [
    unique('caterer_holiday_once').on(table.catererId, table.date),
    ownReference('caterer_holiday_caterer', table.catererId, table.catererId, caterer),
  ],
)

export interface SodiumLevel {
  /** The specification's spelling. */
  mealPrgram: string
  targetType: 'Target 1' | 'Target 2'
  enabled: boolean
  details: string
}

/** What a meal of a program may cost. */
export interface CostTarget {
  programName: string
  /** A decimal string above 0, in the caterer's currency. */
  targetCost: string
}

/** A caterer's own limits for checking menus; at most one row. */
export const analysisSettings = pgTable(
  'analysis_settings',
  {
    ...rowColumns(),
    /** Minimum percentage of grains that is whole grain-rich; 0 = not set. */
    wgrLimit: doublePrecision('wgr_limit').notNull().default(0),
    /** Maximum percentage of fruit that is juice; 0 = not set. */
    fruitLimit: doublePrecision('fruit_limit').notNull().default(0),
    sodiumLevel: jsonb('sodium_level').$type<SodiumLevel[]>().notNull(),
    /** Each program at most once. */
    costTargets: jsonb('cost_targets').$type<CostTarget[]>().notNull().default([]),
    /** Each name once for a program and grade group. */
    ownStandards: jsonb('own_standards').$type<NutrientStandard[]>().notNull().default([]),
    weekLength: text('week_length').$type<RuleOptions['weekLength']>().notNull().default('servedDays'),
  },
  (table) => [
    unique('analysis_settings_once').on(table.catererId),
    ownReference('analysis_settings_caterer', table.catererId, table.catererId, caterer),
  ],
)

export const recordTypes = [
  'vendor',
  'storageLocation',
  'site',
  'holiday',
  'analysisSettings',
  'user',
  'caterer',
  'school',
  'ingredient',
  'menuItem',
  'recipe',
  'menuPlaceholder',
  'cycleMenu',
  'masterMonth',
  'schoolMonth',
  'student',
  'household',
] as const
export type RecordType = (typeof recordTypes)[number]

export interface FieldChange {
  field: string
  from: string | null
  to: string | null
}

/**
 * Who did what to a settings record. Written in the change's transaction and never updated: the app role can only insert and
 * read. It has no foreign key to the record, because it outlives the record.
 */
export const recordHistory = pgTable(
  'record_history',
  {
    ...rowColumns(),
    recordType: text('record_type').$type<RecordType>().notNull(),
    recordId: rowId('record_id').notNull(),
    action: text('action').notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull().default([]),
    /** What an ingredient's label stated before it changed. */
    labelBefore: jsonb('label_before').$type<LabelFacts>(),
  },
  (table) => [
    index('record_history_record').on(table.catererId, table.recordType, table.recordId, table.id),
    index('record_history_spec')
      .on(table.catererId, table.recordId, table.id)
      .where(sql`${table.labelBefore} is not null`),
    ownReference('record_history_caterer', table.catererId, table.catererId, caterer),
  ],
)
