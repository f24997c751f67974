/** The month that an address shows: `?month=2026-11`; null where it shows a week. */
export function monthIn(params: URLSearchParams): string | null {
  const month = params.get('month') ?? ''
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null
}

/** The address with a month. */
export function monthView(params: URLSearchParams, month: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('month', month)
  return next
}

/** The address with the week of a date. Where a month is shown, the week is in it. */
export function weekView(params: URLSearchParams, date: string): URLSearchParams {
  const next = new URLSearchParams(params)
  const month = monthIn(params)
  next.delete('month')
  if (month !== null || params.has('week')) {
    next.set('week', month === null || date.startsWith(month) ? date : `${month}-01`)
  }
  return next
}
