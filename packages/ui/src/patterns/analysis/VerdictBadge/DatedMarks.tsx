import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { DatedMark } from './VerdictBadge.styles.ts'
import { VerdictMark } from './VerdictMark.tsx'

/** The verdicts of both dates in a small space: a mark and a short date each; screen readers get them in words. */
export function DatedMarks({ verdict }: { verdict: TwoDates<Verdict> }) {
  const text = useMenuText()
  const dates = [
    { name: text.now, short: text.now, status: verdict.now },
    { name: text.from2027, short: text.from2027Short, status: verdict.from2027 },
  ]
  return dates.map(({ name, short, status }) => (
    <DatedMark key={name}>
      <VerdictMark verdict={status} />
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{text.dated(name, text.verdicts[status])}. </VisuallyHidden>
    </DatedMark>
  ))
}
