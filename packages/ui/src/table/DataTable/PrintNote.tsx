import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'

interface PrintNoteProps {
  caption: string
  printed: number
  count: number
}

/** Print only: the caption, and a note if there are more rows than printed. */
export function PrintNote({ caption, printed, count }: PrintNoteProps) {
  const text = useUiText()
  const tableText = useTableText()
  return (
    <div className="cm-table-title" aria-hidden>
      <strong>{caption}</strong>
      {printed < count && <span>{tableText.printedRows(text.number(printed), text.number(count))}</span>}
    </div>
  )
}
