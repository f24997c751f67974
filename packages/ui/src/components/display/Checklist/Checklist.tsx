import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Link } from '../../navigation/Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts'
import {
  ChecklistHeader,
  ChecklistRoot,
  Step,
  StepAction,
  StepHint,
  StepMark,
  Steps,
  StepText,
} from './Checklist.styles.ts'

export interface ChecklistStep {
  id: string
  title: string
  /** Why the step matters. */
  hint?: string
  /** Without it, the step is plain text: someone else takes it. */
  href?: string | undefined
  /** Buttons or links to take the step, shown while it is the next one. */
  action?: ReactNode
  isDone: boolean
}

export interface ChecklistProps {
  title: string
  description?: string
  /** Read for a step that is done: "Done". */
  doneLabel: string
  /** Next to the title: a button that hides the steps. */
  actions?: ReactNode
  /** In order. */
  steps: readonly ChecklistStep[]
}

/** Steps toward a goal, each a link, with the completed ones marked and the next one ready to take. */
export function Checklist({ title, description, doneLabel, actions, steps }: ChecklistProps) {
  const id = useId()
  const next = steps.find(({ isDone }) => !isDone)

  return (
    <ChecklistRoot aria-labelledby={id}>
      <ChecklistHeader>
        <div>
          <h2 id={id}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {actions}
      </ChecklistHeader>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.id} $isNext={step === next}>
            <StepMark $isDone={step.isDone} aria-hidden>
              {step.isDone ? <Check /> : index + 1}
            </StepMark>
            <StepText>
              {step.href ? <Link href={step.href}>{step.title}</Link> : step.title}
              {step.isDone && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
              {step.hint && <StepHint>{step.hint}</StepHint>}
              {step === next && step.action && <StepAction>{step.action}</StepAction>}
            </StepText>
          </Step>
        ))}
      </Steps>
    </ChecklistRoot>
  )
}
