import { useUiText } from '../../text/UiText.ts'
import { useTableText } from '../table-text.ts'

interface PrintNoteProps {
  caption: string
  printed: number
  count: number
}

/** On paper only: what the table is, and that there are more rows than it shows. */
export function PrintNote({ caption, printed, count }: PrintNoteProps) {
  const text = useUiText()
  const words = useTableText()
  return (
    <div className="cm-table-title" aria-hidden>
      <strong>{caption}</strong>
      {printed < count && <span>{words.printedRows(text.number(printed), text.number(count))}</span>}
    </div>
  )
}
