import { fillRight, type MenuClip, pasteClip, pasteNames, type PasteTarget, weeksOfClip } from './menu-clip.ts'
import { emptyMenuDay, isSameDay, type MenuDay } from './menu-days.ts'
import { dayOf, editMenu, type MenuEditAction, type MenuEditState } from './menu-edit.ts'

/** The days of a month or a cycle: a row per week, a column per weekday. Null = no such day. */
export type MenuWeeks = readonly (readonly (string | null)[])[]

/** Days that were chosen in a month or a cycle. */
export interface WeeksTarget {
  weeks: MenuWeeks
  chosen: readonly string[]
  /** All days that can change. */
  openDates: readonly string[]
}

type State = Pick<MenuEditState, 'days'>

/** A day of a block, by its row and column. */
interface Place {
  row: number
  column: number
}

/** The days that were chosen, in their shape: what lies between them was not, and is a gap of the clip. */
export function clipOfWeeks(state: State, { weeks, chosen }: Omit<WeeksTarget, 'openDates'>): MenuClip {
  const { top, left, height, width } = blockOf(weeks, chosen)
  const rows = weeks.slice(top, top + height).map((row) =>
    row.slice(left, left + width).map((key) => {
      return key !== null && chosen.includes(key) ? dayOf(state, key) : null
    }),
  )
  const [first = []] = rows
  const days = first.filter((day) => day !== null)
  return rows.length === 1 && days.length === first.length ? { kind: 'days', days } : { kind: 'weeks', weeks: rows }
}

/**
 * The edit that pastes a clip on days of a month or a cycle. A single day is where the clip starts; of several, only those
 * change, which repeats a smaller clip. A clip as wide as a week keeps its weekdays. Days that cannot change are left out;
 * null = nothing is left.
 */
export function pasteOnWeeks(clip: MenuClip, target: WeeksTarget, start?: Place): MenuEditAction | null {
  if (clip.kind === 'cells') return merged(rowTargets(target).map((row) => pasteClip(clip, row)))
  const { weeks, chosen, openDates } = target
  const rows = weeksOfClip(clip)
  const block = blockOf(weeks, chosen)
  const [height, width] = [Math.max(1, rows.length), Math.max(1, rows[0]?.length ?? 0)]
  const from = start ?? { row: block.top, column: block.left }
  const left = width === weeks[0]?.length ? 0 : from.column
  const isSkipped = (key: string, row: number, column: number) =>
    chosen.length > 1 && row < block.top + block.height && column < block.left + block.width && !chosen.includes(key)
  const days: Record<string, MenuDay> = {}
  for (let down = 0; down < Math.max(height, block.height); down += 1) {
    for (let along = 0; along < Math.max(width, block.width); along += 1) {
      const [row, column] = [from.row + down, left + along]
      const key = weeks[row]?.[column]
      const day = rows[down % height]?.[along % width]
      if (!key || !day || !openDates.includes(key) || isSkipped(key, row, column)) continue
      days[key] = day
    }
  }
  return Object.keys(days).length > 0 ? { type: 'setDays', days } : null
}

/** The edit that pastes names from a spreadsheet, which go to the first categories of each day. */
export function pasteNamesOnWeeks(
  names: Parameters<typeof pasteNames>[0],
  target: WeeksTarget,
  lineOf: Parameters<typeof pasteNames>[2],
): MenuEditAction | null {
  return merged(rowTargets(target).map((row) => pasteNames(names, row, lineOf)))
}

/** The edit that repeats each week's first chosen day on its other chosen days; one day alone gets the day before it. */
export function fillWeeks(state: State, target: WeeksTarget): MenuEditAction | null {
  return merged(rowTargets(target).map((row) => fillRight(state, row)))
}

/**
 * The edit that copies days to another place, as a drag does: `grabbed`, one of them, lands on the day `to`. A move also
 * clears the copied days that it does not replace, if they can change.
 */
export function copyDays(
  state: State,
  target: WeeksTarget,
  { grabbed, to, isMove }: { grabbed: string; to: string; isMove: boolean },
): MenuEditAction | null {
  const { weeks, chosen, openDates } = target
  const [from, onto] = [placeOf(weeks, grabbed), placeOf(weeks, to)]
  const { top, left } = blockOf(weeks, chosen)
  const start = { row: onto.row - from.row + top, column: onto.column - from.column + left }
  const pasted = pasteOnWeeks(clipOfWeeks(state, target), { ...target, chosen: [to] }, start)
  if (pasted?.type !== 'setDays' || !isMove) return pasted
  const emptied = chosen.filter((key) => openDates.includes(key)).map((key) => [key, emptyMenuDay] as const)
  return { type: 'setDays', days: { ...Object.fromEntries(emptied), ...pasted.days } }
}

/** Several edits as one undo step. */
export function asOneEdit(state: MenuEditState, actions: readonly MenuEditAction[]): MenuEditAction | null {
  const one = merged(actions)
  if (one || actions.length === 0) return one
  const after = actions.reduce(editMenu, state)
  const changed = Object.entries(after.days).filter(([key, day]) => !isSameDay(day, dayOf(state, key)))
  return { type: 'setDays', days: Object.fromEntries(changed) }
}

/** Edits of one kind as one; null if there is none, or they are of different kinds. */
function merged(actions: readonly (MenuEditAction | null)[]): MenuEditAction | null {
  const all = actions.filter((action) => action !== null)
  const cells = all.flatMap((action) => (action.type === 'setCells' ? [action] : []))
  const days = all.flatMap((action) => (action.type === 'setDays' ? [action] : []))
  if (all.length === 0) return null
  if (cells.length === all.length) return { type: 'setCells', cells: cells.flatMap((action) => action.cells) }
  if (days.length !== all.length) return null
  return { type: 'setDays', days: Object.assign({}, ...days.map((action) => action.days)) as Record<string, MenuDay> }
}

/** The chosen days of each week, as the week planner takes them. */
function rowTargets({ weeks, chosen, openDates }: WeeksTarget): PasteTarget[] {
  return weeks.flatMap((row) => {
    const dates = row.filter((key) => key !== null)
    const own = dates.filter((key) => chosen.includes(key))
    return own.length > 0 ? [{ range: { dates: own, categories: null }, openDates, dates }] : []
  })
}

/** The smallest rectangle with all chosen days. A week with all days chosen counts from its first weekday. */
function blockOf(weeks: MenuWeeks, chosen: readonly string[]) {
  const rows = weeks.flatMap((row, index) => {
    const own = row.flatMap((key, column) => (key !== null && chosen.includes(key) ? [column] : []))
    const isWhole = own.length > 1 && own.length === row.filter((key) => key !== null).length
    const [left = 0, right = 0] = isWhole ? [0, row.length - 1] : [own[0], own.at(-1)]
    return own.length > 0 ? [{ index, left, right }] : []
  })
  const top = rows[0]?.index ?? 0
  const left = Math.min(...rows.map((row) => row.left))
  const right = Math.max(...rows.map((row) => row.right))
  return { top, left, height: (rows.at(-1)?.index ?? top) - top + 1, width: right - left + 1 }
}

function placeOf(weeks: MenuWeeks, key: string): Place {
  const row = weeks.findIndex((week) => week.includes(key))
  return { row, column: weeks[row]?.indexOf(key) ?? -1 }
}
