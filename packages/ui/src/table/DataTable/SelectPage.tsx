import { useTableText } from '../table-text.ts'
import type { Selection } from './use-selection.ts'

/** The checkbox for all rows of the page: unchecked, checked, or indeterminate. */
export function SelectPage({ selection }: { selection: Selection }) {
  const tableText = useTableText()
  const isMixed = selection.pageState === 'mixed'

  return (
    <label>
      <input
        type="checkbox"
        aria-label={tableText.selectPage}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        checked={selection.pageState === true}
        onChange={(event) => selection.setPage(event.target.checked || isMixed)}
      />
    </label>
  )
}
