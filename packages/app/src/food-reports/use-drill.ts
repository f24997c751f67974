import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * The rows behind a count, as the address names them (`&show=weeks&of=12`): Back returns to the report, and a link shows the same.
 * `keyOf` names a row within the page.
 */
export function useDrill<What extends string, Row>(
  whats: readonly What[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const what = whats.find((one) => one === params.get('show'))
  const row = rows.find((one) => keyOf(one) === params.get('of'))

  const addressOf = (shown: { what: What; of: string } | null) => {
    const next = new URLSearchParams(params)
    next.delete('show')
    next.delete('of')
    if (shown) {
      next.set('show', shown.what)
      next.set('of', shown.of)
    }
    return next.size === 0 ? pathname : `${pathname}?${next}`
  }

  return {
    open: what && row ? { what, row } : null,
    hrefOf: (wanted: What, of: Row) => addressOf({ what: wanted, of: keyOf(of) }),
    close: () => void navigate(addressOf(null)),
  }
}
