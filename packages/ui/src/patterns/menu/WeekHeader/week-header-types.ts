import type { ReactNode, Ref } from 'react'

/** `failed` carries the reason, worded. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'unsaved' }
  | { kind: 'failed'; reason: string }

/** Head of a week's screen: which school, which week. */
export interface WeekHeaderProps {
  /** Name of the school, or a selector. */
  school: ReactNode
  /** "24 to 28 August 2026" */
  weekLabel: string
  isThisWeek: boolean
  onPrevious: () => void
  onNext: () => void
  onThisWeek: () => void
  /** `SaveStatus`, print, export … */
  actions?: ReactNode
  /**
   * Where the week below puts its actions itself, by a portal: the header then stays while weeks come and go, and whoever
   * steps through them by keyboard keeps the focus.
   */
  actionsRef?: Ref<HTMLDivElement>
}
