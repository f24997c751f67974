import type { MenuDay, MenuLine } from './menu-days.ts'
import { dayOf, type MenuCellLines, type MenuEditAction, type MenuEditState } from './menu-edit.ts'
import { mealCategories, type MealCategory } from './model.ts'

type State = Pick<MenuEditState, 'days'>

/** A block of cells of a week. */
export interface CellRange {
  /** The days of the block, in their order. */
  dates: readonly string[]
  /** Null = the whole days, with their meals and selections. */
  categories: readonly MealCategory[] | null
}

/** What was copied from a menu: whole days, days of several weeks or with gaps (null), or cells by category and day. */
export type MenuClip =
  | { kind: 'days'; days: readonly MenuDay[] }
  | { kind: 'weeks'; weeks: readonly (readonly (MenuDay | null)[])[] }
  | { kind: 'cells'; rows: readonly (readonly MenuLine[][])[] }

/** The content of a block. */
export function clipOf(state: State, { dates, categories }: CellRange): MenuClip {
  const days = dates.map((date) => dayOf(state, date))
  if (categories === null) return { kind: 'days', days }
  return { kind: 'cells', rows: categories.map((category) => days.map((day) => linesOf(day, category))) }
}

/** A clip as rows and tabs, which spreadsheets read: a row per category, a column per day, a line per item. */
export function clipText(clip: MenuClip): string {
  const rows =
    clip.kind === 'cells'
      ? clip.rows
      : weeksOfClip(clip).flatMap((days) =>
          mealCategories.map((category) => days.map((day) => (day ? linesOf(day, category) : []))),
        )
  return rows.map((row) => row.map((lines) => field(lines.map(({ name }) => name).join('\n'))).join('\t')).join('\n')
}

/** Rows of cells of item names, from a spreadsheet's text. Spreadsheets quote cells with several lines. */
export function readClipText(text: string): string[][][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? ''
    const row = rows.at(-1) ?? []
    const cell = row.at(-1) ?? ''
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      row[row.length - 1] = `${cell}"`
      at += 1
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && letter === '\t') row.push('')
    else if (!isQuoted && letter === '\n') rows.push([''])
    else row[row.length - 1] = cell + letter
  }
  return rows.map((row) =>
    row.map((cell) =>
      cell
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  )
}

/** The clip as text, for the clipboard's own type. */
export const writeClip = (clip: MenuClip): string => JSON.stringify({ ...clip, format: clipFormat })

/** A clip that `writeClip` wrote; null if the text is something else. */
export function readClip(text: string): MenuClip | null {
  try {
    const value = JSON.parse(text) as unknown
    const isClip = typeof value === 'object' && value !== null && 'format' in value && value.format === clipFormat
    return isClip ? (value as MenuClip & { format: string }) : null
  } catch {
    return null
  }
}

const clipFormat = 'menu-1'

/** The days of a clip by week; null = a gap, which changes nothing where it is pasted. */
export const weeksOfClip = (clip: Exclude<MenuClip, { kind: 'cells' }>): readonly (readonly (MenuDay | null)[])[] =>
  clip.kind === 'days' ? [clip.days] : clip.weeks

export interface PasteTarget {
  /** The cell or day that the clip starts at; a larger block is filled with repeats of the clip. */
  range: CellRange
  /** All days of the week that can change, in their order. */
  openDates: readonly string[]
  /** All days of the week. */
  dates: readonly string[]
}

/**
 * The edit that pastes a clip. Days that cannot change are left out; null = nothing is left. Cells that are pasted on a day
 * go to its first categories; days that are pasted on a cell replace the whole days.
 */
export function pasteClip(clip: MenuClip, { range, openDates, dates }: PasteTarget): MenuEditAction | null {
  const days = clip.kind === 'cells' ? [] : (weeksOfClip(clip)[0] ?? [])
  const width = clip.kind === 'cells' ? (clip.rows[0]?.length ?? 0) : days.length
  const columns = columnsFrom(range, dates, width).filter(({ date }) => openDates.includes(date))
  if (columns.length === 0) return null
  if (clip.kind !== 'cells') {
    return {
      type: 'setDays',
      days: Object.fromEntries(columns.flatMap(({ date, column }) => (days[column] ? [[date, days[column]]] : []))),
    }
  }
  const cells = rowsFrom(range, clip.rows.length).flatMap(({ category, row }) =>
    columns.map(({ date, column }): MenuCellLines => ({ date, category, lines: clip.rows[row]?.[column] ?? [] })),
  )
  return { type: 'setCells', cells }
}

/** The edit that pastes names, each as the line that `lineOf` makes of it. */
export function pasteNames(
  rows: readonly (readonly string[][])[],
  target: PasteTarget,
  lineOf: (name: string, cell: { date: string; category: MealCategory }) => MenuLine,
): MenuEditAction | null {
  const clip: MenuClip = { kind: 'cells', rows: rows.map((row) => row.map(() => [])) }
  const pasted = pasteClip(clip, target)
  if (pasted?.type !== 'setCells') return pasted
  const width = rows[0]?.length ?? 0
  const columns = columnsFrom(target.range, target.dates, width)
  const lines = rowsFrom(target.range, rows.length)
  const namesAt = ({ date, category }: MenuCellLines) => {
    const row = lines.find((line) => line.category === category)?.row ?? 0
    const column = columns.find((one) => one.date === date)?.column ?? 0
    return rows[row]?.[column] ?? []
  }
  return {
    type: 'setCells',
    cells: pasted.cells.map((cell) => ({ ...cell, lines: namesAt(cell).map((name) => lineOf(name, cell)) })),
  }
}

/** The edit that repeats a block's first day on its other days; one column gets the day before it. Null = no such day. */
export function fillRight(state: State, { range, openDates, dates }: PasteTarget): MenuEditAction | null {
  const [first = '', ...others] = range.dates
  const before = dates[dates.indexOf(first) - 1]
  const [from, to] = others.length > 0 ? [first, others] : [before, [first]]
  if (from === undefined) return null
  const clip = clipOf(state, { ...range, dates: [from] })
  return pasteClip(clip, { range: { ...range, dates: to }, openDates, dates })
}

/** The days of a paste, each with the clip's column that it gets: the block's days, then more if the clip is wider. */
function columnsFrom({ dates: chosen }: CellRange, dates: readonly string[], width: number) {
  return goOn(chosen, dates, width).map((date, index) => ({ date, column: index % Math.max(width, 1) }))
}

function rowsFrom({ categories }: CellRange, height: number) {
  const chosen = categories === null ? mealCategories.slice(0, height) : goOn(categories, mealCategories, height)
  return chosen.map((category, index) => ({ category, row: index % Math.max(height, 1) }))
}

/** What was chosen, extended past its last entry up to a count. Gaps in what was chosen stay: nothing is pasted in them. */
function goOn<Key>(chosen: readonly Key[], all: readonly Key[], count: number): readonly Key[] {
  const last = chosen.at(-1)
  const next = last === undefined ? all.length : all.indexOf(last) + 1
  return [...chosen, ...all.slice(next, next + Math.max(0, count - chosen.length))]
}

const linesOf = (day: MenuDay, category: MealCategory) => day.lines.filter((line) => line.category === category)

const field = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
