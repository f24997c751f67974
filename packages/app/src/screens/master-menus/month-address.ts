/** Whether an address shows the school year of its month: `?open=5&view=year`. */
export const isYear = (params: URLSearchParams): boolean => params.get('view') === 'year'

/** The Monday of the week that is open in a month: `?open=5&week=2026-11-16`; null = none. */
export const openWeekOf = (params: URLSearchParams): string | null => params.get('week')

/** The address of a month of a master menu, with one of its weeks open, or of its school year. */
export function monthAddress(
  params: URLSearchParams,
  id: number,
  { week, view }: { week?: string; view?: 'year' } = {},
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('open', String(id))
  next.delete('week')
  next.delete('view')
  if (week !== undefined) next.set('week', week)
  if (view !== undefined) next.set('view', view)
  return next
}
