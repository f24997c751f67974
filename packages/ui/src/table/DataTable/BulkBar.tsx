import { X } from 'lucide-react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx'
import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'
import { BulkBarRoot, BulkClear, BulkCount } from './DataTable.styles.ts'
import type { RowAction } from './types.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  /** Rows that were found on all pages; `null` where the caller pages, and they cannot all be selected. */
  foundCount: number | null
  actions: readonly RowAction[]
}

/** What can be done with the selected rows. Their number is read aloud whenever it changes. */
export function BulkBar({ selection, foundCount, actions }: BulkBarProps) {
  const text = useUiText()
  const words = useTableText()
  const { selected, unseen } = selection
  const isAll = foundCount !== null && selected.size - unseen >= foundCount

  return (
    <BulkBarRoot $isOpen={selected.size > 0}>
      <BulkCount role="status">
        {selected.size > 0 && (
          <bdi>
            {words.selected(text.number(selected.size))}
            {unseen > 0 && ` (${words.selectedHidden(text.number(unseen))})`}
          </bdi>
        )}
      </BulkCount>
      {selected.size > 0 && (
        <>
          {foundCount !== null && !isAll && (
            <Button variant="quiet" size="small" onClick={selection.selectAll}>
              {words.selectAll(text.number(foundCount))}
            </Button>
          )}
          {actions.map(({ label, onSelect, tone, disabled }) => (
            <Button key={label} size="small" tone={tone ?? 'accent'} disabled={disabled} onClick={onSelect}>
              {label}
            </Button>
          ))}
          <BulkClear>
            <IconButton label={words.clearSelection} onClick={selection.clear}>
              <X aria-hidden />
            </IconButton>
          </BulkClear>
        </>
      )}
    </BulkBarRoot>
  )
}
