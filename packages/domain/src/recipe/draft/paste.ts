import type { LinePatch } from './line-changes.ts'
import { readUnit } from './line-units.ts'
import { type DraftLine, emptyLine, type LineField, lineFields } from './recipe-draft.ts'
import { readQuantity } from './written-quantity.ts'

/** "Salt, to taste": an amount that no one measures. The line has none, and says so in its preparation. */
const unmeasured = /^(?:(.*?),?\s+)?(to taste|as needed)$/i
const named = /^\s*(?:of\s+)?([^,]+)(?:,\s*(.*))?$/

/** Reads pasted spreadsheet cells, or lines of text ("1 1/2 cups flour, sifted"), as changes to recipe lines. */
export function readPaste(cells: string[][], startField: LineField): LinePatch[] {
  const start = lineFields.indexOf(startField)
  return cells
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => (row.length === 1 && startField === 'amount' ? readText(row[0] ?? '') : readCells(row, start)))
}

function readCells(row: string[], start: number): LinePatch {
  const patch: LinePatch = {}
  let at = start
  for (const cell of row) {
    const text = cell.trim()
    switch (lineFields[at]) {
      case 'amount': {
        const quantity = readQuantity(text)
        if (unmeasured.test(text)) Object.assign(patch, { amount: '', prep: text })
        else if (quantity?.rest === '') Object.assign(patch, { amount: quantity.amount, unit: quantity.unit })
        else patch.amount = text
        break
      }
      case 'unit':
        if (patch.unit === undefined) {
          // An unknown unit stays as written; the line reports it.
          patch.unit = readUnit(text) ?? text
        } else if (text !== '' && readUnit(text) === null) {
          // The amount's cell had the unit already ("12 fl oz"), so this is the next column.
          at += 1
          Object.assign(patch, { item: null, itemText: text })
        }
        break
      case 'item':
        patch.item = null
        patch.itemText = text
        break
      case 'prep':
        patch.prep = text || (patch.prep ?? '')
        break
      case 'form':
        patch.form = text.toUpperCase() === 'AP' ? 'AP' : 'EP'
        break
      case undefined:
        break
    }
    at += 1
  }
  return patch
}

function readText(text: string): LinePatch {
  const quantity = readQuantity(text)
  if (!quantity) {
    const [, food, prep = ''] = unmeasured.exec(text.trim()) ?? []
    return food ? { amount: '', item: null, itemText: food.trim(), prep } : { amount: text.trim() }
  }
  const { amount, unit, rest } = quantity
  const [, name, prep] = named.exec(rest) ?? []
  if (name === undefined || name.trim() === '') return { amount, unit }
  return { amount, unit, item: null, itemText: name.trim(), prep: prep?.trim() ?? '' }
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
