import type { NutrientCode, NutrientNote, Nutrients } from '@commissary/domain/food'
import type { Unit } from '@commissary/domain/units'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { archivable, ownReference, rowColumns, rowId } from './columns.ts'
import { importJob } from './import.ts'

/** The import that created the row. Until it is done, only that import sees the row. */
const importedBy = () => ({ importJobId: rowId('import_job_id') })

/** A food of a nutrient database. Those of caterer 0 are readable by every caterer. */
export const referenceFood = pgTable(
  'reference_food',
  {
    ...rowColumns(),
    /** Its number in the database, such as the NDB number. */
    code: text('code').notNull(),
    description: text('description').notNull(),
    foodGroup: text('food_group'),
    /** The database's name and release. */
    source: text('source').notNull(),
    release: text('release'),
    /** Per 100 g of edible food; an absent nutrient is unknown. */
    nutrients: jsonb('nutrients').$type<Nutrients>().notNull().default({}),
    nutrientNotes: jsonb('nutrient_notes').$type<Partial<Record<NutrientCode, NutrientNote>>>().notNull().default({}),
    /** Inedible part of the purchased weight, in percent. */
    refusePct: doublePrecision('refuse_pct'),
    densityGml: doublePrecision('density_gml'),
    ...importedBy(),
    ...archivable(),
  },
  (table) => [
    unique('reference_food_own').on(table.catererId, table.id),
    unique('reference_food_code').on(table.catererId, table.code),
    index('reference_food_description').on(table.catererId, sql`lower(${table.description}) collate "C"`),
    index('reference_food_import').on(table.catererId, table.importJobId),
    ownReference('reference_food_import_own', table.catererId, table.importJobId, importJob),
    check('reference_food_refuse', sql`${table.refusePct} between 0 and 100`),
  ],
)

/** A household measure of a food: `amount` of `measure` weighs `grams`. */
export const referenceFoodMeasure = pgTable(
  'reference_food_measure',
  {
    ...rowColumns(),
    referenceFoodId: rowId('reference_food_id').notNull(),
    seq: integer('seq').notNull(),
    amount: doublePrecision('amount').notNull(),
    measure: text('measure').notNull(),
    /** Set if the measure is one of our units. */
    unit: text('unit').$type<Unit>(),
    grams: doublePrecision('grams').notNull(),
    ...importedBy(),
  },
  (table) => [
    unique('reference_food_measure_seq').on(table.catererId, table.referenceFoodId, table.seq),
    ownReference('reference_food_measure_food', table.catererId, table.referenceFoodId, referenceFood, 'cascade'),
    index('reference_food_measure_import').on(table.catererId, table.importJobId),
    ownReference('reference_food_measure_import_own', table.catererId, table.importJobId, importJob),
  ],
)

/**
 * The words of foods, to correct mistyped ones. A trigger of `reference_food` adds them (0029). Words that are no longer in any
 * food stay: a search uses only words of foods that it finds.
 */
export const referenceFoodWord = pgTable(
  'reference_food_word',
  { ...rowColumns(), word: text('word').notNull() },
  (table) => [unique('reference_food_word_own').on(table.catererId, table.word)],
)
