import { Check } from 'lucide-react'
import { useId } from 'react'

import { Link } from '../../navigation/Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts'
import { ChecklistHeader, ChecklistRoot, Step, StepHint, StepMark, Steps, StepText } from './Checklist.styles.ts'

export interface ChecklistStep {
  id: string
  title: string
  /** Why to take the step. */
  hint?: string
  href: string
  isDone: boolean
}

export interface ChecklistProps {
  title: string
  description?: string
  /** Read for a step that is done: "Done". */
  doneLabel: string
  /** In order. */
  steps: readonly ChecklistStep[]
}

/** Steps toward a goal, each a link, with the completed ones marked. */
export function Checklist({ title, description, doneLabel, steps }: ChecklistProps) {
  const id = useId()
  const next = steps.find(({ isDone }) => !isDone)

  return (
    <ChecklistRoot aria-labelledby={id}>
      <ChecklistHeader>
        <h2 id={id}>{title}</h2>
        {description && <p>{description}</p>}
      </ChecklistHeader>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.id} $isNext={step === next}>
            <StepMark $isDone={step.isDone} aria-hidden>
              {step.isDone ? <Check /> : index + 1}
            </StepMark>
            <StepText>
              <Link href={step.href}>{step.title}</Link>
              {step.isDone && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
              {step.hint && <StepHint>{step.hint}</StepHint>}
            </StepText>
          </Step>
        ))}
      </Steps>
    </ChecklistRoot>
  )
}
