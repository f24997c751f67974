import type { ReactNode } from 'react'

import type { DayMark, TwoDates, Verdict } from '../../nutrition-types.ts'

/** A reason why a week does not pass. */
export interface WeekProblem {
  id: string
  /** "Sodium" */
  label: string
  status: Verdict
  /** "154 mg over starting July 1, 2027" */
  detail: string
}

/** A school's week on the dashboard. */
export interface WeekCardProps {
  schoolName: string
  /** "Grades K-5 · Lunch" */
  detail?: string
  /** "August 24 – 28" */
  weekLabel: string
  /** `undefined` = loading. */
  days: readonly DayMark[] | undefined
  /** Null = nothing planned. */
  overall: TwoDates<Verdict> | null | undefined
  /** Worst first; the card shows three and counts the others. */
  problems: readonly WeekProblem[]
  /** The error; shown instead of the verdicts. */
  error?: unknown
  /** The link to the week, with its text: `<Link to=…>Open week</Link>`. */
  link: ReactNode
}
