import { Path, Svg } from '@react-pdf/renderer'
import { generate } from 'lean-qr'

/** Modules of white around a code that scanners need (ISO/IEC 18004). */
const quietZone = 4

/** A QR code. Each run of dark modules is one rectangle, so that viewers show no gaps in it. */
export function QrCode({ content, size }: { content: string; size: number }) {
  const code = generate(content)
  const edge = code.size + quietZone * 2
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0, from = 0; x <= code.size; x++) {
      if (code.get(x, y)) continue
      if (x > from)
        path += `M${from + quietZone} ${y + quietZone}H${x + quietZone}V${y + quietZone + 1}H${from + quietZone}Z`
      from = x + 1
    }
  }
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${edge} ${edge}`}>
      <Path d={path} fill="#000" />
    </Svg>
  )
}
