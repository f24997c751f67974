import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { VerdictMark } from '../../analysis/VerdictBadge/VerdictMark.tsx'
import type { Verdict } from '../../nutrition-types.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { CellLine } from './ReportTable.styles.ts'

interface MarkedTextProps {
  /** "1,030 mg", "2 of 10 fail" */
  text: string
  status?: Verdict | null | undefined
}

/** A value with the mark of its verdict. Screen readers read its word, unless the text contains it or it is a pass. */
export function MarkedText({ text, status }: MarkedTextProps) {
  const { verdicts } = useMenuText()
  const word = status && verdicts[status]
  const isSaid = !word || status === 'pass' || text.toLowerCase().includes(word.toLowerCase())
  return (
    <CellLine>
      {status && <VerdictMark verdict={status} />}
      {!isSaid && <VisuallyHidden>{word}: </VisuallyHidden>}
      <bdi>{text}</bdi>
    </CellLine>
  )
}
