// The menu entry: menus, recipes, nutrition. Loads dnd-kit and TanStack Virtual.
export type {
  AllergenMark,
  CreditEntry,
  DayMark,
  PartialValue,
  Limits,
  ReasonEntry,
  TwoDates,
  Verdict,
} from './patterns/nutrition-types.ts'
export type {
  AnalysisCell,
  AnalysisGroup,
  AnalysisRow,
  AnalysisTableProps,
  AnalysisVerdict,
} from './patterns/analysis/AnalysisTable/analysis-table-types.ts'
export type {
  ComplianceStripProps,
  StripCheck,
  StripVerdict,
} from './patterns/analysis/ComplianceStrip/compliance-strip-types.ts'
export type { NutritionPanelProps, NutrientEntry } from './patterns/food/NutritionPanel/nutrition-panel-types.ts'
export type { ItemLibraryProps, LibraryItem, MenuCategory } from './patterns/menu/ItemLibrary/item-library-types.ts'
export type {
  LineColumn,
  LineGridProps,
  LineGridRow,
  LineOption,
  LinePatch,
} from './patterns/food/LineGrid/line-grid-types.ts'
export type {
  MenuClipboard,
  MenuGridDay,
  MenuGridItem,
  MenuGridProps,
  MenuPosition,
  MenuRange,
} from './patterns/menu/MenuGrid/menu-grid-types.ts'
export type { WeekCardProps, WeekProblem } from './patterns/analysis/WeekCard/week-card-types.ts'
export type { SaveState, WeekHeaderProps } from './patterns/menu/WeekHeader/week-header-types.ts'
export { englishMenuText } from './patterns/english-menu-text.ts'
export type { MenuText } from './patterns/menu-text.ts'
export { MenuTextProvider } from './patterns/MenuTextProvider.tsx'
export { useMenuText } from './patterns/use-menu-text.ts'
export { AllergenIcons, type AllergenIconsProps } from './patterns/food/AllergenIcons/AllergenIcons.tsx'
export { AnalysisTable } from './patterns/analysis/AnalysisTable/AnalysisTable.tsx'
export { ComplianceStrip } from './patterns/analysis/ComplianceStrip/ComplianceStrip.tsx'
export { CreditList, type CreditListProps } from './patterns/food/CreditList/CreditList.tsx'
export {
  IngredientList,
  type IngredientLine,
  type IngredientListProps,
} from './patterns/food/IngredientList/IngredientList.tsx'
export { DayMarks, type DayMarksProps } from './patterns/menu/DayMarks/DayMarks.tsx'
export { ValueWithUnit, type ValueWithUnitProps } from './patterns/food/ValueWithUnit/ValueWithUnit.tsx'
export { NutritionPanel } from './patterns/food/NutritionPanel/NutritionPanel.tsx'
export { MissingValue, type MissingValueProps } from './patterns/food/MissingValue/MissingValue.tsx'
export { LabelPanel, type LabelPanelProps, type LabelRow } from './patterns/food/LabelPanel/LabelPanel.tsx'
export {
  ShareTable,
  type ShareCell,
  type ShareRow,
  type ShareTableProps,
} from './patterns/food/ShareTable/ShareTable.tsx'
export { NutrientBar, type NutrientBarProps } from './patterns/food/NutrientBar/NutrientBar.tsx'
export { FixList, type FixEntry, type FixListProps } from './patterns/analysis/FixList/FixList.tsx'
export {
  GroupVerdicts,
  type GroupVerdictsProps,
  type VerdictGroup,
} from './patterns/analysis/GroupVerdicts/GroupVerdicts.tsx'
export { ReasonList, type ReasonListProps } from './patterns/analysis/ReasonList/ReasonList.tsx'
export { VerdictBadge, type VerdictBadgeProps } from './patterns/analysis/VerdictBadge/VerdictBadge.tsx'
export { VerdictPair, type VerdictPairProps } from './patterns/analysis/VerdictPair/VerdictPair.tsx'
export { WeekCard } from './patterns/analysis/WeekCard/WeekCard.tsx'
export { SaveStatus, type SaveStatusProps } from './patterns/menu/WeekHeader/SaveStatus.tsx'
export {
  DayComparison,
  type DayComparisonProps,
  type DayComparisonRow,
} from './patterns/menu/DayComparison/DayComparison.tsx'
export {
  type ConflictChoice,
  ConflictChoices,
  type ConflictChoicesProps,
  type ConflictRow,
} from './patterns/menu/ConflictChoices/ConflictChoices.tsx'
export { WeekHeader } from './patterns/menu/WeekHeader/WeekHeader.tsx'
export { LineGrid } from './patterns/food/LineGrid/LineGrid.tsx'
export { ItemLibrary } from './patterns/menu/ItemLibrary/ItemLibrary.tsx'
export { MenuPreview, type MenuPreviewDay, type MenuPreviewProps } from './patterns/menu/MenuPreview/MenuPreview.tsx'
export { CostLine, type CostLineProps } from './patterns/menu/CostLine/CostLine.tsx'
export { CostText } from './patterns/menu/CostLine/CostText.tsx'
export type { CostFigure } from './patterns/menu/CostLine/cost-figure.ts'
export { MonthGrid } from './patterns/menu/MonthGrid/MonthGrid.tsx'
export type {
  MonthClipboard,
  MonthGridDay,
  MonthGridItem,
  MonthGridProps,
  MonthGridWeek,
} from './patterns/menu/MonthGrid/month-grid-types.ts'
export { MonthSkeleton, YearView, type YearViewMonth, type YearViewProps } from './patterns/menu/YearView/YearView.tsx'
export { MenuGrid } from './patterns/menu/MenuGrid/MenuGrid.tsx'
export { type Step, StepList, type StepListProps } from './patterns/food/StepList/StepList.tsx'
