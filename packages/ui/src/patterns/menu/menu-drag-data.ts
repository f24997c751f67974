import type { Active, Over } from '@dnd-kit/core'

/** The dragged item: from the library, or a card of a day. */
export type DragSource =
  | { kind: 'library'; itemId: string; name: string }
  | { kind: 'card'; date: string; id: string; name: string }

/** The drop target. */
export interface DropTarget {
  kind: 'cell' | 'card'
  date: string
  category: string
  index: number
}

// dnd-kit returns data untyped; only this module reads it.

export const dragSource = (active: Active) => active.data.current as DragSource | undefined

export const dropTarget = (over: Pick<Over, 'data'>) => over.data.current as DropTarget | undefined
