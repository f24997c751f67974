import type { ServerTextKey } from '@commissary/messages/server'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { RecordType } from '../db/schema/settings.ts'
import type { Tx } from '../db/work.ts'
import type { RecordFields } from '../modules/history/record-event.ts'

export type RecordTable = PgTable & {
  id: AnyPgColumn
  catererId: AnyPgColumn
  version: AnyPgColumn
  archivedAt?: AnyPgColumn
}

/** Columns that the database fills, and `archivedAt`, which `archiveRecord` sets: no input field writes them. */
type ManagedColumn =
  | 'id'
  | 'catererId'
  | 'createdAt'
  | 'createdBy'
  | 'updatedAt'
  | 'updatedBy'
  | 'version'
  | 'archivedAt'

export type Row<Table extends RecordTable> = Table['$inferSelect']
type InputColumn<Table extends RecordTable> = Exclude<keyof Row<Table> & string, ManagedColumn>

type HistoryValue = RecordFields[string]

/** How one field of the contract is stored. */
export interface StoredField<Value, Columns extends object> {
  /** The columns of an input value. */
  write: (value: Value) => Columns
  /** The value in the history; null for a record without history. */
  history: ((columns: Columns) => HistoryValue) | null
}

/** A field stored in one column and shown unchanged in the history. */
export function column<Name extends string, Value, Stored extends HistoryValue>(
  name: Name,
  toStored: (value: Value) => Stored,
): StoredField<Value, Record<Name, Stored>> {
  return columns(
    (value) => ({ [name]: toStored(value) }) as Record<Name, Stored>,
    (row) => row[name],
  )
}

/** A field stored in several columns, or shown in another form in the history. */
export function columns<Value, Columns extends object>(
  write: (value: Value) => Columns,
  history: ((columns: Columns) => HistoryValue) | null = null,
): StoredField<Value, Columns> {
  return { write, history }
}

/** A field taken from the path, or stored in another table. */
export const notStored = null

/** How every field of an input is stored: `{ … } satisfies FieldsOf<VendorInput, typeof vendor>`. A missing one does not compile. */
export type FieldsOf<Input, Table extends RecordTable> = {
  [Name in keyof Input]-?: { write: (value: Input[Name]) => Partial<Table['$inferInsert']> } | typeof notStored
}

type AnyFields = Record<string, StoredField<never, object> | typeof notStored>
type ColumnsOfField<Field> = Field extends StoredField<never, infer Columns> ? Columns : never
type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never

/** The columns that the fields of a record write. */
export type ColumnsOf<Fields> = Intersection<ColumnsOfField<Fields[keyof Fields]>>

/** Does not compile if a column is neither written by a field nor listed in `otherColumns`. */
type Complete<Table extends RecordTable, Fields, Other extends string> = [
  Exclude<InputColumn<Table>, keyof ColumnsOf<Fields> | Other>,
] extends [never]
  ? unknown
  : { columnsWithoutAField: Exclude<InputColumn<Table>, keyof ColumnsOf<Fields> | Other> }

/** Catalog areas with a record's refusal texts. */
type AreaWith<Text extends string> = {
  [Key in ServerTextKey]: Key extends `${infer Area}.${Text}` ? Area : never
}[ServerTextKey]

interface Definition<Table extends RecordTable, Fields, Other extends string> {
  /** The name in the history; null for a record without one. */
  type: RecordType | null
  table: Table
  fields: Fields
  /** Columns that no input field writes; the store or another module does. */
  otherColumns?: readonly Other[]
  /** Area of the texts `notFound` and `conflict`. */
  texts: AreaWith<'notFound'> & AreaWith<'conflict'>
  /** Area of the text `shared`, for a table with shared rows of caterer 0. */
  sharedTexts?: AreaWith<'shared'>
  /** The record in the contract's form, included in a 409. */
  read: (tx: Tx, id: number) => Promise<object | null>
}

export interface RecordKind<Table extends RecordTable = RecordTable, Fields = unknown> extends Omit<
  Definition<Table, Fields, string>,
  'fields' | 'otherColumns'
> {
  /** The names of the input's fields. */
  fieldNames: readonly string[]
  /** The columns of an input. */
  toColumns: (input: InputOf<Fields>) => ColumnsOf<Fields>
  /** The history fields of a row. `extra` has the values of fields stored in other tables, by name. */
  toHistory: (row: ColumnsOf<Fields>, extra?: RecordFields) => RecordFields
}

type InputOf<Fields> = {
  [Name in keyof Fields]?: Fields[Name] extends StoredField<infer Value, object> ? Value : unknown
}

/** Describes a record: its table, how each field is stored and shown in the history, and its refusal texts. */
export function defineRecord<Table extends RecordTable, Fields extends object, const Other extends string = never>(
  definition: Definition<Table, Fields, Other> & Complete<Table, Fields, Other>,
): RecordKind<Table, Fields> {
  const { type, table, texts, read } = definition
  const fields = Object.entries(definition.fields as AnyFields)
  return {
    type,
    table,
    texts,
    read,
    fieldNames: fields.map(([name]) => name),
    ...(definition.sharedTexts !== undefined && { sharedTexts: definition.sharedTexts }),
    toColumns: (input) =>
      Object.assign(
        {},
        ...fields.map(([name, field]) => field?.write((input as Record<string, unknown>)[name] as never)),
      ) as ColumnsOf<Fields>,
    toHistory: (row, extra = {}) => {
      const shown = fields.flatMap(([name, field]): [string, HistoryValue][] => {
        if (field?.history) return [[name, field.history(row as never)]]
        return name in extra ? [[name, extra[name] ?? null]] : []
      })
      return { ...Object.fromEntries(shown), ...extra }
    },
  }
}
