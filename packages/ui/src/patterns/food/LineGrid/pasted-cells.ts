/**
 * Parses what a spreadsheet puts on the clipboard: cells separated by tabs, rows by line breaks. A cell that contains
 * either, or starts with a quote, is quoted and its quotes are doubled. Empty rows at the end are dropped.
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false

  const add = (sign: string) => {
    const row = rows.at(-1)
    if (row) row[row.length - 1] += sign
  }

  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') add(sign)
      else if (text.charAt(at + 1) === '"') {
        add('"')
        at++
      } else isQuoted = false
    } else if (sign === '"' && rows.at(-1)?.at(-1) === '' && closesCell(text, at)) isQuoted = true
    else if (sign === '\t') rows.at(-1)?.push('')
    else if (sign === '\n') rows.push([''])
    else if (sign !== '\r') add(sign)
  }

  while (rows.length > 1 && rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  return rows.map((row) => row.map((cell) => cell.trim()))
}

/** Whether the quote at `from` has a matching one that ends the cell: `4" hotel pan` and `"Bun` are plain text. */
function closesCell(text: string, from: number) {
  const end = /^(?:[^"]|"")*"(?=[\t\r\n]|$)/
  return end.test(text.slice(from + 1))
}
