import {
  PointFact,
  PointFacts,
  PointRoot,
  PointTitle,
  StepBody,
  StepRow,
  StepsRoot,
  StepText,
} from './StepList.styles.ts'

export interface Step {
  id: string
  text: string
  /** Set if the step is a critical control point: its name, and its limit, monitoring and corrective action. */
  point?: { title: string; facts: readonly { id: string; label: string; value: string }[] }
}

export interface StepListProps {
  /** Names the list: "Steps of Soft beef tacos". */
  label: string
  steps: readonly Step[]
}

/** A recipe's numbered steps, to read and print, with critical control points marked. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <StepsRoot aria-label={label}>
      {steps.map(({ id, text, point }) => (
        <StepRow key={id}>
          <StepBody>
            <StepText>
              <bdi>{text}</bdi>
            </StepText>
            {point && (
              <PointRoot>
                <PointTitle>{point.title}</PointTitle>
                <PointFacts>
                  {point.facts.map((fact) => (
                    <PointFact key={fact.id}>
                      <dt>{fact.label}</dt>
                      <dd>
                        <bdi>{fact.value}</bdi>
                      </dd>
                    </PointFact>
                  ))}
                </PointFacts>
              </PointRoot>
            )}
          </StepBody>
        </StepRow>
      ))}
    </StepsRoot>
  )
}
