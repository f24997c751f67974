import {
  asOneEdit,
  clipOfWeeks,
  copyDays,
  fillWeeks,
  type MenuWeeks,
  pasteNamesOnWeeks,
  pasteOnWeeks,
  readClipText,
} from '@commissary/domain/menu'
import type { MenuRange, MonthClipboard, MonthGridWeek } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { clearing, clipEdits } from './clip-edits.ts'
import type { MenuSource } from './menu-source.ts'
import type { WeekPlan } from './use-week-plan.ts'

/** Clipboard operations on whole days of a month or a cycle, in the plan that its open week uses, too. */
export function useDaysClipboard(
  source: Pick<MenuSource, 'items' | 'usualMeals' | 'whole' | 'days'>,
  plan: Pick<WeekPlan, 'state' | 'dispatch'>,
  shown: readonly MonthGridWeek[] | undefined,
): MonthClipboard {
  const t = useMessages()
  const { id: userId } = useSession()
  const { state } = plan
  const days = source.whole?.days ?? source.days
  const dayAt = (key: string) => days.find((day) => day.key === key)
  const { apply, lineOf, write, read } = clipEdits({ t, userId, source, plan, dayAt })
  const weeks: MenuWeeks = useMemo(
    () => (shown ?? []).map((week) => week.days.map((day) => day?.date ?? null)),
    [shown],
  )
  const openDates = days.filter(({ closed, locked }) => !closed && !locked).map(({ key }) => key)
  const targetOf = (ranges: readonly MenuRange[]) => ({
    weeks,
    chosen: ranges.flatMap(({ dates }) => dates),
    openDates,
  })

  return {
    copy: (ranges) => {
      const target = targetOf(ranges)
      return write(clipOfWeeks(state, target), t('menuPlanner.daysCopied', { count: target.chosen.length }))
    },
    paste: (ranges, content) => {
      const target = targetOf(ranges)
      const clip = read(content)
      if (clip) return apply(pasteOnWeeks(clip, target), target.chosen, 'Pasted')
      const text = content.text ?? ''
      if (text.trim() === '') return t('menuPlanner.nothingToPaste')
      if (!source.items.data) {
        // Without the items, all names would become texts.
        source.items.load()
        return t('menuPlanner.itemsLoading')
      }
      return apply(pasteNamesOnWeeks(readClipText(text), target, lineOf), target.chosen, 'Pasted')
    },
    fill: (ranges) => {
      const target = targetOf(ranges)
      const action = fillWeeks(state, target)
      const isFirst = target.chosen.every((key) => weeks.some((week) => week.find((one) => one !== null) === key))
      return action || !isFirst ? apply(action, target.chosen, 'Pasted') : t('menuPlanner.nothingBefore')
    },
    clear: (ranges) => {
      const { chosen } = targetOf(ranges)
      const open = chosen.filter((key) => openDates.includes(key))
      const action = open.length === 0 ? null : asOneEdit(state, [clearing({ dates: open, categories: null })])
      return apply(action, chosen, 'Cleared')
    },
    duplicate: (ranges, toDate) => {
      const target = targetOf(ranges)
      return apply(pasteOnWeeks(clipOfWeeks(state, target), { ...target, chosen: [toDate] }), [toDate], 'Pasted')
    },
    drag: (ranges, { from, to, isMove }) => {
      const target = targetOf(ranges)
      const action = copyDays(state, target, { grabbed: from, to, isMove })
      return apply(action, isMove ? [...target.chosen, to] : [to], 'Pasted')
    },
  }
}
