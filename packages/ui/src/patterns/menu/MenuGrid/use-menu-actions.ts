import { useMemo, useState } from 'react'

import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import type { MenuGridDay, MenuGridProps, MenuPosition } from './menu-grid-types.ts'
import type { DayName, MenuActions } from './MenuGridContext.tsx'

/** The grid's callbacks as one stable object, whatever functions the screen passes. */
export function useMenuActions(props: MenuGridProps): MenuActions {
  const onFocusDay = useStableCallback(props.onFocusDay)
  const onAdd = useStableCallback(props.onAdd)
  const onMove = useStableCallback(props.onMove)
  const onRemove = useStableCallback(props.onRemove)
  const onServingsChange = useStableCallback(props.onServingsChange)
  const onPlannedMealsChange = useStableCallback(props.onPlannedMealsChange)
  const onSelectionsChange = useStableCallback(props.onSelectionsChange)
  const onCopyDay = useStableCallback(props.onCopyDay)
  const onClearDay = useStableCallback(props.onClearDay)
  const onCompareDay = useStableCallback((date: string) => props.onCompareDay?.(date))
  const onReviewConflicts = useStableCallback((date: string) => props.onReviewConflicts?.(date))
  const openItem = useStableCallback((date: string, id: string) => props.onOpenItem?.(date, id))
  const addText = useStableCallback((text: string, to: MenuPosition) => props.onAddText?.(text, to))
  const changeLine = useStableCallback((date: string, id: string, line: number | null) =>
    props.onServingLineChange?.(date, id, line),
  )
  const onAddText = props.onAddText ? addText : null
  const onServingLineChange = props.onServingLineChange ? changeLine : null
  const onOpenItem = props.onOpenItem ? openItem : null

  return useMemo(
    () => ({
      onFocusDay,
      onAdd,
      onMove,
      onRemove,
      onServingsChange,
      onPlannedMealsChange,
      onSelectionsChange,
      onCopyDay,
      onClearDay,
      onCompareDay,
      onReviewConflicts,
      onOpenItem,
      onAddText,
      onServingLineChange,
    }),
    [
      onFocusDay,
      onAdd,
      onMove,
      onRemove,
      onServingsChange,
      onPlannedMealsChange,
      onSelectionsChange,
      onCopyDay,
      onClearDay,
      onCompareDay,
      onReviewConflicts,
      onOpenItem,
      onAddText,
      onServingLineChange,
    ],
  )
}

const noDays: readonly DayName[] = []

/** The days that can change; the same array as long as these days stay the same, whatever is planned on them. */
export function useOpenDays(days: readonly MenuGridDay[] | undefined): readonly DayName[] {
  const open = days?.filter((day) => !day.closed && !day.locked).map(({ date, label }) => ({ date, label })) ?? noDays
  const [kept, setKept] = useState(open)
  const isSame =
    kept.length === open.length &&
    kept.every(({ date, label }, at) => date === open[at]?.date && label === open[at].label)
  // Derived from props and kept by value: React renders again before painting.
  if (!isSame) setKept(open)
  return isSame ? kept : open
}
