import type { LinePatch } from './line-changes.ts'
import { readUnit } from './line-units.ts'
import { type DraftLine, emptyLine, type LineField, lineFields } from './recipe-draft.ts'

const amount = String.raw`[\d\u00BC-\u00BE\u2150-\u215E][\d\s./\u2044\u00BC-\u00BE\u2150-\u215E]*`
const writtenLine = new RegExp(String.raw`^(${amount})\s*([A-Za-z]+\.?)\s+(?:of\s+)?([^,]+)(?:,\s*(.*))?$`)

/** Reads pasted spreadsheet cells, or lines of text ("1 1/2 cups flour, sifted"), as changes to recipe lines. */
export function readPaste(cells: string[][], startField: LineField): LinePatch[] {
  const start = lineFields.indexOf(startField)
  return cells
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => (row.length === 1 && startField === 'amount' ? readText(row[0] ?? '') : readCells(row, start)))
}

function readCells(row: string[], start: number): LinePatch {
  const patch: LinePatch = {}
  for (const [index, cell] of row.entries()) {
    const text = cell.trim()
    switch (lineFields[start + index]) {
      case 'amount':
        patch.amount = text
        break
      case 'unit':
        // An unknown unit stays as written; the line reports it.
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
  const [, quantity, word, name, prep] = writtenLine.exec(text.trim()) ?? []
  const unit = word === undefined ? null : readUnit(word)
  if (quantity === undefined || name === undefined || unit === null) return { amount: text.trim() }
  return { amount: quantity.trim(), unit, item: null, itemText: name.trim(), prep: prep?.trim() ?? '' }
}

/** Splits pasted rows, from line index `at`, into patches of existing lines and new lines after them. */
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
