import { useLayoutEffect, useMemo, useRef } from 'react'

import { nextSlots, noSlots } from '../row-slots.ts'
import type { RowKey } from './types.ts'

/**
 * The element of each shown record. Elements change their record only with another order, filter or page of the same
 * list: in a reloaded list, a press or a dialog may still be meant for the record that was there.
 */
export function useRowSlots(keys: readonly RowKey[], list: readonly object[], canReuse: boolean): readonly number[] {
  const last = useRef({ now: noSlots, list })
  const now = useMemo(
    () => nextSlots(last.current.now, keys, canReuse && list === last.current.list),
    [keys, list, canReuse],
  )
  useLayoutEffect(() => {
    last.current = { now, list }
  })
  return now.slots
}
