import type { LibraryItem } from './item-library-types.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()

// Names are normalized once, not on every keystroke.
const keys = new WeakMap<LibraryItem, string>()

function keyOf(item: LibraryItem) {
  let key = keys.get(item)
  if (key === undefined) {
    key = plain(item.name)
    keys.set(item, key)
  }
  return key
}

/** Items whose name contains every word of the query, in any order, ignoring case and accents. */
export function searchItems(items: readonly LibraryItem[], query: string): readonly LibraryItem[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return words.length === 0 ? items : items.filter((item) => words.every((word) => keyOf(item).includes(word)))
}
