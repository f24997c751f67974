// Public entry `@commissary/ui/menu`: menus, recipes, nutrition. Loads dnd-kit and TanStack Virtual.
export type {
  AllergenMark,
  CreditEntry,
  DayMark,
  FigureValue,
  Limits,
  ReasonEntry,
  TwoDates,
  Verdict,
} from './patterns/figures.ts'
export type {
  AnalysisCell,
  AnalysisGroup,
  AnalysisRow,
  AnalysisTableProps,
  AnalysisVerdict,
} from './patterns/AnalysisTable/analysis-table-types.ts'
export type {
  ComplianceStripProps,
  StripCheck,
  StripVerdict,
} from './patterns/ComplianceStrip/compliance-strip-types.ts'
export type { FiguresPanelProps, NutrientFigure } from './patterns/FiguresPanel/figures-panel-types.ts'
export type { ItemLibraryProps, LibraryItem, MenuCategory } from './patterns/ItemLibrary/item-library-types.ts'
export type {
  LineColumn,
  LineGridProps,
  LineGridRow,
  LineOption,
  LinePatch,
} from './patterns/LineGrid/line-grid-types.ts'
export type { MenuGridDay, MenuGridItem, MenuGridProps, MenuPlace } from './patterns/MenuGrid/menu-grid-types.ts'
export type { WeekCardProps, WeekProblem } from './patterns/WeekCard/week-card-types.ts'
export type { SaveState, WeekHeaderProps } from './patterns/WeekHeader/week-header-types.ts'
export { englishMenuText } from './patterns/english-menu-text.ts'
export type { MenuText } from './patterns/menu-text.ts'
export { MenuTextProvider } from './patterns/MenuText.tsx'
export { useMenuText } from './patterns/use-menu-text.ts'
export { AllergenIcons, type AllergenIconsProps } from './patterns/AllergenIcons/AllergenIcons.tsx'
export { AnalysisTable } from './patterns/AnalysisTable/AnalysisTable.tsx'
export { ComplianceStrip } from './patterns/ComplianceStrip/ComplianceStrip.tsx'
export { CreditList, type CreditListProps } from './patterns/CreditList/CreditList.tsx'
export { DayMarks, type DayMarksProps } from './patterns/DayMarks/DayMarks.tsx'
export { Figure, type FigureProps } from './patterns/Figure/Figure.tsx'
export { FiguresPanel } from './patterns/FiguresPanel/FiguresPanel.tsx'
export { MissingValue, type MissingValueProps } from './patterns/MissingValue/MissingValue.tsx'
export { NutrientBar, type NutrientBarProps } from './patterns/NutrientBar/NutrientBar.tsx'
export { ReasonList, type ReasonListProps } from './patterns/ReasonList/ReasonList.tsx'
export { VerdictBadge, type VerdictBadgeProps } from './patterns/VerdictBadge/VerdictBadge.tsx'
export { VerdictPair, type VerdictPairProps } from './patterns/VerdictPair/VerdictPair.tsx'
export { WeekCard } from './patterns/WeekCard/WeekCard.tsx'
export { SaveNote, type SaveNoteProps } from './patterns/WeekHeader/SaveNote.tsx'
export { WeekHeader } from './patterns/WeekHeader/WeekHeader.tsx'
export { LineGrid } from './patterns/LineGrid/LineGrid.tsx'
export { ItemLibrary } from './patterns/ItemLibrary/ItemLibrary.tsx'
export { MenuGrid } from './patterns/MenuGrid/MenuGrid.tsx'
