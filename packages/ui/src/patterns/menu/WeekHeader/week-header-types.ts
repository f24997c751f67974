import type { ReactNode, Ref } from 'react'

/** `failed` has the reason as text. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'unsaved' }
  | { kind: 'failed'; reason: string }

/** The header of a week's screen. */
export interface WeekHeaderProps {
  /** Name of the school, or a selector. */
  school: ReactNode
  /** "August 24 – 28, 2026", "August 2026", or "2026 – 2027" */
  weekLabel: string
  /** What the buttons lead to. Default = weeks. */
  unit?: 'week' | 'month' | 'year'
  /** Whether `onThisWeek` leads nowhere. */
  isThisWeek?: boolean
  /** Absent = there is nothing before. */
  onPrevious?: (() => void) | undefined
  /** Absent = there is nothing after. */
  onNext?: (() => void) | undefined
  /** Leads to the week or month of today. Absent where weeks have no dates, as in a cycle menu. */
  onThisWeek?: () => void
  /** `SaveStatus`, print, export … */
  actions?: ReactNode
  /**
   * Target of a portal for the week's actions. The header then stays mounted while weeks change, so keyboard users keep
   * focus while paging through weeks.
   */
  actionsRef?: Ref<HTMLDivElement>
}
