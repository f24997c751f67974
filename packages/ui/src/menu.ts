// Public entry `@commissary/ui/menu`: menus, recipes, nutrition.
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
