export { mealCategories, menuTypes } from './model.ts'
export type { MealCategory, MenuType, OfferedItem, ServiceDay } from './model.ts'
export { checkIds, checkUnits, reasonKinds } from './analysis/analysis-model.ts'
export type {
  AnalysisComponent,
  Check,
  CheckId,
  CheckUnit,
  ComponentRange,
  DayAnalysis,
  Reason,
  ReasonKind,
  StatusSummary,
  Verdict,
  WeekAnalysis,
} from './analysis/analysis-model.ts'
export { saturatedFatWithoutMilk } from './analysis/averages.ts'
export { defaultSelections } from './analysis/planned-week.ts'
export { mondayOf } from './dates.ts'
export { analyzeWeek } from './analysis/week-analysis.ts'
export { diffDay, emptyMenuDay, hasChanges, isSameDay, resolveDay } from './menu-days.ts'
export type { MenuDay, MenuDayChanges, MenuLine, Selections } from './menu-days.ts'
export { lineFigures, toServiceDay } from './menu-figures.ts'
export { changedDates, dayOf, editMenu, startMenuEdit } from './menu-edit.ts'
export type { MenuEditAction, MenuEditState } from './menu-edit.ts'
export { analyzeMenus } from './analysis/bulk.ts'
export type { BulkAnalysis } from './analysis/bulk.ts'
export { packMenus } from './analysis/bulk-table.ts'
export type { FiguresTable, MenuTable } from './analysis/bulk-table.ts'
export { dayCheckIds, noVerdict, statusOfCode, weekCheckIds } from './analysis/bulk-verdicts.ts'
export type { CheckTable } from './analysis/bulk-verdicts.ts'
