/** A Markdown table; the first column is text, the others are right-aligned. */
export function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headers), line(headers.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`
export const times = (value: number) => `${value.toFixed(2)}x`

/** "≤ 200 ms: met" */
export const target = (limit: string, isMet: boolean) => `≤ ${limit}: ${isMet ? 'met' : '**missed**'}`
