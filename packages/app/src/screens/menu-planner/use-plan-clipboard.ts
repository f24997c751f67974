import {
  type CellRange,
  clipOf,
  clipText,
  editMenu,
  emptyMenuDay,
  fillRight,
  type MealCategory,
  type MenuEditAction,
  pasteClip,
  pasteNames,
  readClip,
  readClipText,
  writeClip,
} from '@commissary/domain/menu'
import { useToast } from '@commissary/ui'
import type { MenuClipboard, MenuRange } from '@commissary/ui/menu'

import { saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { offeredOn } from './menu-items.ts'
import type { MenuSource } from './menu-source.ts'
import { categoryOf, itemLine, textLine } from './new-lines.ts'
import type { WeekPlan } from './use-week-plan.ts'

/** What the grid's clipboard and fill keys do to the planned week. Each edit is one step of undo. */
export function usePlanClipboard(source: MenuSource, plan: WeekPlan) {
  const t = useMessages()
  const showToast = useToast()
  const { days, items, usualMeals, readWeekBefore } = source
  const { state, dispatch, dayAt } = plan
  const dates = days.map(({ key }) => key)
  const openDates = days.filter(({ closed, locked }) => !closed && !locked).map(({ key }) => key)

  /** Applies an edit, and says how many days or cells it changed and which it could not. */
  function apply(action: MenuEditAction | null, range: CellRange, done: 'Pasted' | 'Cleared'): string {
    const skipped = range.dates.map(dayAt).find((day) => day?.locked ?? day?.closed)
    const reason = skipped?.locked ?? skipped?.closed ?? ''
    if (!action) return reason || t('menuPlanner.nothingToPaste')
    const text = sentence(action, done)
    // An edit without an effect is not announced as one.
    if (editMenu(state, action) === state) return reason || t('menuPlanner.nothingChanged')
    dispatch(action)
    return reason ? t('menuPlanner.someSkipped', { done: text, reason }) : text
  }

  function sentence(action: MenuEditAction, done: 'Pasted' | 'Cleared') {
    if (action.type === 'setDays') return t(`menuPlanner.days${done}`, { count: Object.keys(action.days).length })
    return t(`menuPlanner.cells${done}`, { count: action.type === 'setCells' ? action.cells.length : 0 })
  }

  /** An item with the name, first of the category; else the name as a text. */
  function lineOf(name: string, { date: key, category }: { date: string; category: MealCategory }) {
    const wanted = name.toLocaleLowerCase()
    const found = items.data?.filter((item) => item.name.toLocaleLowerCase() === wanted) ?? []
    const item = found.find((one) => one.category === category) ?? found[0]
    const date = dayAt(key)?.date
    if (!item || date === undefined) return textLine(name, category)
    return itemLine(offeredOn(item, date), category, { state, key, usualMeals })
  }

  const clipboard: MenuClipboard = {
    copy: (block) => {
      const range = toRange(block)
      const clip = clipOf(state, range)
      const count = range.dates.length * (range.categories?.length ?? 1)
      const done = t(range.categories ? 'menuPlanner.cellsCopied' : 'menuPlanner.daysCopied', { count })
      return { text: clipText(clip), data: writeClip(clip), done }
    },
    paste: (block, { text, data }) => {
      const range = toRange(block)
      const target = { range, openDates, dates }
      const clip = data === null ? null : readClip(data)
      if (!clip && text.trim() === '') return t('menuPlanner.nothingToPaste')
      return apply(clip ? pasteClip(clip, target) : pasteNames(readClipText(text), target, lineOf), range, 'Pasted')
    },
    fill: (block) => {
      const range = toRange(block)
      const isFirst = range.dates.length === 1 && range.dates[0] === dates[0]
      return isFirst
        ? t('menuPlanner.nothingBefore')
        : apply(fillRight(state, { range, openDates, dates }), range, 'Pasted')
    },
    clear: (block) => {
      const range = toRange(block)
      const open = range.dates.filter((date) => openDates.includes(date))
      return apply(open.length === 0 ? null : clearing({ ...range, dates: open }), range, 'Cleared')
    },
    ...(readWeekBefore && { copyWeekBefore: () => void copyWeekBefore(readWeekBefore) }),
  }

  async function copyWeekBefore(read: NonNullable<MenuSource['readWeekBefore']>) {
    const before = await read().catch((error: unknown) => {
      showToast({ tone: 'error', message: saveFailure(error, t).message })
      return null
    })
    if (!before) return
    const copied = openDates.flatMap((key) => {
      const day = before.get(key)
      return day && day.lines.length > 0 ? [[key, day] as const] : []
    })
    if (copied.length === 0) {
      showToast({ tone: 'error', message: t('menuPlanner.weekBeforeEmpty') })
      return
    }
    dispatch({ type: 'setDays', days: Object.fromEntries(copied) })
  }

  return clipboard
}

const toRange = ({ dates, categories }: MenuRange): CellRange => ({
  dates,
  categories: categories?.map(categoryOf) ?? null,
})

function clearing({ dates, categories }: CellRange): MenuEditAction {
  if (categories === null) {
    return { type: 'setDays', days: Object.fromEntries(dates.map((date) => [date, emptyMenuDay])) }
  }
  const cells = dates.flatMap((date) => categories.map((category) => ({ date, category, lines: [] })))
  return { type: 'setCells', cells }
}
