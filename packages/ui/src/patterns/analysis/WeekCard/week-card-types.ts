import type { ReactNode } from 'react'

import type { DayMark, TwoDates, Verdict } from '../../nutrition-types.ts'

/** Something that keeps a week from passing. */
export interface WeekProblem {
  id: string
  /** "Sodium" */
  label: string
  status: Verdict
  /** "154 mg over from 1 July 2027" */
  detail: string
}

/** A school's week on the dashboard. */
export interface WeekCardProps {
  schoolName: string
  /** "Grades K-5 · Lunch" */
  detail?: string
  /** "24 to 28 August" */
  weekLabel: string
  /** `undefined` = loading. */
  days: readonly DayMark[] | undefined
  /** Null = nothing planned. */
  overall: TwoDates<Verdict> | null | undefined
  /** Worst first; the card shows three and counts the rest. */
  problems: readonly WeekProblem[]
  /** What was thrown; shown instead of the verdicts. */
  error?: unknown
  /** The link to the week, with its text: `<Link to=…>Open week</Link>`. */
  link: ReactNode
}
