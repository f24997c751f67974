import { Settings2 } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useState } from 'react'

import { IconButton } from '../../components/actions/IconButton/IconButton.tsx'
import { PopupSheet } from '../../components/overlays/Popup/Popup.styles.ts'
import { useOutsidePress } from '../../hooks/use-outside-press.ts'
import { usePopup } from '../../hooks/use-popup.ts'
import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'
import { OptionsLoading } from './DataTable.styles.ts'
import type { ColumnTools } from './use-columns.ts'

// Rarely opened.
const OptionsPanel = lazy(async () => ({ default: (await import('./OptionsPanel.tsx')).OptionsPanel }))

/** One button for columns, row height and print. */
export function TableOptions({ tools }: { tools: ColumnTools }) {
  const text = useUiText()
  const tableText = useTableText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { anchorRef, popupRef } = usePopup<HTMLButtonElement, HTMLDivElement>({ isOpen, align: 'end' })
  useOutsidePress(isOpen, [anchorRef, popupRef], () => setIsOpen(false))

  useEffect(() => {
    if (isOpen) popupRef.current?.focus()
  }, [isOpen, popupRef])

  function close() {
    setIsOpen(false)
    anchorRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // A surrounding dialog must stay open.
    event.stopPropagation()
    event.preventDefault()
    close()
  }

  return (
    <>
      <IconButton
        ref={anchorRef}
        label={tableText.tableOptions}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Settings2 aria-hidden />
      </IconButton>
      {isOpen && (
        <PopupSheet
          ref={popupRef}
          id={id}
          popover="manual"
          role="dialog"
          tabIndex={-1}
          aria-label={tableText.tableOptions}
          onKeyDown={handleKeyDown}
        >
          <Suspense fallback={<OptionsLoading>{text.loading}</OptionsLoading>}>
            <OptionsPanel tools={tools} onClose={close} />
          </Suspense>
        </PopupSheet>
      )}
    </>
  )
}
