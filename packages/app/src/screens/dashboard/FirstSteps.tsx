import { Button, Checklist } from '@commissary/ui'
import { useEffect, useEffectEvent, useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { menusOf } from './school-menus.ts'
import { mondayOfWeek } from './shown-weeks.ts'
import { initialMenus } from './use-checked-weeks.ts'
import { useFirstStepsState } from './use-first-steps-state.ts'
import { usePlannedWeeks } from './use-planned-weeks.ts'
import { useStepCounts } from './use-step-counts.ts'
import { useSteps } from './use-steps.tsx'

interface FirstStepsProps {
  /** Monday of the shown week, which is planned first. */
  monday: string
}

/** The steps from an empty product to the first printed week. */
export function FirstSteps({ monday }: FirstStepsProps) {
  const { schools } = useSession()
  const remembered = useFirstStepsState()
  // Nothing else is on the page of a caterer without schools.
  if (remembered.state === 'hidden' && schools.length > 0) return null
  return <OpenSteps monday={monday} remembered={remembered} />
}

interface OpenStepsProps extends FirstStepsProps {
  remembered: ReturnType<typeof useFirstStepsState>
}

/** Shown as long as neither this week nor the next one is planned, then until the user hides them. */
function OpenSteps({ monday, remembered }: OpenStepsProps) {
  const t = useMessages()
  const { schools, today } = useSession()
  const menus = useMemo(() => menusOf(schools), [schools])
  const firstMenus = menus.slice(0, initialMenus)
  const weeks = [
    usePlannedWeeks(firstMenus, mondayOfWeek('this', today)),
    usePlannedWeeks(firstMenus, mondayOfWeek('next', today)),
  ]
  const plans = weeks.every(({ data }) => data) ? weeks.flatMap(({ data }) => data ?? []) : null
  const planned = plans?.find(({ days }) => days.length > 0)
  const isNothingPlanned = plans?.every(({ days, error }) => days.length === 0 && error === undefined) ?? false
  const isShown = isNothingPlanned || remembered.state === 'open'
  const counts = useStepCounts(isShown)

  const remember = useEffectEvent(() => remembered.state === null && remembered.open())
  useEffect(() => {
    if (isNothingPlanned) remember()
  }, [isNothingPlanned])

  const steps = useSteps({
    counts,
    menu: menus.find(({ program }) => program.menuType === 'MEAL') ?? menus[0],
    planned,
    monday,
  })
  // A failed call must not make the product look empty.
  if (!isShown || (counts === undefined && schools.length > 0)) return null
  const canHide = steps.every(({ id, isDone }) => isDone || id === 'print' || id === 'menus')

  return (
    <Checklist
      title={t('dashboard.checklist.title')}
      description={t('dashboard.checklist.description')}
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
