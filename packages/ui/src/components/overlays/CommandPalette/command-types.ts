import type { ReactNode } from 'react'

interface CommandBase {
  /** Unique within its source, and the same tomorrow: what was used last is remembered by it. */
  id: string
  label: string
  /** Quieter, at the end: a code, the area of a screen. It is searched too. */
  detail?: string | undefined
  /** Other words by which people look for it. */
  keywords?: string | undefined
  /** An icon of lucide-react. */
  icon?: ReactNode
  /** Its shortcut, if it has one: `mod+s`. */
  keys?: string | undefined
}

/** A place to go to, or something to do. */
export type Command = CommandBase & ({ href: string } | { onSelect: () => void })

/** Commands of one kind under one heading: "Schools". */
export interface CommandSource {
  id: string
  label: string
  /** `undefined` while they are loading. Keep the identity of the list while it is the same. */
  commands: readonly Command[] | undefined
  /** What was thrown instead of an answer. */
  error?: unknown
  /** Asks again after an error. */
  onRetry?: (() => void) | undefined
}

/** One heading of the palette and what is shown below it. */
export interface CommandGroup {
  id: string
  label: string
  entries: readonly CommandEntry[]
  /** How many more there are than are shown. */
  more: number
}

export interface CommandEntry {
  /** `sourceId:commandId`: what `recentIds` holds. */
  key: string
  command: Command
}
