// The report entry: what every report shares. Loads the date field with its calendar.
export { ReportTable } from './patterns/report/ReportTable/ReportTable.tsx'
export type {
  ReportTableCell,
  ReportTableColumn,
  ReportTableProps,
  ReportTableRow,
} from './patterns/report/ReportTable/report-table-types.ts'
export {
  type ReportChoice,
  ReportFilters,
  type ReportFiltersProps,
} from './patterns/report/ReportFilters/ReportFilters.tsx'
export {
  SchoolsChoice,
  type SchoolsChoiceProps,
  type SchoolsText,
} from './patterns/report/SchoolsChoice/SchoolsChoice.tsx'
export { ShareChart, type ShareChartProps, type SharePart } from './patterns/report/ShareChart/ShareChart.tsx'
export { TrendChart, type TrendChartProps, type TrendPoint } from './patterns/report/TrendChart/TrendChart.tsx'
export { BarChart, type BarChartBar, type BarChartProps } from './patterns/report/BarChart/BarChart.tsx'
export {
  type DrillColumn,
  type DrillLine,
  DrillTable,
  type DrillTableProps,
} from './patterns/report/DrillTable/DrillTable.tsx'
