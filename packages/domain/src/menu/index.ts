export { mealCategories, menuTypes } from './model.ts'
export type { MealCategory, MenuType, OfferedItem, ServiceDay } from './model.ts'
export { isGap, reasonKinds } from './analysis/analysis-model.ts'
export type {
  Check,
  ComponentRange,
  DayAnalysis,
  Reason,
  ReasonKind,
  StatusSummary,
  Verdict,
  WeekAnalysis,
} from './analysis/analysis-model.ts'
export { saturatedFatWithoutMilk } from './analysis/averages.ts'
export { allChecks, checkedValue, dayValue, excludesMilkFat } from './analysis/check-values.ts'
export type { DayValue } from './analysis/check-values.ts'
export { defaultSelections } from './analysis/planned-week.ts'
export { analyzeWeek } from './analysis/week-analysis.ts'
export { lastLinkFrom, linkOn, linkPeriods, relinked, swapLinks } from './item-links.ts'
export type { DatedLinks, ItemLink, LinkPeriod, PastLink } from './item-links.ts'
export { gradeServings, offeredLine } from './master-items.ts'
export type { GradeServing, OfferedFood, OfferedPantry } from './master-items.ts'
export { mealCategoryCode, mealCategoryOf } from './meal-category-codes.ts'
export type { MealCategoryCode } from './meal-category-codes.ts'
export { diffDay, emptyMenuDay, hasChanges, isSameDay, resolveDay } from './menu-days.ts'
export type { MenuDay, MenuDayChanges, MenuLine, Selections } from './menu-days.ts'
export { discontinuedIn, discontinuedOn } from './discontinued.ts'
export type { DiscontinuedFood } from './discontinued.ts'
export { dayDifferences } from './day-differences.ts'
export type { DayDifference, LineVersion } from './day-differences.ts'
export { lineNutrition, toServiceDay } from './line-nutrition.ts'
export { changedDates, dayOf, editMenu, startMenuEdit } from './menu-edit.ts'
export type { MenuEditAction, MenuEditState } from './menu-edit.ts'
export { menuItemKey, suggestedServings, unknownNutrition, usualShareOf } from './menu-items.ts'
export { selectionLimit, withSelectionLimit } from './selections.ts'
export { tracedValueOf } from './traced-value.ts'
export { weekStatus, weekStatuses } from './week-status.ts'
export type { WeekStatus } from './week-status.ts'
export { analyzeMenus } from './analysis/bulk.ts'
export type { BulkAnalysis } from './analysis/bulk.ts'
export { packMenus } from './analysis/bulk-table.ts'
export type { MenuTable, NutritionTable } from './analysis/bulk-table.ts'
export { noVerdict, statusOfCode } from './analysis/bulk-verdicts.ts'
export type { CheckTable } from './analysis/bulk-verdicts.ts'
