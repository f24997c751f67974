import type { MealCategory, MenuType } from '../menu/model.ts'
import type { GradeGroup } from '../rules/model.ts'
import {
  type Disposition,
  type Entries,
  type EntryValue,
  groupPath,
  type Holding,
  lineGroupPath,
  linePath,
  type GroupField,
  type LineField,
  type LineGroupField,
  type RecordField,
} from './record-fields.ts'

/** A column of a record: the menu of one meal program, which one or more grade groups are served. */
export interface SheetGroup {
  programId: number
  /** As displayed: "K-5", "K-8". */
  grades: string
  /** Several where they share the menu. */
  gradeGroups: readonly GradeGroup[]
  /** Students may decline part of the meal. */
  offerVersusServe: boolean
  /** Of the menu; null = not planned. */
  plannedMeals: number | null
}

/** A column's plan for a line. */
export interface SheetPlan {
  programId: number
  /** Null = not planned. */
  servings: number | null
}

export interface SheetLine {
  key: string
  name: string
  category: MealCategory
  /** A text is not food: nothing about it is counted or measured. */
  kind: 'food' | 'placeholder' | 'text'
  /** How such a food is held unless someone says otherwise; null = unknown. */
  usualHolding: Holding | null
  /** The key of the line that it replaces. */
  replaces: string | null
  /** The columns that are served it. */
  plans: readonly SheetPlan[]
}

/** A production record: what the plan gave it, and what people entered. */
export interface ProductionSheet {
  menuType: MenuType
  /** Cooked by one kitchen and served at another: two sections, two signatures. */
  isVended: boolean
  groups: readonly SheetGroup[]
  lines: readonly SheetLine[]
  entries: Entries
}

type Sheet = Pick<ProductionSheet, 'entries'>

const countOf = (value: EntryValue | undefined): number | null => (typeof value === 'number' ? value : null)
const textOf = (value: EntryValue | undefined): string | null => (typeof value === 'string' ? value : null)

/** An entered number of the header, of a column, or of a line; null = not entered. */
export const headerCount = ({ entries }: Sheet, field: RecordField): number | null => countOf(entries[field])
export const groupCount = ({ entries }: Sheet, programId: number, field: GroupField): number | null =>
  countOf(entries[groupPath(programId, field)])
export const lineCount = ({ entries }: Sheet, key: string, field: LineField): number | null =>
  countOf(entries[linePath(key, field)])
export const lineText = ({ entries }: Sheet, key: string, field: LineField): string | null =>
  textOf(entries[linePath(key, field)])
export const lineGroupCount = (
  { entries }: Sheet,
  key: string,
  programId: number,
  field: LineGroupField,
): number | null => countOf(entries[lineGroupPath(key, programId, field)])

/** Planned meals of a column: those someone entered, else the menu's. */
export const plannedMealsOf = (sheet: Sheet, { programId, plannedMeals }: SheetGroup): number | null =>
  groupCount(sheet, programId, 'plannedMeals') ?? plannedMeals

/** Planned servings of a line for a column: those someone entered, else the plan's. */
export const plannedServingsOf = (sheet: Sheet, key: string, { programId, servings }: SheetPlan): number | null =>
  lineGroupCount(sheet, key, programId, 'planned') ?? servings

/** How a line is held: as someone entered, else as such foods usually are; null = unknown. */
export const holdingOf = (sheet: Sheet, { key, usualHolding }: SheetLine): Holding | null =>
  (lineText(sheet, key, 'holding') as Holding | null) ?? usualHolding

export const dispositionOf = (sheet: Sheet, key: string): Disposition | null =>
  lineText(sheet, key, 'disposition') as Disposition | null

/** Whether something other than a line's food was served, known only in words: the line's counts say nothing about its food. */
export const hasUnknownFood = (sheet: Sheet, key: string): boolean => lineText(sheet, key, 'servedInstead') !== null

/** Whether another line is served in place of this one. */
export const isReplaced = ({ lines }: Pick<ProductionSheet, 'lines'>, key: string): boolean =>
  lines.some(({ replaces }) => replaces === key)

/** The lines whose food is counted: not texts, and not those that another one replaced. */
export const countedLines = (sheet: Pick<ProductionSheet, 'lines'>): SheetLine[] =>
  sheet.lines.filter(({ kind, key }) => kind !== 'text' && !isReplaced(sheet, key))
