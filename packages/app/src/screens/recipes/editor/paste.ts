import type { LineColumn } from '@commissary/ui/menu'

import { type DraftLine, emptyLine, type LinePatch } from './draft.ts'
import { readUnit } from './units.ts'

const columns: readonly LineColumn[] = ['amount', 'unit', 'item', 'prep', 'form']
const amount = String.raw`[\d\u00BC-\u00BE\u2150-\u215E][\d\s./\u2044\u00BC-\u00BE\u2150-\u215E]*`
const written = new RegExp(String.raw`^(${amount})\s*([A-Za-z]+\.?)\s+(?:of\s+)?([^,]+)(?:,\s*(.*))?$`)

/** Cells of a spreadsheet, or lines of text ("1 1/2 cups flour, sifted"), as changes of recipe lines. */
export function readPaste(cells: string[][], startColumn: LineColumn): LinePatch[] {
  const start = columns.indexOf(startColumn)
  return cells
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => (row.length === 1 && startColumn === 'amount' ? readText(row[0] ?? '') : readCells(row, start)))
}

function readCells(row: string[], start: number): LinePatch {
  const patch: LinePatch = {}
  for (const [index, cell] of row.entries()) {
    const text = cell.trim()
    switch (columns[start + index]) {
      case 'amount':
        patch.amount = text
        break
      case 'unit':
        // What is no unit of ours stays as it was written, and is said at the line.
        patch.unit = readUnit(text) ?? text
        break
      case 'item':
        patch.item = null
        patch.itemText = text
        break
      case 'prep':
        patch.prep = text
        break
      case 'form':
        patch.form = text.toUpperCase() === 'AP' ? 'AP' : 'EP'
        break
      case undefined:
        break
    }
  }
  return patch
}

function readText(text: string): LinePatch {
  const [, quantity, word, name, prep] = written.exec(text.trim()) ?? []
  const unit = word === undefined ? null : readUnit(word)
  if (quantity === undefined || name === undefined || unit === null) return { amount: text.trim() }
  return { amount: quantity.trim(), unit, item: null, itemText: name.trim(), prep: prep?.trim() ?? '' }
}

/** Splits pasted rows into those that go over present lines and the new ones behind them. */
export function placePaste(
  lines: readonly DraftLine[],
  at: number,
  patches: LinePatch[],
  newId: () => string,
): { patches: LinePatch[]; newLines: DraftLine[] } {
  const room = Math.max(0, lines.length - at)
  return {
    patches: patches.slice(0, room),
    newLines: patches.slice(room).map((patch) => ({ ...emptyLine(newId()), ...patch })),
  }
}
