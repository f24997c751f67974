import type { ReactNode } from 'react'

import type { CostFigure } from './cost-figure.ts'
import { CostDifference, LineFigure, LineRoot, LineValue } from './CostLine.styles.ts'

export interface CostLineProps {
  /** "Cost per meal, this week" */
  label: string
  cost: CostFigure
  /** After the cost: a switch for the costs of items, or a link to set a target. */
  children?: ReactNode
}

/** The cost per meal in a week, a month or a cycle, against its target. */
export function CostLine({ label, cost: { value, difference, isOver = false, gap }, children }: CostLineProps) {
  return (
    <LineRoot>
      <LineFigure>
        <span>{label}</span>
        <LineValue>
          <bdi>{value}</bdi>
        </LineValue>
        {difference !== undefined && (
          <CostDifference $isOver={isOver}>
            <bdi>{difference}</bdi>
          </CostDifference>
        )}
        {gap !== undefined && <span>{gap}</span>}
      </LineFigure>
      {children}
    </LineRoot>
  )
}
