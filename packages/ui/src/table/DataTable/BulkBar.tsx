import { X } from 'lucide-react'

import { Button } from '../../components/actions/Button/Button.tsx'
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx'
import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'
import { BulkBarRoot, BulkClear, BulkCount } from './BulkBar.styles.ts'
import type { RowAction } from './types.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  /** Matching rows on all pages; `null` where the caller pages and they cannot all be selected. */
  foundCount: number | null
  actions: readonly RowAction[]
}

/** Actions for the selected rows. Screen readers announce their number when it changes. */
export function BulkBar({ selection, foundCount, actions }: BulkBarProps) {
  const text = useUiText()
  const tableText = useTableText()
  const { selected, hiddenCount } = selection
  const isAll = foundCount !== null && selected.size - hiddenCount >= foundCount

  return (
    <BulkBarRoot $isOpen={selected.size > 0}>
      <BulkCount role="status">
        {selected.size > 0 && (
          <bdi>
            {tableText.selected(text.number(selected.size))}
            {hiddenCount > 0 && ` (${tableText.selectedHidden(text.number(hiddenCount))})`}
          </bdi>
        )}
      </BulkCount>
      {selected.size > 0 && (
        <>
          {foundCount !== null && !isAll && (
            <Button variant="quiet" size="small" onClick={selection.selectAll}>
              {tableText.selectAll(text.number(foundCount))}
            </Button>
          )}
          {actions.map(({ label, onSelect, tone, disabled }) => (
            <Button key={label} size="small" tone={tone ?? 'accent'} disabled={disabled} onClick={onSelect}>
              {label}
            </Button>
          ))}
          <BulkClear>
            <IconButton label={tableText.clearSelection} onClick={selection.clear}>
              <X aria-hidden />
            </IconButton>
          </BulkClear>
        </>
      )}
    </BulkBarRoot>
  )
}
