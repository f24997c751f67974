import { crc32, deflateRawSync } from 'node:zlib'

/** A file inside an archive. `stated`: a size that the archive claims in place of the real one. */
export interface ZipFile {
  name: string
  content: string | Buffer
  stated?: number
}

/** A zip archive, as spreadsheet programs write them. */
export function zip(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, stated } of files) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(stated ?? bytes.length, 18)
    header.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, Buffer.from(name), packed])
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      header,
      Buffer.alloc(14),
      Buffer.from(name),
    ])
    entry.writeUInt32LE(at, 42)
    parts.push(local)
    directory.push(entry)
    at += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>${body}`
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** An Excel workbook with one sheet; `sheet` replaces its XML. Numbers become numeric cells. */
export function workbook(rows: readonly (readonly (string | number)[])[], sheet = sheetOf(rows)): Buffer {
  return zip([
    {
      name: '[Content_Types].xml',
      content: xml(
        `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Items" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ])
}

/** The XML of a sheet with these cells. */
export function sheetOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number, row: number, column: number) => {
    const at = `${String.fromCodePoint(65 + column)}${row + 1}`
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  }
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`,
  )
  return xml(`<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`)
}
