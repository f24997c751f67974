import { parseAmount } from '../../units/fractions.ts'
import type { LinePatch } from './line-changes.ts'
import { readUnit } from './line-units.ts'
import { type DraftAmount, type DraftLine, emptyLine, type LineField, lineFields } from './recipe-draft.ts'
import { readQuantity, type WrittenQuantity } from './written-quantity.ts'

/** "Salt, to taste": an amount that no one measures. The line has none, and says so in its preparation. */
const unmeasured = /^(?:(.*?),?\s+)?(to taste|as needed)$/i
const named = /^\s*(?:of\s+)?([^,]+)(?:,\s*(.*))?$/

/** Reads pasted spreadsheet cells, or lines of text ("1 1/2 cups flour, sifted"), as changes to recipe lines. */
export function readPaste(cells: string[][], startField: LineField): LinePatch[] {
  const start = lineFields.indexOf(startField)
  const isPaired = start === 0 && cells.some((row) => secondAmount(row[2] ?? '', row[3]) !== null)
  return cells
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) =>
      row.length === 1 && startField === 'amount' ? readText(row[0] ?? '') : readCells(row, start, isPaired),
    )
}

function readCells(row: string[], start: number, isPaired: boolean): LinePatch {
  const patch: LinePatch = {}
  let at = start
  for (const [index, cell] of row.entries()) {
    const text = cell.trim()
    switch (lineFields[at]) {
      case 'amount': {
        const quantity = readQuantity(text)
        if (unmeasured.test(text)) Object.assign(patch, { amount: '', prep: text })
        else if (quantity?.rest === '') Object.assign(patch, amountsOf(quantity))
        else Object.assign(patch, { amount: text, plus: null })
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
      case 'item': {
        const next = row[index + 1]
        if (isPaired && index === 2 && (secondAmount(text, next) || isBlank(text, next))) {
          // The food is after the unit of the second amount.
          patch.plus = secondAmount(text, next)
          at -= 2
        } else Object.assign(patch, { item: null, itemText: text })
        break
      }
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

/** The second of two pairs of amount and unit columns: "1", "qt", "8", "oz". */
function secondAmount(text: string, next: string | undefined): DraftAmount | null {
  const unit = readUnit(next ?? '')
  return unit && parseAmount(text).ok ? { amount: text, unit } : null
}

const isBlank = (text: string, next = '') => text === '' && next.trim() === ''

const amountsOf = ({ amount, unit, plus }: WrittenQuantity) => ({ amount, unit, plus })

function readText(text: string): LinePatch {
  const quantity = readQuantity(text)
  if (!quantity) {
    const [, food, prep = ''] = unmeasured.exec(text.trim()) ?? []
    return food ? { amount: '', item: null, itemText: food.trim(), prep } : { amount: text.trim() }
  }
  const [, name, prep] = named.exec(quantity.rest) ?? []
  if (name === undefined || name.trim() === '') return amountsOf(quantity)
  return { ...amountsOf(quantity), item: null, itemText: name.trim(), prep: prep?.trim() ?? '' }
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
