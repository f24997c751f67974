import { useState } from 'react'

import { toggledRange } from '../selection.ts'
import type { RowKey } from './types.ts'

const noKeys: ReadonlySet<RowKey> = new Set()

/** The expanded rows, by key. */
export function useExpanded() {
  const [expanded, setExpanded] = useState(noKeys)
  const toggle = (key: RowKey) => setExpanded(toggledRange(expanded, [key], undefined, key))
  return [expanded, toggle] as const
}
