import type { CostFigure } from './cost-figure.ts'
import { CostDifference, CostRoot } from './CostLine.styles.ts'

/** The cost per meal in a small space: the value, how far it is over the target, and what is missing. */
export function CostText({ cost: { value, difference, isOver = false, gap } }: { cost: CostFigure }) {
  return (
    <CostRoot>
      <bdi>{value}</bdi>
      {difference !== undefined && (
        <CostDifference $isOver={isOver}>
          <bdi>{difference}</bdi>
        </CostDifference>
      )}
      {gap !== undefined && <span>{gap}</span>}
    </CostRoot>
  )
}
