import { EncryptedPDFError, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'

import type { AttachmentProblem, BinderAttachment } from './binder-document.ts'

/** A file as the binder lists it: its number, which is on each of its pages, and how many pages it has, or why it has none. */
export interface BoundFile {
  number: number
  name: string
  file: string
  pages: number
  problem: AttachmentProblem | null
}

/** The pages of all files, one after the other, and the result for each file. */
export interface BoundFiles {
  files: BoundFile[]
  pages: PDFDocument
}

const margin = 36
const stampSize = 8

/** Copies the files into one document, each page with the number of its file. A file that cannot be read is only listed. */
export async function bindAttachments(
  attachments: readonly BinderAttachment[],
  paper: { width: number; height: number },
): Promise<BoundFiles> {
  const pages = await PDFDocument.create()
  const files: BoundFile[] = []
  for (const [index, { name, file, content }] of attachments.entries()) {
    const before = pages.getPageCount()
    const problem =
      'problem' in content
        ? content.problem
        : await (content.type === 'pdf' ? addPdf(pages, content.bytes) : addPicture(pages, content.bytes, paper))
    const added = pages.getPageCount() - before
    await stamp(pages, before, index + 1)
    files.push({ number: index + 1, name, file, pages: added, problem })
  }
  return { files, pages }
}

/** The binder with the pages of its files at its end. */
export async function withBound(binder: Uint8Array, { pages }: BoundFiles): Promise<Uint8Array> {
  if (pages.getPageCount() === 0) return binder
  const whole = await PDFDocument.load(binder, { updateMetadata: false })
  for (const page of await whole.copyPages(pages, pages.getPageIndices())) whole.addPage(page)
  return whole.save({ useObjectStreams: false })
}

async function addPdf(pages: PDFDocument, bytes: Uint8Array): Promise<AttachmentProblem | null> {
  try {
    // The empty password opens what everyone can read and only its vendor can edit.
    const source = await PDFDocument.load(bytes, { updateMetadata: false, password: '' })
    const copies = await pages.copyPages(source, source.getPageIndices())
    if (copies.length === 0) return 'damaged'
    for (const copy of copies) pages.addPage(copy)
    return null
  } catch (error) {
    const needsPassword = error instanceof Error && error.message === 'NEEDS PASSWORD'
    return needsPassword || error instanceof EncryptedPDFError ? 'protected' : 'damaged'
  }
}

/** On a page of the country's paper, as large as fits, but at no less than 150 dots per inch. */
async function addPicture(
  pages: PDFDocument,
  bytes: Uint8Array,
  paper: { width: number; height: number },
): Promise<AttachmentProblem | null> {
  try {
    const picture = await pages.embedJpg(bytes)
    const { width, height } = picture.scaleToFit(paper.width - 2 * margin, paper.height - 2 * margin)
    const scale = Math.min(1, (picture.width * 72) / 150 / width)
    const page = pages.addPage([paper.width, paper.height])
    page.drawImage(picture, {
      x: (paper.width - width * scale) / 2,
      y: paper.height - margin - height * scale,
      width: width * scale,
      height: height * scale,
    })
    return null
  } catch {
    return 'damaged'
  }
}

/** Numbers the pages from `from` on in a corner: "3 · 1/2". */
async function stamp(pages: PDFDocument, from: number, number: number): Promise<void> {
  const added = pages.getPages().slice(from)
  if (added.length === 0) return
  const font = await pages.embedFont(StandardFonts.HelveticaBold)
  for (const [index, page] of added.entries()) {
    const text = `${number} · ${index + 1}/${added.length}`
    const width = font.widthOfTextAtSize(text, stampSize)
    const box = page.getCropBox()
    const [x, y] = [box.x + box.width - width - 14, box.y + 10]
    page.drawRectangle({ x: x - 4, y: y - 3, width: width + 8, height: stampSize + 5, color: rgb(1, 1, 1) })
    page.drawText(text, { x, y, size: stampSize, font, color: rgb(0.2, 0.2, 0.2) })
  }
}
