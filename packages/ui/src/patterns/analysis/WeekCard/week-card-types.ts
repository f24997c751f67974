import type { ReactNode } from 'react'

import type { DayMark, TwoDates, Verdict } from '../../nutrition-types.ts'

/** A reason why a week does not pass. */
export interface WeekProblem {
  id: string
  /** "Sodium" */
  label: string
  status: Verdict
  /** "154 mg over" */
  detail: string
  /** Only by the rules starting July 1, 2027: listed separately from today's problems. */
  isLater?: boolean
}

/** A school's week on the dashboard. */
export interface WeekCardProps {
  schoolName: string
  /** "Grades K-5 · Lunch" */
  detail?: string
  /** "August 24 – 28" */
  weekLabel: string
  /** Holidays of the week as text: "Closed: Thu (Thanksgiving)". */
  closed?: string | null
  /** `undefined` = loading; empty = closed all week. */
  days: readonly DayMark[] | undefined
  /** Null = nothing planned. */
  overall: TwoDates<Verdict> | null | undefined
  /** Worst first. The card shows three of today's and three of the later ones, and counts the others. */
  problems: readonly WeekProblem[]
  /** The error; shown instead of the verdicts. */
  error?: unknown
  /** The link to the week, with its text: `<Link to=…>Open week</Link>`. */
  link: ReactNode
}
