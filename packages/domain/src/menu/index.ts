export { mealCategories, menuTypes } from './model.ts'
export type { MealCategory, MenuType, OfferedItem, PlaceholderCredits, ServiceDay } from './model.ts'
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
export { mealPattern } from './analysis/meal-pattern.ts'
export type { PatternAmount, PatternItem, PatternRow } from './analysis/meal-pattern.ts'
export { costVerdict, menuCosts } from './cost/menu-costs.ts'
export type { CostVerdict, DayCost, MealCost, MenuCosts } from './cost/menu-costs.ts'
export { servingsBases, withPlannedItems, withServedItems } from './analysis-items.ts'
export type { AnalysisItem, ServingsBasis } from './analysis-items.ts'
export { lastLinkFrom, linkOn, linkPeriods, relinked, swapLinks } from './item-links.ts'
export type { DatedLinks, ItemLink, LinkPeriod, PastLink } from './item-links.ts'
export { gradeServings, offeredLine } from './master-items.ts'
export type { GradeServing, OfferedFood, OfferedPantry } from './master-items.ts'
export { mealCategoryCode, mealCategoryOf } from './meal-category-codes.ts'
export type { MealCategoryCode } from './meal-category-codes.ts'
export { layDays, layInRow, layOnDates, sameWeekdayIn } from './lay-days.ts'
export type { CycleLayout, CyclePlace, HolidayRule, LaidDays, ServiceDates } from './lay-days.ts'
export { answerConflict, mergeDay, openConflicts, reopenConflict } from './merge-days.ts'
export type { AnsweredConflict, DayConflict, MergedDay } from './merge-days.ts'
export type { LinePart } from './line-parts.ts'
export { withRecurringItems } from './recurring-days.ts'
export type { RecurringDays, RecurringItem } from './recurring-days.ts'
export type { PublishResult } from './publish-result.ts'
export { diffDay, emptyMenuDay, hasChanges, isSameDay, resolveDay, withoutNames } from './menu-days.ts'
export type { MenuDay, MenuDayChanges, MenuLine, Selections } from './menu-days.ts'
export { discontinuedIn, discontinuedOn } from './discontinued.ts'
export type { DiscontinuedFood } from './discontinued.ts'
export { dayDifferences, isSamePortion } from './day-differences.ts'
export type { DayDifference, LineVersion } from './day-differences.ts'
export { compareItems } from './compare/compare-items.ts'
export type { ComparedDay, DatedDay, ItemDifference } from './compare/compare-items.ts'
export { comparedTotal, compareWeeks, worstDayCheck } from './compare/compare-weeks.ts'
export type { ComparedCheck, ComparedTotal, WeekComparison } from './compare/compare-weeks.ts'
export { canWeight, groupAverage } from './compare/group-average.ts'
export type { GroupAverage, SchoolsMenu } from './compare/group-average.ts'
export { lineNutrition, unknownNutrition } from './line-nutrition.ts'
export { toServiceDay } from './service-day.ts'
export type { ExpectedCredits } from './service-day.ts'
export { changedDates, dayOf, editMenu, startMenuEdit } from './menu-edit.ts'
export type { MenuCellLines, MenuEditAction, MenuEditState } from './menu-edit.ts'
export { clipOf, clipText, fillRight, pasteClip, pasteNames, readClip, readClipText, writeClip } from './menu-clip.ts'
export type { CellRange, MenuClip } from './menu-clip.ts'
export { menuItemKey, suggestedServings, usualShareOf } from './menu-items.ts'
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
export { searchFixes, suggestFixes } from './fixes/suggest-fixes.ts'
export type { Fix, FixDay, FixDifference, FixOption, FixProblem, FixStep, Suggestion } from './fixes/fix-model.ts'
export { planMenu } from './planner/plan-menu.ts'
export type { PlanLimits, PlanProgress, PlanResult } from './planner/plan-menu.ts'
export { unknownItems } from './planner/week-model.ts'
export { highsSolver } from './planner/highs-solver.ts'
export type { Highs } from './planner/highs-solver.ts'
export type { CheckedWeek } from './planner/checked-plan.ts'
export type {
  PlannedMenu,
  PlannerDay,
  PlannerItem,
  PlannerProblem,
  Requirement,
  RuleDate,
} from './planner/planner-model.ts'
