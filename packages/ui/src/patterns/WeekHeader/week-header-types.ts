import type { ReactNode } from 'react'

/** `failed` carries the reason, worded. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'unsaved' }
  | { kind: 'failed'; reason: string }

/** Head of a week's screen: which school, which week, is it saved. */
export interface WeekHeaderProps {
  /** Name of the school, or a selector. */
  school: ReactNode
  /** "24 to 28 August 2026" */
  weekLabel: string
  isThisWeek: boolean
  onPrevious: () => void
  onNext: () => void
  onThisWeek: () => void
  /** Absent = nothing to save here. */
  saveState?: SaveState
  onRetrySave?: () => void
  /** Print, export … */
  actions?: ReactNode
}
