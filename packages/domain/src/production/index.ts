export { forecastByPlan, forecastByTakeRate, forecastOf } from './forecast.ts'
export type { Forecast, Occurrence, PastServing } from './forecast.ts'
export {
  degreesRange,
  dispositions,
  fieldOfPath,
  fitsField,
  gradePath,
  groupPath,
  holdings,
  lineFields,
  lineGradePath,
  lineGroupPath,
  linePath,
  lineReadings,
  maxCount,
  maxText,
  recordFields,
  recordSections,
  recordPath,
} from './record-fields.ts'
export type {
  Disposition,
  Entries,
  EntryValue,
  FieldKind,
  FieldOfPath,
  GroupField,
  Holding,
  LineField,
  LineGroupField,
  LineReading,
  RecordField,
  RecordSection,
} from './record-fields.ts'
export {
  countedGrades,
  dividedPlan,
  impliedEdits,
  isEachEntered,
  leftoverPaths,
  mealPaths,
  servingPaths,
  withTotals,
} from './grade-counts.ts'
export type { CountPath, GradedGroup } from './grade-counts.ts'
export { mergeEntries, withEdits } from './merge-entries.ts'
export type { EntryConflict, EntryEdit, MergedEntries } from './merge-entries.ts'
export { foodKey, recordLinesOf } from './plan-lines.ts'
export type { LinePlan, PlannedMenu, PlannedRecordLine } from './plan-lines.ts'
export {
  countedLines,
  dispositionOf,
  groupCount,
  headerCount,
  hasUnknownFood,
  holdingOf,
  isReplaced,
  lineCount,
  lineGroupCount,
  lineText,
  plannedMealsOf,
  plannedServingsOf,
} from './sheet.ts'
export type { ProductionSheet, SheetGroup, SheetLine, SheetPlan } from './sheet.ts'
export { lineTotals, sheetTotals } from './sheet-totals.ts'
export type { CountTotal, LineTotals, MilkTotals, SheetTotals } from './sheet-totals.ts'
export { coldLimit, hotLimit, sheetAlerts } from './sheet-alerts.ts'
export type { AlertKind, SheetAlert } from './sheet-alerts.ts'
export { isServed, isSignedFor, missingForSignature, neededSignatures, recordState } from './record-state.ts'
export type { RecordState, SignaturePart } from './record-state.ts'
export { needsReader, sumNeeds } from './planned-needs.ts'
export type { MenuNeeds, NeedSource, PlannedNeed, UnresolvedLine } from './planned-needs.ts'
export {
  answerConflict,
  discardRefused,
  enterField,
  isKept,
  markSent,
  nothingKept,
  resendRefused,
  takeAnswer,
  takeRefusal,
} from './kept-edits.ts'
export type { KeptConflict, KeptEdit, KeptEdits, KeptRefusal } from './kept-edits.ts'
