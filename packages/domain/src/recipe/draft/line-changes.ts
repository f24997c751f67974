import type { DraftItem, DraftLine } from './recipe-draft.ts'
import { settledLine } from './written-quantity.ts'

export type LinePatch = Partial<Omit<DraftLine, 'id'>>

export type LinesChange =
  | { type: 'patch'; id: string; patch: LinePatch }
  /** The amount was left: a whole quantity typed there goes to its fields. */
  | { type: 'settle'; id: string }
  /** All lines of a food credit in one way. */
  | { type: 'elect'; item: DraftItem; creditAs: DraftLine['creditAs'] }
  | { type: 'insert'; at: number; line: DraftLine }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; to: number }
  /** Pasted rows from index `at`: they patch existing lines, and the rest is appended. */
  | { type: 'paste'; at: number; patches: LinePatch[]; newLines: DraftLine[] }
  /** A search found the item for a typed or pasted name. Lines edited since then are unchanged. */
  | { type: 'match'; text: string; item: DraftItem }
  /** The item became another record, or text if it no longer exists. */
  | { type: 'replaceItem'; item: DraftItem; by: DraftItem | null }

/** Applies a change to the lines. Unchanged lines keep their identity, so their rows are not rendered again. */
export function changeLines(lines: readonly DraftLine[], change: LinesChange): DraftLine[] {
  switch (change.type) {
    case 'patch':
      return lines.map((line) => (line.id === change.id ? { ...line, ...change.patch } : line))
    case 'settle':
      return lines.map((line) => (line.id === change.id ? settledLine(line) : line))
    case 'elect':
      return lines.map((line) => (line.item?.id === change.item.id ? { ...line, creditAs: change.creditAs } : line))
    case 'insert':
      return lines.toSpliced(change.at, 0, change.line)
    case 'remove':
      return lines.filter(({ id }) => id !== change.id)
    case 'move': {
      const line = lines.find(({ id }) => id === change.id)
      if (!line) return [...lines]
      return lines.filter((other) => other !== line).toSpliced(change.to, 0, line)
    }
    case 'paste': {
      const patched = lines.map((line, index) => {
        const patch = change.patches[index - change.at]
        return patch ? { ...line, ...patch } : line
      })
      return [...patched, ...change.newLines]
    }
    case 'match':
      return lines.map((line) =>
        line.item === null && line.itemText.trim() === change.text
          ? { ...line, item: change.item, itemText: '' }
          : line,
      )
    case 'replaceItem':
      return lines.map((line) =>
        line.item?.id === change.item.id
          ? { ...line, item: change.by, itemText: change.by ? '' : change.item.label }
          : line,
      )
  }
}
