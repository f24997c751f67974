import type { Dashboard } from '@commissary/api-client'
import { Button, Checklist } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useFirstStepsState } from './use-first-steps-state.ts'
import { useSteps } from './use-steps.tsx'

interface FirstStepsProps {
  done: Dashboard['steps']
  /** Monday of the shown week, which is planned first. */
  monday: string
}

/** The steps from an empty product to the first production record, ticked from data, until all are done or the user hides them. */
export function FirstSteps({ done, monday }: FirstStepsProps) {
  const t = useMessages()
  const remembered = useFirstStepsState()
  const steps = useSteps(done, monday)
  const needed = steps.filter(({ id }) => id === 'school' || id === 'ingredients' || id === 'recipes')
  // Nothing can be planned before these, so they are not hidden.
  const canHide = needed.every(({ isDone }) => isDone)
  if (steps.every(({ isDone }) => isDone)) return null
  if (remembered.isHidden && canHide) return null
  return (
    <Checklist
      title={t('dashboard.checklist.title')}
      description={t('dashboard.checklist.description', {
        done: steps.filter(({ isDone }) => isDone).length,
        all: steps.length,
      })}
      doneLabel={t('dashboard.checklist.done')}
      actions={
        canHide && (
          <Button size="small" onClick={remembered.hide}>
            {t('dashboard.checklist.hide')}
          </Button>
        )
      }
      steps={steps}
    />
  )
}
