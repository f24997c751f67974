import { parseAmount } from '../../units/fractions.ts'
import type { LinePatch } from './line-changes.ts'
import { readUnit } from './line-units.ts'
import { orderedRows, unmeasured } from './paste-layout.ts'
import { readName } from './paste-name.ts'
import { type DraftAmount, type DraftLine, emptyLine, type LineField, lineFields } from './recipe-draft.ts'
import { readQuantity, type WrittenQuantity } from './written-quantity.ts'

/** "1 qt (2 lb) tomatoes": another measure of the same amount. */
const alternative = /^\s*\(([^)]*)\)\s*/
/** "Ground beef, 20 lb", "Onions - 2 lb 4 oz". */
const amountLast = /^(.*?[\p{L})])(?:\s*[,:–-]\s*|\s+)([\d#.½¼¾⅓⅔⅛][^,]*)$/u
/** "12 eggs, large": a count of pieces. */
const counted = /^([\d½¼¾⅓⅔⅛][\d\s./½¼¾⅓⅔⅛-]*)\s+(\p{L}.*)$/u
/** Longer texts are not recipe lines. */
const longestLine = 300
/** "1/2 case romaine": a container whose content only the food's own measures state. It stays as written, so that the line asks. */
const container =
  /^([\d½¼¾⅓⅔⅛][\d\s./½¼¾⅓⅔⅛-]*)\s+(case|bag|box|bunch|head|clove|package|pkg|jar|loaf|stalk|rib|sprig|sleeve|slice|carton|tub)(?:e?s)?\b\.?\s+(.+)$/i

/** Reads pasted spreadsheet cells, or lines of text ("1 1/2 cups flour, sifted"), as changes to recipe lines. */
export function readPaste(cells: string[][], startField: LineField): LinePatch[] {
  const start = lineFields.indexOf(startField)
  const rows = start === 0 ? orderedRows(cells) : cells
  const isPaired = start === 0 && rows.some((row) => secondAmount(row[2] ?? '', row[3]) !== null)
  return rows
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
        const quantity = withoutAlternative(readQuantity(text))
        if (unmeasured.test(text)) Object.assign(patch, { amount: '', prep: text })
        else if (quantity?.rest === '') Object.assign(patch, amountsOf(quantity))
        else Object.assign(patch, { amount: text, plus: null })
        break
      }
      case 'unit':
        if (patch.unit === undefined) {
          // An unknown unit stays as written; the line reports it. A number without a unit counts pieces.
          if (text !== '') patch.unit = readUnit(text) ?? text
          else if (patch.amount) patch.unit = 'each'
        } else if (text !== '' && readUnit(text) === null) {
          // The amount's cell had the unit already ("12 fl oz"), so this is the next column.
          at += 1
          Object.assign(patch, namedItem(text))
        }
        break
      case 'item': {
        const next = row[index + 1]
        if (isPaired && index === 2 && (secondAmount(text, next) || isBlank(text, next))) {
          // The food is after the unit of the second amount.
          patch.plus = secondAmount(text, next)
          at -= 2
        } else Object.assign(patch, namedItem(text, patch.prep))
        break
      }
      case 'prep':
        patch.prep = text || (patch.prep ?? '')
        break
      case 'form':
        if (text !== '' || patch.form === undefined) patch.form = text.toUpperCase() === 'AP' ? 'AP' : 'EP'
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

/** A named food with what is done to it, which never replaces a note that the line has already. */
function namedItem(text: string, note?: string): LinePatch {
  const { name, prep, form } = readName(text)
  return { item: null, itemText: name, ...(!note && prep && { prep }), ...(form && { form }) }
}

const withoutAlternative = (quantity: WrittenQuantity | null): WrittenQuantity | null => {
  const [whole, inside = ''] = alternative.exec(quantity?.rest ?? '') ?? []
  if (!quantity || whole === undefined || readQuantity(inside)?.rest !== '') return quantity
  return { ...quantity, rest: quantity.rest.slice(whole.length) }
}

function readText(line: string): LinePatch {
  const text = line.trim()
  const quantity = withoutAlternative(readQuantity(text))
  if (quantity) {
    const food = quantity.rest.replace(/^\s*(?:of\s+)?/, '')
    return food.trim() === '' || food.startsWith(',')
      ? amountsOf(quantity)
      : { ...amountsOf(quantity), prep: '', ...namedItem(food) }
  }
  const [, food, note = ''] = unmeasured.exec(text) ?? []
  if (food) return { amount: '', item: null, itemText: food.trim(), prep: note }

  if (text.length > longestLine) return { amount: text }
  const [, name = '', amount = ''] = amountLast.exec(text) ?? []
  const last = withoutAlternative(readQuantity(amount))
  if (last?.rest === '') return { ...amountsOf(last), prep: '', ...namedItem(name) }
  const [, number, things] = counted.exec(text) ?? []
  const [, count = number, unit = 'each', held = things] = container.exec(text) ?? []
  if (count && held && parseAmount(count.trim()).ok) {
    return { amount: count.trim(), unit: unit.toLowerCase(), plus: null, prep: '', ...namedItem(held) }
  }
  return { amount: text }
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
