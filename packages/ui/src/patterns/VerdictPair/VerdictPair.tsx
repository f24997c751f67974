import type { TwoDates, Verdict } from '../figures.ts'
import { useMenuText } from '../MenuText.tsx'
import { VerdictBadge } from '../VerdictBadge/VerdictBadge.tsx'
import { PairDate, PairItem, PairRoot } from './VerdictPair.styles.ts'

export interface VerdictPairProps {
  verdict: TwoDates<Verdict>
}

/** The verdicts of today's rules and of those from 1 July 2027, side by side. */
export function VerdictPair({ verdict }: VerdictPairProps) {
  const text = useMenuText()

  return (
    <PairRoot>
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
