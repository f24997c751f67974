import { dayOf, withSelectionLimit } from '@commissary/domain/menu'
import { discontinuedText } from '@commissary/messages/nutrition'
import { useToast } from '@commissary/ui'
import type { MenuGridProps, MenuPosition } from '@commissary/ui/menu'

import { useWording } from '../compliance/use-wording.ts'
import { discontinuedFood } from './discontinued.ts'
import { offeredOn } from './menu-items.ts'
import { categoryOf, itemLine, textLine } from './new-lines.ts'
import type { MenuSource } from './menu-source.ts'
import type { WeekPlan } from './use-week-plan.ts'

type Edits = Pick<
  MenuGridProps,
  | 'onAdd'
  | 'onAddText'
  | 'onMove'
  | 'onRemove'
  | 'onServingsChange'
  | 'onServingLineChange'
  | 'onPlannedMealsChange'
  | 'onSelectionsChange'
  | 'onCopyDay'
  | 'onClearDay'
>

/** What the grid's operations do to the planned week. */
export function usePlanEdits({ items, usualMeals }: MenuSource, { state, dispatch, dayAt }: WeekPlan) {
  const wording = useWording()
  const showToast = useToast()

  /** Adds an item in the portion and with the servings that suit the day. */
  function add(
    itemId: string,
    { date: key, category: categoryId, index }: Omit<MenuPosition, 'index'> & { index?: number },
  ) {
    const found = items.data?.find(({ id }) => id === itemId)
    const date = dayAt(key)?.date
    if (!found || date === undefined) return
    const item = offeredOn(found, date)
    const gone = discontinuedFood(item, date)
    if (gone) {
      showToast({ tone: 'error', message: discontinuedText(wording, [gone]) })
      return
    }
    const line = itemLine(item, categoryOf(categoryId), { state, key, usualMeals })
    dispatch({ type: 'addItem', date: key, line, ...(index === undefined ? {} : { index }) })
  }

  const edits: Edits = {
    onAdd: add,
    onAddText: (text, { date, category, index }) =>
      dispatch({ type: 'addItem', date, line: textLine(text, categoryOf(category)), index }),
    onMove: (from, to) =>
      dispatch({
        type: 'moveItem',
        date: from.date,
        id: from.id,
        toDate: to.date,
        category: categoryOf(to.category),
        index: to.index,
      }),
    onRemove: (date, id) => dispatch({ type: 'removeItem', date, id }),
    onServingsChange: (date, id, plannedServings) =>
      dispatch({ type: 'setPlannedServings', date, id, plannedServings }),
    onServingLineChange: (date, id, servingLine) => dispatch({ type: 'setServingLine', date, id, servingLine }),
    onPlannedMealsChange: (date, plannedMeals) => dispatch({ type: 'setPlannedMeals', date, plannedMeals }),
    onSelectionsChange: (date, category, count) =>
      dispatch({
        type: 'setSelections',
        date,
        selections: withSelectionLimit(dayOf(state, date).selections, categoryOf(category), count),
      }),
    onCopyDay: (date, toDate) => dispatch({ type: 'copyDay', date, toDate }),
    onClearDay: (date) => dispatch({ type: 'clearDay', date }),
  }
  return { add, edits }
}
