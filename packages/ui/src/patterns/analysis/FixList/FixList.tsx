import { type ReactNode, useId } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import {
  FixDifference,
  FixDifferences,
  FixRow,
  FixRows,
  FixesRoot,
  FixesNote,
  FixesTitle,
  FixSteps,
} from './FixList.styles.ts'

/** A change that makes a check pass. */
export interface FixEntry {
  id: string
  /** What to do, one line for each change. */
  steps: readonly string[]
  /** Its effects on cost and nutrition, in reading order. */
  differences: readonly { id: string; label: string; value: string }[]
  /** The name of its button, which says what it applies: every fix has such a button. */
  applyLabel: string
}

export interface FixListProps {
  title: string
  /** `undefined` while they are being searched for. */
  fixes: readonly FixEntry[] | undefined
  /** "Looking for changes …" */
  searching: string
  /** Shown where no change helps. */
  none: ReactNode
  /** "Apply" */
  apply: string
  onApply: (id: string) => void
}

/** The cheapest changes that make a failing check pass, each with its effect and a button that applies it. */
export function FixList({ title, fixes, searching, none, apply, onApply }: FixListProps) {
  const id = useId()
  return (
    <FixesRoot aria-busy={fixes === undefined}>
      <FixesTitle id={id}>{title}</FixesTitle>
      {fixes === undefined && <FixesNote>{searching}</FixesNote>}
      {fixes?.length === 0 && <FixesNote>{none}</FixesNote>}
      {fixes && fixes.length > 0 && (
        <FixRows aria-labelledby={id}>
          {fixes.map((fix) => (
            <FixRow key={fix.id}>
              <FixSteps>
                {fix.steps.map((step) => (
                  <bdi key={step}>{step}</bdi>
                ))}
              </FixSteps>
              <Button size="small" aria-label={fix.applyLabel} onClick={() => onApply(fix.id)}>
                {apply}
              </Button>
              <FixDifferences>
                {fix.differences.map(({ id: key, label, value }) => (
                  <FixDifference key={key}>
                    <dt>{label}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </FixDifference>
                ))}
              </FixDifferences>
            </FixRow>
          ))}
        </FixRows>
      )}
    </FixesRoot>
  )
}
