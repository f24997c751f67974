import type { MenuDay } from '@commissary/domain/menu'
import { lastingDrafts } from '@commissary/ui/record-form'

/** A day that the server has not confirmed, and what its edits are based on. */
export interface EditedDay {
  key: string
  base: MenuDay
  day: MenuDay
}

export interface DayDraft extends EditedDay {
  /** ISO 8601. */
  savedAt: string
  /** The planner that kept it. */
  owner: string
}

interface Planner {
  userId: number
  /** Identifies the menu. */
  menu: string
  /** Identifies this planner among all that show the menu, such as in another tab or before a reload. */
  owner: string
}

/**
 * Edits of a menu that are not confirmed, by user, menu, day and planner. Two tabs with the same week must not replace
 * each other's, so each planner has its own.
 */
export function dayDrafts({ userId, menu, owner }: Planner) {
  const keyOf = (key: string, by: string) => ({ userId, name: `${menu}/${key}/${by}` })
  return {
    /** Returns whether it is kept. */
    keep({ key, base, day }: EditedDay): boolean {
      return lastingDrafts.keep(keyOf(key, owner), {
        savedAt: new Date().toISOString(),
        version: null,
        base,
        values: day,
      })
    },
    remove(key: string, by = owner): void {
      lastingDrafts.delete(keyOf(key, by))
    },
    /** What the user's other planners left behind or have not saved yet. */
    ofOthers(): DayDraft[] {
      return lastingDrafts.list(userId, `${menu}/`).flatMap(({ name, draft }) => {
        const [key = '', by = ''] = name.slice(menu.length + 1).split('/')
        const { savedAt, base, values } = draft
        if (by === owner || !isDay(base) || !isDay(values)) return []
        return [{ key, owner: by, savedAt, base, day: values }]
      })
    },
  }
}

const isDay = (value: object): value is MenuDay =>
  'plannedMeals' in value && 'lines' in value && Array.isArray(value.lines)

const lockName = (owner: string) => `commissary.planner.${owner}`

/** Signals to all tabs that a planner still saves its own edits. Returns a function that ends that; a crash ends it, too. */
export function holdDrafts(owner: string): () => void {
  const held = Promise.withResolvers<void>()
  // Browsers have locks on https only. Without them, edits of another tab are merged with themselves, which changes nothing.
  if ('locks' in navigator) void navigator.locks.request(lockName(owner), () => held.promise)
  return held.resolve
}

/** Runs once a planner no longer saves its edits itself: at once, or when its tab is closed. */
export function afterPlanner(owner: string, signal: AbortSignal, run: () => void): void {
  if (!('locks' in navigator)) run()
  else navigator.locks.request(lockName(owner), { signal }, run).catch(ignoreAbort)
}

function ignoreAbort(error: unknown) {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}
