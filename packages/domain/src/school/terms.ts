/** A part of the school year. */
export interface Term {
  termName: string
  /** YYYY-MM-DD */
  startDate: string
  /** The last day, inclusive. YYYY-MM-DD */
  endDate: string
}

/** Whether a school is open on a date (YYYY-MM-DD). Without terms it is open on every date. */
export const isInTerm = (terms: readonly Term[], date: string): boolean =>
  terms.length === 0 || terms.some(({ startDate, endDate }) => startDate <= date && date <= endDate)

/** Two terms that share a day, or null. A term that ends before it starts has no days. */
export function overlapOf(terms: readonly Term[]): [Term, Term] | null {
  const sorted = terms
    .filter(({ startDate, endDate }) => startDate <= endDate)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0))
  for (const [index, term] of sorted.entries()) {
    const next = sorted[index + 1]
    if (next && next.startDate <= term.endDate) return [term, next]
  }
  return null
}
