/** How a cell of a spreadsheet looks. */
export interface CellStyle {
  isBold?: boolean
  color?: string
  fill?: string
  align?: 'left' | 'right'
  indent?: number
  isWrapped?: boolean
}

const argb = (color: string) => `FF${color.slice(1).toUpperCase()}`

/** The styles of a spreadsheet, by the numbers that its cells refer to. */
export function sheetStyles() {
  const ids = new Map<string, { id: number; style: CellStyle }>()

  function idOf(style: CellStyle): number {
    const key = JSON.stringify([style.isBold, style.color, style.fill, style.align, style.indent, style.isWrapped])
    const known = ids.get(key)
    if (known) return known.id
    // The first is for cells without a style.
    const id = ids.size + 1
    ids.set(key, { id, style })
    return id
  }

  function toXml(): string {
    const styles = [{}, ...[...ids.values()].map(({ style }) => style)] satisfies CellStyle[]
    const fonts = styles.map(
      ({ isBold = false, color }: CellStyle) =>
        `<font>${isBold ? '<b/>' : ''}<sz val="11"/>${color ? `<color rgb="${argb(color)}"/>` : ''}<name val="Calibri"/></font>`,
    )
    // The first two are reserved.
    const fills = [
      '<fill><patternFill patternType="none"/></fill>',
      '<fill><patternFill patternType="gray125"/></fill>',
      ...styles.map(({ fill }: CellStyle) =>
        fill
          ? `<fill><patternFill patternType="solid"><fgColor rgb="${argb(fill)}"/></patternFill></fill>`
          : '<fill><patternFill patternType="none"/></fill>',
      ),
    ]
    const formats = styles.map(({ align, indent = 0, isWrapped = false }: CellStyle, index) => {
      const alignment = `<alignment${align ? ` horizontal="${align}"` : ''}${indent > 0 ? ` indent="${indent}"` : ''}${isWrapped ? ' wrapText="1"' : ''}/>`
      return `<xf numFmtId="0" fontId="${index}" fillId="${index + 2}" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">${alignment}</xf>`
    })
    const list = (name: string, parts: readonly string[]) =>
      `<${name} count="${parts.length}">${parts.join('')}</${name}>`
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${list('fonts', fonts)}${list('fills', fills)}<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>${list('cellXfs', formats)}</styleSheet>`
  }

  return { idOf, toXml }
}
