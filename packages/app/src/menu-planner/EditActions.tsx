import { Button } from '@commissary/ui'
import { SaveStatus } from '@commissary/ui/menu'

import { useMessages } from '../messages/messages.ts'
import type { WeekPlan } from './use-week-plan.ts'

/** Whether the edits are saved, Undo and Redo. */
export function EditActions({ plan: { state, dispatch, autosave } }: { plan: WeekPlan }) {
  const t = useMessages()
  return (
    <>
      <SaveStatus state={autosave.saveState} onRetry={autosave.saveNow} />
      <Button size="small" disabled={state.past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
        {t('menuPlanner.undo')}
      </Button>
      <Button size="small" disabled={state.future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
        {t('menuPlanner.redo')}
      </Button>
    </>
  )
}
