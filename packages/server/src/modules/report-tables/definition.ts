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
 * commas, that need attention, as are `nutrients` and `allergens`. Exact money has a pinch of salt's decimals.
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
 * What a group shows of a column. `sum` = the sum of the rows. `some` = how many rows have it. `once` = the sum over the different
 * values of another column of the rows: the meals of a day, which is in a row for each of its items. `ratio` = one total by
 * another; a row shows its own. `distinct` = how many different ones the lists of the rows have: weeks that several foods hold up count
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
  /** A column of the rows with what is known of a value that is unknown as a whole. */
  least?: string
  /** Null in a row = there is none, rather than unknown; of a column = where a row has none of that, either. */
  isOptional?: boolean | TableColumn['id']
  total?: Total
  /** Its rows can be below 0, so a sum with unknown parts is no lower bound. */
  isSigned?: boolean
}

/** A column that only ratios use. */
export type HiddenColumn = Required<Pick<TableColumn, 'total'>> & { id: string }

export interface Grouping {
  id: keyof Texts['groupings']
  /** The column of the rows that makes the groups; null = "None". */
  key: string
  /** The column with what they are called, by which they are in order. */
  label: string
  kind?: 'text' | 'date' | 'weekOf' | 'month' | 'code' | 'menuType'
}

export interface Choice {
  id: keyof Texts['choices']
  /** What it is called, where that is no text of its id. */
  label?: string
  options: readonly { value: string; label: string }[]
  /** What no choice means, where it is not "All". */
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

/** A report of rows: one query, and what is shown of it. Screens, files and totals are made from it. */
export interface ReportDefinition {
  id: ReportId
  /** The call that reads it. Who may call it may export it. */
  operation: OperationId
  title: keyof Messages['shell']['titles']
  /** Of a day, of the days from one to another, or of today with dates and schools that choose what is on menus then and there. */
  period: 'day' | 'range' | 'menus'
  /** The first names the row. */
  columns: readonly TableColumn[]
  /** Which of the columns a request shows; absent = all. */
  shows?: (tx: Tx, scope: ReportScope) => Promise<(id: string) => boolean>
  hidden?: readonly HiddenColumn[]
  groupings: readonly Grouping[]
  /** Ids of groupings, the outermost first. */
  usualGroup: readonly Grouping['id'][]
  /** Columns of the rows that lead to the records that made them, and are not shown. */
  refs: readonly string[]
  notes?: readonly (keyof Texts['notes'])[]
  /** Notes about the rows that a request selects. */
  notesOf?: (tx: Tx, scope: ReportScope) => Promise<string[]>
  choices: (tx: Tx, scope: ReportScope) => Promise<Choice[]>
  /** A query with a column for each id of `columns` and `hidden` but ratios, `refs`, keys and labels. Null in a number = unknown. */
  rows: (tx: Tx, scope: ReportScope) => Promise<SQL>
  /** Its rows take longer to compute than to keep: those of a page and their totals are read from the same ones. */
  isReadOnce?: true
  /** The order of the rows within a group. Must be total, so that pages never overlap. */
  order: SQL
}
