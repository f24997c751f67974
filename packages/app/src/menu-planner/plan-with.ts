import { dayOf, editMenu, type MenuEditAction, type MenuEditState } from '@commissary/domain/menu'

/**
 * `editMenu` with the school's usual planned meals: an item added to a day without a number of meals brings the usual
 * number, in one step of undo. Null = unknown; then the day stays without one.
 */
export const planWith =
  (usualMeals: number | null) =>
  (state: MenuEditState, action: MenuEditAction): MenuEditState => {
    if (action.type !== 'addItem' || usualMeals === null || dayOf(state, action.date).plannedMeals !== null) {
      return editMenu(state, action)
    }
    const { date } = action
    const next = editMenu(editMenu(state, { type: 'setPlannedMeals', date, plannedMeals: usualMeals }), action)
    // The undo step for the meals goes back to the day before both edits.
    return { ...next, past: next.past.slice(0, -1) }
  }
