import type { ReactNode } from 'react'

interface CommandBase {
  /** Unique within its source and stable: recent commands are stored by it. */
  id: string
  label: string
  /** Secondary text at the end: a code, the area of a screen. Searched too. */
  detail?: string | undefined
  /** Other words people search for. */
  keywords?: string | undefined
  /** A lucide-react icon. */
  icon?: ReactNode
  /** Its shortcut, such as `mod+s`. */
  keys?: string | undefined
}

/** A link or an action. */
export type Command = CommandBase & ({ href: string } | { onSelect: () => void })

/** Commands of one kind under one heading: "Schools". */
export interface CommandSource {
  id: string
  label: string
  /** `undefined` while loading. Keep the identity of an unchanged list. */
  commands: readonly Command[] | undefined
  /** The error of a failed load. */
  error?: unknown
  /** Loads again after an error. */
  onRetry?: (() => void) | undefined
}

/** A heading of the palette and the entries below it. */
export interface CommandGroup {
  id: string
  label: string
  entries: readonly CommandEntry[]
  /** Number of matches not shown. */
  more: number
}

export interface CommandEntry {
  /** `sourceId:commandId`, as in `recentIds`. */
  key: string
  command: Command
}
