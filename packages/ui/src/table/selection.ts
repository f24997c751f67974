/**
 * The selection after `key` is toggled. With an `anchor`, every key between the two gets the same state. An anchor that
 * is no longer in the list is ignored.
 */
export function toggledRange<Key>(
  selected: ReadonlySet<Key>,
  keys: readonly Key[],
  anchor: Key | undefined,
  key: Key,
): ReadonlySet<Key> {
  const next = new Set(selected)
  const to = keys.indexOf(key)
  const from = anchor === undefined ? to : keys.indexOf(anchor)
  const isSelected = !selected.has(key)
  const changed = from < 0 || to < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
  for (const each of changed) {
    if (isSelected) next.add(each)
    else next.delete(each)
  }
  return next
}
