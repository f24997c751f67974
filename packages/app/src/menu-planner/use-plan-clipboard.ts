import {
  asOneEdit,
  type CellRange,
  clipOf,
  fillRight,
  type MenuEditAction,
  pasteClip,
  pasteNames,
  readClipText,
} from '@commissary/domain/menu'
import { useToast } from '@commissary/ui'
import type { MenuClipboard, MenuRange } from '@commissary/ui/menu'

import { reasonOf, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { clearing, clipEdits, toRange } from './clip-edits.ts'
import type { MenuSource } from './menu-source.ts'
import type { WeekPlan } from './use-week-plan.ts'

/** What the grid's clipboard and its controls do to the planned week. Each edit is one step of undo. */
export function usePlanClipboard(source: MenuSource, plan: WeekPlan) {
  const t = useMessages()
  const showToast = useToast()
  const { id: userId } = useSession()
  const { days, readWeekBefore } = source
  const { state, dispatch, dayAt } = plan
  const { apply, lineOf, write, read } = clipEdits({ t, userId, source, plan, dayAt })
  const dates = days.map(({ key }) => key)
  const openDates = days.filter(({ closed, locked }) => !closed && !locked).map(({ key }) => key)

  /** Edits each of the selected blocks, in one step of undo. */
  function edit(
    blocks: readonly MenuRange[],
    done: 'Pasted' | 'Cleared',
    actionOf: (range: CellRange) => MenuEditAction | null,
  ) {
    const ranges = blocks.map(toRange)
    const actions = ranges.map(actionOf).filter((action) => action !== null)
    return apply(
      asOneEdit(state, actions),
      ranges.flatMap((range) => range.dates),
      done,
    )
  }

  const clipboard: MenuClipboard = {
    copy: (blocks) => {
      const [block, ...others] = blocks
      if (!block || others.length > 0) return t('menuPlanner.copyNeedsBlock')
      const range = toRange(block)
      const count = range.dates.length * (range.categories?.length ?? 1)
      return write(
        clipOf(state, range),
        t(range.categories ? 'menuPlanner.cellsCopied' : 'menuPlanner.daysCopied', { count }),
      )
    },
    paste: (blocks, content) => {
      const clip = read(content)
      const text = content.text ?? ''
      if (!clip && text.trim() === '') return t('menuPlanner.nothingToPaste')
      return edit(blocks, 'Pasted', (range) => {
        const target = { range, openDates, dates }
        return clip ? pasteClip(clip, target) : pasteNames(readClipText(text), target, lineOf)
      })
    },
    fill: (blocks) => {
      const isFirst = blocks.every((range) => range.dates.length === 1 && range.dates[0] === dates[0])
      return isFirst
        ? t('menuPlanner.nothingBefore')
        : edit(blocks, 'Pasted', (range) => fillRight(state, { range, openDates, dates }))
    },
    clear: (blocks) =>
      edit(blocks, 'Cleared', (range) => {
        const open = range.dates.filter((date) => openDates.includes(date))
        return open.length === 0 ? null : clearing({ ...range, dates: open })
      }),
    duplicate: (blocks, toDate) => {
      const [block, ...others] = blocks
      if (!block || others.length > 0) return t('menuPlanner.copyNeedsBlock')
      const range = toRange(block)
      const target = { range: { ...range, dates: [toDate] }, openDates, dates }
      return apply(pasteClip(clipOf(state, range), target), [toDate], 'Pasted')
    },
    ...(readWeekBefore && { copyWeekBefore: () => void copyWeekBefore(readWeekBefore) }),
  }

  async function copyWeekBefore(readBefore: NonNullable<MenuSource['readWeekBefore']>) {
    const before = await readBefore().catch((error: unknown) => {
      showToast({ tone: 'error', message: reasonOf(saveFailure(error, t)) })
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
