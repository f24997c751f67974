import {
  type CellRange,
  clipText,
  editMenu,
  emptyMenuDay,
  type MealCategory,
  type MenuClip,
  type MenuEditAction,
  readClip,
  writeClip,
} from '@commissary/domain/menu'
import type { Translate } from '@commissary/messages'
import type { MenuRange } from '@commissary/ui/menu'

import { keepClip, keptClip } from './kept-clip.ts'
import { offeredOn } from './menu-items.ts'
import type { MenuSource, PlannerDay } from './menu-source.ts'
import { categoryOf, itemLine, textLine } from './new-lines.ts'
import type { WeekPlan } from './use-week-plan.ts'

interface ClipEditsOptions {
  t: Translate
  userId: number
  source: Pick<MenuSource, 'items' | 'usualMeals'>
  plan: Pick<WeekPlan, 'state' | 'dispatch'>
  dayAt: (key: string) => PlannerDay | undefined
}

type Done = 'Pasted' | 'Cleared'

/** What the clipboards of a week and of a month have in common: the sentences, and what goes into and comes from a clip. */
export function clipEdits({ t, userId, source: { items, usualMeals }, plan, dayAt }: ClipEditsOptions) {
  const { state, dispatch } = plan

  /** Applies an edit, and says how many days or cells it changed and which it could not. */
  function apply(action: MenuEditAction | null, keys: readonly string[], done: Done): string {
    const skipped = keys.map(dayAt).find((day) => day?.locked ?? day?.closed)
    const reason = skipped?.locked ?? skipped?.closed ?? ''
    if (!action) return reason || t('menuPlanner.nothingToPaste')
    const text = sentence(action, done)
    // An edit without an effect is not announced as one.
    if (editMenu(state, action) === state) return reason || t('menuPlanner.nothingChanged')
    dispatch(action)
    return reason ? t('menuPlanner.someSkipped', { done: text, reason }) : text
  }

  function sentence(action: MenuEditAction, done: Done) {
    if (action.type === 'setDays') return t(`menuPlanner.days${done}`, { count: Object.keys(action.days).length })
    return t(`menuPlanner.cells${done}`, { count: action.type === 'setCells' ? action.cells.length : 0 })
  }

  /** An item with the name, preferably of the category; else the name as a text. */
  function lineOf(name: string, { date: key, category }: { date: string; category: MealCategory }) {
    const wanted = name.toLocaleLowerCase()
    const found = items.data?.filter((item) => item.name.toLocaleLowerCase() === wanted) ?? []
    const item = found.find((one) => one.category === category) ?? found[0]
    const date = dayAt(key)?.date
    if (!item || date === undefined) return textLine(name, category)
    return itemLine(offeredOn(item, date), category, { state, key, usualMeals })
  }

  return {
    apply,
    lineOf,
    /** What a clip puts on the clipboard. */
    write: (clip: MenuClip, done: string) => {
      const written = { text: clipText(clip), data: writeClip(clip) }
      keepClip(userId, written)
      return { ...written, done }
    },
    /** The clip on the clipboard, or the one copied last; null = the clipboard's text is from elsewhere. */
    read: ({ text, data }: { text: string | null; data: string | null }): MenuClip | null =>
      (data !== null && readClip(data)) || keptClip(userId, text),
  }
}

export const toRange = ({ dates, categories }: MenuRange): CellRange => ({
  dates,
  categories: categories?.map(categoryOf) ?? null,
})

/** The edit that empties days or cells. */
export function clearing({ dates, categories }: CellRange): MenuEditAction {
  if (categories === null) {
    return { type: 'setDays', days: Object.fromEntries(dates.map((date) => [date, emptyMenuDay])) }
  }
  const cells = dates.flatMap((date) => categories.map((category) => ({ date, category, lines: [] })))
  return { type: 'setCells', cells }
}
