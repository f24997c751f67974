import type { AnalysisDocument } from './analysis-document.ts'
import type { BinderDocument } from './binder-document.ts'
import type { CardDocument, CardsDocument } from './card-document.ts'
import type { MenuDocument } from './menu-document.ts'
import type { ProductionDocument, TrayLabelDocument } from './production-document.ts'
import type { RecallDocument } from './recall-document.ts'
import type { ReportOrder } from './report-document.ts'
import type { StoreDocument } from './store-sheet.ts'
import type { ClassSheetsDocument, MealLabelsDocument } from './student-meals.ts'

/** What can be printed. */
export type PrintedDocument =
  | AnalysisDocument
  | BinderDocument
  | CardDocument
  | CardsDocument
  | ClassSheetsDocument
  | MealLabelsDocument
  | MenuDocument
  | ProductionDocument
  | RecallDocument
  | ReportOrder
  | StoreDocument
  | TrayLabelDocument

export interface PrintOrder {
  id: number
  document: PrintedDocument
}

export type PrintAnswer = { id: number; bytes: Uint8Array } | { id: number; failure: string }
