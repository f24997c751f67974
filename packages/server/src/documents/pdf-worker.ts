import { parentPort } from 'node:worker_threads'

import { renderToBuffer } from '@react-pdf/renderer'

import { AnalysisPdf } from './AnalysisPdf.tsx'
import { bindAttachments, withBound } from './bind-attachments.ts'
import type { BinderDocument } from './binder-document.ts'
import { BinderPdf } from './BinderPdf.tsx'
import { ClassSheetsPdf } from './ClassSheetsPdf.tsx'
import { loadFonts } from './fonts.ts'
import { MealLabelsPdf } from './MealLabelsPdf.tsx'
import { MenuPdf } from './MenuPdf.tsx'
import { paperOf } from './paper.ts'
import type { PrintAnswer, PrintedDocument, PrintOrder } from './print-messages.ts'
import { ProductionPdf } from './ProductionPdf.tsx'
import { RecallPdf } from './RecallPdf.tsx'
import { RecipeCardPdf } from './RecipeCardPdf.tsx'
import { RecipeCardsPdf } from './RecipeCardsPdf.tsx'
import { reportSheets } from './report-sheets.ts'
import { ReportPdf } from './ReportPdf.tsx'
import { StoreSheetPdf } from './StoreSheetPdf.tsx'
import { TrayLabelsPdf } from './TrayLabelsPdf.tsx'

// Rendering a document takes most of a second of CPU time, so it runs in its own thread.
const port = parentPort
if (!port) throw new Error('This module runs in a worker thread')
const fonts = loadFonts()

port.on('message', async ({ id, document }: PrintOrder) => {
  const answer: PrintAnswer = await print(document).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  port.postMessage(answer)
})

async function print(document: PrintedDocument): Promise<Uint8Array> {
  await fonts
  if ('report' in document && document.format === 'xlsx') return reportSheets(document.report)
  if ('binder' in document) return printBinder(document)
  // Called as functions: they have no hooks, and the renderer needs the document element itself.
  return new Uint8Array(await renderToBuffer(elementOf(document)))
}

/** Files that cannot be bound in are on the red list, so the files are read first. */
async function printBinder(document: BinderDocument): Promise<Uint8Array> {
  const bound = await bindAttachments(document.binder.attachments, paperOf(document.country))
  return withBound(new Uint8Array(await renderToBuffer(BinderPdf(document, bound.files))), bound)
}

function elementOf(document: Exclude<PrintedDocument, BinderDocument>) {
  if ('report' in document) return ReportPdf(document.report)
  if ('record' in document) return ProductionPdf(document)
  if ('labelsOf' in document) return TrayLabelsPdf(document)
  if ('classSheets' in document) return ClassSheetsPdf(document)
  if ('mealLabels' in document) return MealLabelsPdf(document)
  if ('storeSheet' in document) return StoreSheetPdf(document)
  if ('trace' in document) return RecallPdf(document)
  if ('recipe' in document) return RecipeCardPdf(document)
  if ('cards' in document) return RecipeCardsPdf(document)
  return 'menuDays' in document ? MenuPdf(document) : AnalysisPdf(document)
}
