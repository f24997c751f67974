import type { Verdict } from '../../nutrition-types.ts'
import { Mark } from './VerdictBadge.styles.ts'

const shapes = {
  pass: (
    <>
      <circle cx="8" cy="8" r="7.25" fill="currentColor" />
      <path d="M4.7 8.3l2.3 2.3 4.4-5" />
    </>
  ),
  advisory: (
    <>
      <path
        d="M8 1.6 15 14H1Z"
        fill="currentColor"
        style={{ stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' }}
      />
      <path d="M8 6v3.6M8 11.9v.2" />
    </>
  ),
  fail: (
    <>
      <rect x="0.75" y="0.75" width="14.5" height="14.5" rx="3" fill="currentColor" />
      <path d="M5 5l6 6M11 5l-6 6" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="7" style={{ stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: '2.2 1.47' }} />
      <path
        d="M6 6.3c0-1.2.9-2 2-2s2 .8 2 1.9c0 1.4-2 1.6-2 3M8 11.5v.2"
        style={{ stroke: 'currentColor', strokeWidth: 1.6 }}
      />
    </>
  ),
}

interface VerdictMarkProps {
  verdict: Verdict
}

/** Only the mark of a verdict: circle, triangle, square, dashed circle. Put the word next to it, visible or hidden. */
export function VerdictMark({ verdict }: VerdictMarkProps) {
  return (
    <Mark viewBox="0 0 16 16" fill="none" aria-hidden focusable="false" $verdict={verdict}>
      {shapes[verdict]}
    </Mark>
  )
}
