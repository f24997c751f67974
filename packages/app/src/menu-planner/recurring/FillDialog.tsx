import type { RecurringDays } from '@commissary/domain/menu'

import { useMessages } from '../../messages/messages.ts'
import type { MenuSource } from '../menu-source.ts'
import type { EditedMenu } from '../use-week-plan.ts'
import { filledDays, weekdaysIn } from './filled-days.ts'
import { RecurringDialog } from './RecurringDialog.tsx'

interface FillDialogProps {
  source: MenuSource
  plan: Pick<EditedMenu, 'state' | 'dispatch'>
  onFilled: (days: number) => void
  onClose: () => void
}

/** Asks which items recur, and adds them to the days as one step of undo. */
export function FillDialog({ source, plan, onFilled, onClose }: FillDialogProps) {
  const t = useMessages()
  const { items, usualMeals, weekLabel, whole } = source
  const days = whole?.days ?? source.days

  function fill(recurring: RecurringDays) {
    const filled = filledDays({ days, state: plan.state, recurring, usualMeals })
    if (Object.keys(filled).length > 0) plan.dispatch({ type: 'setDays', days: filled })
    onFilled(Object.keys(filled).length)
  }

  return (
    <RecurringDialog
      description={t('menuPlanner.recurring.addHint', { label: whole?.label ?? weekLabel })}
      initial={{}}
      items={items}
      weekdays={weekdaysIn(days)}
      usualMeals={usualMeals}
      submitText={t('menuPlanner.recurring.submit')}
      isRequired
      onSubmit={fill}
      onClose={onClose}
    />
  )
}
