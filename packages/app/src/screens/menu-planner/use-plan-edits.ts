import { newKey } from '@commissary/api-client'
import {
  dayOf,
  type MealCategory,
  mealCategories,
  menuItemKey,
  suggestedServings,
  usualShareOf,
  withSelectionLimit,
} from '@commissary/domain/menu'
import { discontinuedText } from '@commissary/messages/nutrition'
import { useToast } from '@commissary/ui'
import type { MenuGridProps, MenuPosition } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { discontinuedFood } from './discontinued.ts'
import { offeredOn } from './menu-items.ts'
import type { MenuSource } from './menu-source.ts'
import type { WeekPlan } from './use-week-plan.ts'

const categoryOf = (id: string): MealCategory => choiceOf(mealCategories, id) ?? 'Miscellaneous'
const newLineId = () => newKey().slice(0, 12)

type Edits = Pick<
  MenuGridProps,
  | 'onAdd'
  | 'onMove'
  | 'onRemove'
  | 'onServingsChange'
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
    const { name, recipeId, ingredientId, menuItemId, portion } = item
    const category = categoryOf(categoryId)
    const usualShare = usualShareOf(Object.values(state.days), menuItemKey(item))
    const day = dayOf(state, key)
    const plannedMeals = day.plannedMeals ?? usualMeals
    const plannedServings = suggestedServings({ ...day, plannedMeals }, category, usualShare)
    const food = { recipeId, ingredientId, menuItemId, portion }
    const line = { id: newLineId(), name, category, ...food, plannedServings }
    dispatch({ type: 'addItem', date: key, line, ...(index === undefined ? {} : { index }) })
  }

  const edits: Edits = {
    onAdd: add,
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
