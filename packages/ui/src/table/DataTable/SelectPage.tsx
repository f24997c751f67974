import { useTableText } from '../table-text.ts'
import type { Selection } from './use-selection.ts'

/** The checkbox for all rows of the page: empty, ticked, or a line where only some are selected. */
export function SelectPage({ selection }: { selection: Selection }) {
  const words = useTableText()
  const isMixed = selection.pageState === 'mixed'

  return (
    <label>
      <input
        type="checkbox"
        aria-label={words.selectPage}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        checked={selection.pageState === true}
        onChange={(event) => selection.setPage(event.target.checked || isMixed)}
      />
    </label>
  )
}
