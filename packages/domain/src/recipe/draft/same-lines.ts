import { parseAmount } from '../../units/fractions.ts'
import { type DraftLine, isLineEmpty } from './recipe-draft.ts'
import { settledLine } from './written-quantity.ts'

/** Whether two lists of lines have the same content. Line ids, empty lines and the notation of amounts do not count. */
export function isSameLines(a: readonly DraftLine[], b: readonly DraftLine[]): boolean {
  return a === b || contentOf(a) === contentOf(b)
}

const contentOf = (lines: readonly DraftLine[]) =>
  JSON.stringify(
    lines
      .filter((line) => !isLineEmpty(line))
      .map(settledLine)
      .map(({ amount, unit, plus, item, itemText, prep, form, creditAs, yieldPct, retention }) => {
        return [
          writtenAmount(amount),
          unit,
          plus && [writtenAmount(plus.amount), plus.unit],
          item?.id ?? itemText.trim(),
          prep.trim(),
          form,
          creditAs,
          writtenAmount(yieldPct),
          retention?.code,
        ]
      }),
  )

/** An amount without its notation; any other text as typed. */
function writtenAmount(text: string): string {
  const amount = parseAmount(text)
  return amount.ok ? amount.amount : text.trim()
}
