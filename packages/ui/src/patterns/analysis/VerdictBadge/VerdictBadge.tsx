import type { Verdict } from '../../nutrition-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { BadgeRoot } from './VerdictBadge.styles.ts'
import { VerdictMark } from './VerdictMark.tsx'

export interface VerdictBadgeProps {
  verdict: Verdict
  /** A more specific label than "Fail": "3 of 5 days fail". */
  label?: string
}

/** A verdict by color, shape and word. */
export function VerdictBadge({ verdict, label }: VerdictBadgeProps) {
  const text = useMenuText()

  return (
    <BadgeRoot $verdict={verdict}>
      <VerdictMark verdict={verdict} />
      <bdi>{label ?? text.verdicts[verdict]}</bdi>
    </BadgeRoot>
  )
}
