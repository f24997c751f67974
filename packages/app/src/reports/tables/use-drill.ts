import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * Opens the rows behind a figure in a dialog. The address names it (`&drill=weeks&of=12`), so Back returns to the report and a link
 * opens the same dialog.
 */
export function useDrill() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [what, of] = [params.get('drill'), params.get('of')]

  function addressOf(shown: { what: string; of: string } | null) {
    const next = new URLSearchParams(params)
    next.delete('drill')
    next.delete('of')
    if (shown) {
      next.set('drill', shown.what)
      next.set('of', shown.of)
    }
    return next.size === 0 ? pathname : `${pathname}?${next}`
  }

  return {
    open: what && of ? { what, of } : null,
    hrefOf: (wanted: string, key: string | undefined) =>
      addressOf(key === undefined ? null : { what: wanted, of: key }),
    close: () => void navigate(addressOf(null)),
  }
}
