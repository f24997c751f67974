import { Minus, Plus } from 'lucide-react'

import { useMenuText } from '../../use-menu-text.ts'
import { StepperRoot } from './CountField.styles.ts'
import { CardButton } from './MenuCard.styles.ts'

interface SelectionStepperProps {
  /** "Number of Fruit choices per student on Monday, August 24" */
  label: string
  /** Null = all. */
  value: number | null
  count: number
  isReadOnly: boolean
  onChange: (value: number | null) => void
}

/**
 * How many of the offered items one student takes: 1 to all but one, or all. Buttons at their limit are not `disabled`,
 * which would drop the focus.
 */
export function SelectionStepper({ label, value, count, isReadOnly, onChange }: SelectionStepperProps) {
  const text = useMenuText()
  const taken = value ?? count
  const choice = value === null || value >= count ? text.takeAll : text.take(value, count)

  return (
    <StepperRoot role="group" aria-label={label}>
      {!isReadOnly && (
        <CardButton
          type="button"
          aria-label={text.takeFewer}
          title={text.takeFewer}
          aria-disabled={taken <= 1}
          onClick={() => taken > 1 && onChange(Math.min(taken, count) - 1)}
        >
          <Minus aria-hidden />
        </CardButton>
      )}
      <span role="status">{choice}</span>
      {!isReadOnly && (
        <CardButton
          type="button"
          aria-label={text.takeMore}
          title={text.takeMore}
          aria-disabled={taken >= count}
          onClick={() => taken < count && onChange(taken + 1 >= count ? null : taken + 1)}
        >
          <Plus aria-hidden />
        </CardButton>
      )}
    </StepperRoot>
  )
}
