import { Settings2 } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { IconButton } from '../../components/actions/IconButton/IconButton.tsx'
import { PopupSheet } from '../../components/overlays/Popup/Popup.styles.ts'
import { usePopupSheet } from '../../hooks/use-popup-sheet.ts'
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
  const sheet = usePopupSheet()

  return (
    <>
      <IconButton {...sheet.buttonProps} label={tableText.tableOptions} onClick={sheet.toggle}>
        <Settings2 aria-hidden />
      </IconButton>
      {sheet.isOpen && (
        <PopupSheet {...sheet.sheetProps} aria-label={tableText.tableOptions}>
          <Suspense fallback={<OptionsLoading>{text.loading}</OptionsLoading>}>
            <OptionsPanel tools={tools} onClose={sheet.close} />
          </Suspense>
        </PopupSheet>
      )}
    </>
  )
}
