import { emptyMenuDay, isSameDay, type MenuDay, type MenuLine, type Selections } from './menu-days.ts'
import { mergeEdits } from './merge-edits.ts'
import type { MealCategory } from './model.ts'
import type { Quantity } from '../units/model.ts'

type Days = Readonly<Record<string, MenuDay>>

/** The week planner: the server's days, the edited days, and the undo history. */
export interface MenuEditState {
  /** By the key of the day: its date, or its place in a cycle. Keys compare in the order of the days. An absent day is empty. */
  server: Days
  days: Days
  /** For each edit, the changed days as they were before. */
  past: readonly Days[]
  /** For each undone edit, the changed days as they were after it. */
  future: readonly Days[]
}

/** `index` counts within the category of the day; absent = at its end. */
export type MenuEditAction =
  | { type: 'addItem'; date: string; line: MenuLine; index?: number }
  | { type: 'moveItem'; date: string; id: string; toDate: string; category?: MealCategory; index?: number }
  | { type: 'removeItem'; date: string; id: string }
  | { type: 'setPlannedServings'; date: string; id: string; plannedServings: number | null }
  | { type: 'setPortion'; date: string; id: string; portion: Quantity | null }
  /** Null = on every serving line. */
  | { type: 'setServingLine'; date: string; id: string; servingLine: number | null }
  | { type: 'setPlannedMeals'; date: string; plannedMeals: number | null }
  | { type: 'setSelections'; date: string; selections: Selections | null }
  | { type: 'copyDay'; date: string; toDate: string }
  | { type: 'clearDay'; date: string }
  /** Replaces the lines of cells, in one step: a paste, a fill, or (without lines) a deletion. */
  | { type: 'setCells'; cells: readonly MenuCellLines[] }
  /** Replaces whole days in one step, by key. */
  | { type: 'setDays'; days: Days }
  /** Restores the server's version. Can be undone like any other edit. */
  | { type: 'resetDay'; date: string }
  /**
   * The server's version after a load or a save. A day that differs from `base`, by default the server's last version,
   * was edited and keeps its edits. Cannot be undone.
   */
  | { type: 'receiveDay'; date: string; day: MenuDay; base?: MenuDay }
  /**
   * A version that was saved elsewhere. The edits since the server's last version are merged with it, including in undo
   * and redo steps, so that none of them reverts what someone else changed. Cannot be undone.
   */
  | { type: 'mergeDay'; date: string; day: MenuDay }
  | { type: 'undo' }
  | { type: 'redo' }

/** The lines of one category on one day. */
export interface MenuCellLines {
  date: string
  category: MealCategory
  lines: readonly MenuLine[]
}

/** Edits that can be undone. */
const historyLength = 200

export function startMenuEdit(server: Days): MenuEditState {
  return { server, days: server, past: [], future: [] }
}

/** The planner's next state. An edit without an effect returns the same state. */
export function editMenu(state: MenuEditState, action: MenuEditAction): MenuEditState {
  switch (action.type) {
    case 'undo':
      return travel(state, 'past', 'future')
    case 'redo':
      return travel(state, 'future', 'past')
    case 'receiveDay':
      return receive(state, action)
    case 'mergeDay':
      return merge(state, action)
    case 'setCells':
      return commit(state, setCells(state, action.cells))
    case 'setDays':
      return commit(state, action.days)
    default:
      return commit(state, edit(state, action))
  }
}

/** A day with its edits. */
export function dayOf(state: Pick<MenuEditState, 'days'>, date: string): MenuDay {
  return state.days[date] ?? emptyMenuDay
}

/** The dates that differ from the server's version, in order. */
export function changedDates(state: MenuEditState): string[] {
  const dates = new Set([...Object.keys(state.days), ...Object.keys(state.server)])
  return [...dates].filter((date) => !isSameDay(dayOf(state, date), state.server[date] ?? emptyMenuDay)).sort()
}

type DayEdit = Exclude<MenuEditAction, { type: 'undo' | 'redo' | 'receiveDay' | 'mergeDay' | 'setCells' | 'setDays' }>

/** The days that an edit of one day changes. */
function edit(state: MenuEditState, action: DayEdit): Days {
  const { date } = action
  const day = dayOf(state, date)

  switch (action.type) {
    case 'addItem': {
      const line = { ...action.line, id: freeId(idsOf(day), action.line.id) }
      return { [date]: { ...day, lines: insert(day.lines, line, action.index) } }
    }
    case 'moveItem':
      return move(state, action)
    case 'removeItem':
      return { [date]: { ...day, lines: day.lines.filter(({ id }) => id !== action.id) } }
    case 'setPlannedServings':
      return { [date]: isCount(action.plannedServings) ? updateLine(day, action) : day }
    case 'setPortion':
    case 'setServingLine':
      return { [date]: updateLine(day, action) }
    case 'setPlannedMeals':
      return { [date]: isCount(action.plannedMeals) ? { ...day, plannedMeals: action.plannedMeals } : day }
    case 'setSelections': {
      const { selections: _before, ...rest } = day
      return { [date]: action.selections ? { ...rest, selections: action.selections } : rest }
    }
    case 'copyDay':
      return { [action.toDate]: day }
    case 'clearDay':
      return { [date]: emptyMenuDay }
    default:
      return reset(state, action)
  }
}

/** The days with the new lines of some cells. The lines get ids that their day does not use. */
function setCells(state: MenuEditState, cells: readonly MenuCellLines[]): Days {
  const changed: Record<string, MenuDay> = {}
  for (const cell of cells) changed[cell.date] = withCell(changed[cell.date] ?? dayOf(state, cell.date), cell)
  return changed
}

function withCell(day: MenuDay, { category, lines }: MenuCellLines): MenuDay {
  const first = day.lines.findIndex((line) => line.category === category)
  const others = day.lines.filter((line) => line.category !== category)
  const taken = new Set(others.map(({ id }) => id))
  const placed = lines.map((line) => {
    const id = freeId(taken, line.id)
    taken.add(id)
    return { ...line, category, id }
  })
  return { ...day, lines: others.toSpliced(first < 0 ? others.length : first, 0, ...placed) }
}

function reset(state: MenuEditState, { date }: Extract<MenuEditAction, { type: 'resetDay' }>): Days {
  return { [date]: state.server[date] ?? emptyMenuDay }
}

function move(state: MenuEditState, action: Extract<MenuEditAction, { type: 'moveItem' }>): Days {
  const source = dayOf(state, action.date)
  const found = source.lines.find(({ id }) => id === action.id)
  if (!found) return {}

  const line = { ...found, category: action.category ?? found.category }
  const left = { ...source, lines: source.lines.filter(({ id }) => id !== action.id) }
  if (action.date === action.toDate)
    return { [action.date]: { ...left, lines: insert(left.lines, line, action.index) } }

  const target = dayOf(state, action.toDate)
  const moved = { ...line, id: freeId(idsOf(target), line.id) }
  return { [action.date]: left, [action.toDate]: { ...target, lines: insert(target.lines, moved, action.index) } }
}

/** Inserts a line at `index` of its category, or after the category's last. */
function insert(lines: readonly MenuLine[], line: MenuLine, index = Infinity): MenuLine[] {
  const peers = lines.filter(({ category }) => category === line.category)
  const next = peers[Math.max(0, index)]
  const last = peers.at(-1)
  const position = next ? lines.indexOf(next) : last ? lines.indexOf(last) + 1 : lines.length
  return lines.toSpliced(position, 0, line)
}

function updateLine(
  day: MenuDay,
  { id, ...fields }: { id: string } & Partial<Pick<MenuLine, 'plannedServings' | 'portion' | 'servingLine'>>,
): MenuDay {
  const { plannedServings, portion, servingLine } = fields
  const change = {
    ...(plannedServings !== undefined && { plannedServings }),
    ...(portion !== undefined && { portion }),
    ...(servingLine !== undefined && { servingLine }),
  }
  return { ...day, lines: day.lines.map((line) => (line.id === id ? { ...line, ...change } : line)) }
}

/** Records only the days that an edit changes, so that undo restores exactly those. */
function commit(state: MenuEditState, touched: Days): MenuEditState {
  const dates = Object.keys(touched).filter((date) => !isSameDay(dayOf(state, date), touched[date] ?? emptyMenuDay))
  if (dates.length === 0) return state
  return {
    ...state,
    days: { ...state.days, ...pick(touched, dates) },
    past: [...state.past, pick(state.days, dates)].slice(-historyLength),
    future: [],
  }
}

function travel(state: MenuEditState, from: 'past' | 'future', to: 'past' | 'future'): MenuEditState {
  const step = state[from].at(-1)
  if (!step) return state
  const moved = { [from]: state[from].slice(0, -1), [to]: [...state[to], pick(state.days, Object.keys(step))] }
  return { ...state, ...moved, days: { ...state.days, ...step } }
}

function receive(
  state: MenuEditState,
  { date, day, base = state.server[date] ?? emptyMenuDay }: Extract<MenuEditAction, { type: 'receiveDay' }>,
): MenuEditState {
  const isEdited = !isSameDay(dayOf(state, date), base)
  return {
    ...state,
    server: { ...state.server, [date]: day },
    days: isEdited ? state.days : { ...state.days, [date]: day },
  }
}

function merge(state: MenuEditState, { date, day }: Extract<MenuEditAction, { type: 'mergeDay' }>): MenuEditState {
  const base = state.server[date] ?? emptyMenuDay
  const merged = (mine: MenuDay) => mergeEdits(base, mine, day).day
  const inStep = (step: Days) => {
    const mine = step[date]
    return mine ? { ...step, [date]: merged(mine) } : step
  }
  return {
    server: { ...state.server, [date]: day },
    days: { ...state.days, [date]: merged(dayOf(state, date)) },
    past: state.past.map(inStep),
    future: state.future.map(inStep),
  }
}

function pick(days: Days, dates: readonly string[]): Days {
  return Object.fromEntries(dates.map((date) => [date, days[date] ?? emptyMenuDay]))
}

const idsOf = ({ lines }: MenuDay) => new Set(lines.map(({ id }) => id))

/** An id that the day does not use yet: the same item may be on a day twice. */
function freeId(taken: ReadonlySet<string>, baseId: string): string {
  let id = baseId
  for (let copy = 2; taken.has(id); copy += 1) id = `${baseId}-${copy}`
  return id
}

function isCount(value: number | null): boolean {
  return value === null || (Number.isFinite(value) && value >= 0)
}
