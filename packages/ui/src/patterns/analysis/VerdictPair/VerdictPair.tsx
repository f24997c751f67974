import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { VerdictBadge } from '../VerdictBadge/VerdictBadge.tsx'
import { PairDate, PairItem, PairRoot } from './VerdictPair.styles.ts'

export interface VerdictPairProps {
  verdict: TwoDates<Verdict>
  /** Stacked instead of side by side. */
  isStacked?: boolean
}

/** The verdicts by today's rules and by those starting July 1, 2027. */
export function VerdictPair({ verdict, isStacked = false }: VerdictPairProps) {
  const text = useMenuText()

  return (
    <PairRoot $isStacked={isStacked}>
      <PairItem>
        <PairDate>{text.now}</PairDate>
        <dd>
          <VerdictBadge verdict={verdict.now} />
        </dd>
      </PairItem>
      <PairItem>
        <PairDate>{text.from2027}</PairDate>
        <dd>
          <VerdictBadge verdict={verdict.from2027} />
        </dd>
      </PairItem>
    </PairRoot>
  )
}
