import { type Verdict, verdicts } from '../../nutrition-types.ts'
import type { StripCheck, StripVerdict } from './compliance-strip-types.ts'

const rank = (verdict: StripVerdict | null) => (verdict ? verdicts.indexOf(verdict.status) : 0)

/** The worse of a check's two verdicts. A date without such a rule counts as a pass. */
export const worstOf = ({ now, from2027 }: Pick<StripCheck, 'now' | 'from2027'>): Verdict =>
  verdicts[Math.max(rank(now), rank(from2027))] ?? 'pass'
