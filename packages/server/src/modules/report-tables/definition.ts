import type { NutrientCode } from '@commissary/domain/food'
import type { Messages } from '@commissary/messages'
import type { Wording } from '@commissary/messages/wording'
import type { SQL } from 'drizzle-orm'

import type { Caller, OperationId, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import type { Served } from '../food-reports/served.ts'

export type ReportId = Schemas['ReportId']
export type ReportRequest = Schemas['ReportRequest']

type Texts = Messages['reportTables']

/**
 * How a figure is read. `unit` and `menuType` are keys of `words`; `pack` is the text, size and unit of a pack as a JSON array; `code` is one of `reportTables.codes`, and `codes` are some, separated by
 * commas, that need attention, as are `nutrients` and `allergens`. Exact money has enough decimals for a pinch of salt.
 */
export type FigureKind =
  | 'text'
  | 'date'
  | 'unit'
  | 'pack'
  | 'menuType'
  | 'code'
  | 'codes'
  | 'nutrients'
  | 'allergens'
  | 'count'
  | 'amount'
  | 'money'
  | 'moneyExact'
  | 'percent'

/**
 * What a group shows for a column. `sum` = the sum of the rows. `some` = how many rows have it. `once` = the sum over the distinct
 * values of another column: a day's meals, which are in a row for each of its items. `ratio` = one total divided by
 * another; a row shows its own. `distinct` = how many distinct keys the rows' lists have: a week that several foods hold up counts
 * once. `average` = the mean of the rows that have it.
 */
export type Total = 'sum' | 'some' | 'distinct' | 'average' | { once: string } | { ratio: readonly [string, string] }

export interface TableColumn {
  id: keyof Texts['columns'] | NutrientCode | `${NutrientCode}Daily`
  kind: FigureKind
  /** What it is called, where that is no text of its id. */
  label?: (wording: Wording, scope: Pick<ReportScope, 'served'>) => string
  /** Decimals of an amount. */
  digits?: number
  /** The rows' column with the known part of a value that is partly unknown. */
  least?: string
  /** `true`: null in a row means none rather than unknown. A column id: only if the row has none of that column, either. */
  isOptional?: boolean | TableColumn['id']
  total?: Total
  /** Its rows can be below 0, so a sum with unknown parts is not a lower bound. */
  isSigned?: boolean
}

/** A column that only ratios use. */
export type HiddenColumn = Required<Pick<TableColumn, 'total'>> & { id: string }

export interface Grouping {
  id: keyof Texts['groupings']
  /** The rows' column to group by; null = "None". */
  key: string
  /** The column with the groups' labels, which they are sorted by. */
  label: string
  kind?: 'text' | 'date' | 'weekOf' | 'month' | 'code' | 'menuType'
}

export interface Choice {
  id: keyof Texts['choices']
  /** What it is called, where that is no text of its id. */
  label?: string
  options: readonly { value: string; label: string }[]
  /** What no choice means, if it is not "All". */
  usual?: string
}

/** What a request selects, checked: dates are in order, and schools are the caller's. */
export interface ReportScope {
  caller: Pick<Caller, 'userId'>
  from: string
  to: string
  today: string
  /** The chosen schools of the caller; all of them if none were chosen. */
  schoolIds: readonly number[]
  /** Whether the request names schools. */
  isOfSchools: boolean
  /** The menus that a report of foods is limited to; null = none were named. */
  served: Served | null
  /** The value of a choice; '' = all. */
  choice: (id: Choice['id']) => string
  wording: Wording
}

/** A report of rows: one query, and what is shown from it. Screens, files and totals are made from it. */
export interface ReportDefinition {
  id: ReportId
  /** The call that reads it. Who may call it may export it. */
  operation: OperationId
  title: keyof Messages['shell']['titles']
  /** For a day, for a range of days, or for today with dates and schools that select the foods on their menus. */
  period: 'day' | 'range' | 'menus'
  /** The first names the row. */
  columns: readonly TableColumn[]
  /** Which of the columns a request shows; absent = all. */
  shows?: (tx: Tx, scope: ReportScope) => Promise<(id: string) => boolean>
  hidden?: readonly HiddenColumn[]
  groupings: readonly Grouping[]
  /** Ids of groupings, the outermost first. */
  usualGroup: readonly Grouping['id'][]
  /** Columns of the rows that link to the records they come from. They are not shown. */
  refs: readonly string[]
  notes?: readonly (keyof Texts['notes'])[]
  /** Notes about the rows that a request selects. */
  notesOf?: (tx: Tx, scope: ReportScope) => Promise<string[]>
  choices: (tx: Tx, scope: ReportScope) => Promise<Choice[]>
  /** A query with columns for the ids of `columns` and `hidden` but ratios, for `refs`, keys and labels. Null number = unknown. */
  rows: (tx: Tx, scope: ReportScope) => Promise<SQL>
  /** Its rows take longer to compute than to keep, so a page and its totals are read from the same computed rows. */
  isReadOnce?: true
  /** The order of the rows within a group. Must be total, so that pages never overlap. */
  order: SQL
}
