/** The month that an address shows: `?month=2026-11`; null where it shows a week. */
export function monthIn(params: URLSearchParams): string | null {
  const month = params.get('month') ?? ''
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null
}

/** Whether an address shows the school year of its month: `?month=2026-11&view=year`. */
export const isYearView = (params: URLSearchParams): boolean =>
  monthIn(params) !== null && params.get('view') === 'year'

/** The address with a month. */
export function monthView(params: URLSearchParams, month: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('month', month)
  next.delete('view')
  return next
}

/** The address with the school year of a month. */
export function yearView(params: URLSearchParams, month: string): URLSearchParams {
  const next = monthView(params, month)
  next.set('view', 'year')
  return next
}

/** The address with the week of a date. If a month is shown, the week is in it; a year has all of its weeks. */
export function weekView(params: URLSearchParams, date: string): URLSearchParams {
  const next = new URLSearchParams(params)
  const month = monthIn(params)
  next.delete('month')
  next.delete('view')
  if (month !== null || params.has('week')) {
    next.set('week', month === null || isYearView(params) || date.startsWith(month) ? date : `${month}-01`)
  }
  return next
}
