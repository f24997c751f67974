/** The months (YYYY-MM) from `before` months before a date's to `after` months after it. */
export function monthsAround(date: string, before: number, after: number): string[] {
  const first = Temporal.PlainDate.from(date).toPlainYearMonth().subtract({ months: before })
  return Array.from({ length: before + after + 1 }, (_, months) => first.add({ months }).toString())
}
