import { generate } from 'lean-qr'
import { useMemo } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { LabelCode, LabelPrint, LabelRoot, LabelText } from './QrLabel.styles.ts'

export interface QrLabelProps {
  /** What the code contains: an address. */
  content: string
  /** Name of the code for screen readers: "Code that opens the receiving section". */
  label: string
  /** What to do with it: "Scan to receive". */
  title: string
  /** Below the title: school, meal, date. */
  lines: readonly string[]
}

/** White modules that scanners need around a code (ISO/IEC 18004). */
const quietZone = 4

/** A QR code with text next to it. While it is shown, only this label is printed, to stick on a tray or a box. */
export function QrLabel({ content, label, title, lines }: QrLabelProps) {
  requireLabel('QrLabel', label)
  const { size, path } = useMemo(() => readCode(content), [content])
  const edge = size + quietZone * 2

  return (
    <LabelRoot>
      <LabelPrint />
      <LabelCode role="img" aria-label={label} viewBox={`0 0 ${edge} ${edge}`} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </LabelCode>
      <LabelText>
        <p>{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </LabelText>
    </LabelRoot>
  )
}

/** A code as one path: a square of 1 x 1 for each dark module. */
export function readCode(content: string): { size: number; path: string } {
  const code = generate(content)
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.get(x, y)) path += `M${x + quietZone} ${y + quietZone}h1v1h-1z`
    }
  }
  return { size: code.size, path }
}
