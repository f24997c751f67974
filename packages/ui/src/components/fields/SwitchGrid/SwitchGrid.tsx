import { requireLabel } from '../../../text/require-label.ts'
import { FieldProblem } from '../Field/FieldProblem.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { GridCell, GridHeader, GridHint, GridName, GridRoot, GridRow } from './SwitchGrid.styles.ts'

export interface SwitchGridColumn {
  id: string
  label: string
}

export interface SwitchGridRow {
  id: string
  label: string
  /** What it means. */
  hint?: string
  /** Whether each column is on, by its id. */
  values: Readonly<Record<string, boolean>>
  /** Why the last change did not go through. */
  error?: string | undefined
}

export interface SwitchGridProps {
  /** Names the group. */
  label: string
  /** Shown above the rows. */
  rowsLabel: string
  columns: readonly SwitchGridColumn[]
  rows: readonly SwitchGridRow[]
  onChange: (rowId: string, columnId: string, isOn: boolean) => void
}

/** The same settings for several items: a row per item, a switch per setting. Each takes effect immediately. */
export function SwitchGrid({ label, rowsLabel, columns, rows, onChange }: SwitchGridProps) {
  requireLabel('SwitchGrid', label)
  return (
    <GridRoot role="group" aria-label={label} $columns={columns.length}>
      {/* Each switch's name has its row and column. */}
      <GridHeader aria-hidden>
        <span>{rowsLabel}</span>
        {columns.map((column) => (
          <span key={column.id}>{column.label}</span>
        ))}
      </GridHeader>
      {rows.map((row) => (
        <GridRow key={row.id}>
          <GridName>
            <strong>{row.label}</strong>
            {row.hint && <GridHint>{row.hint}</GridHint>}
            {row.error && (
              <span role="alert">
                <FieldProblem id={`${row.id}-error`}>{row.error}</FieldProblem>
              </span>
            )}
          </GridName>
          {columns.map((column) => (
            <GridCell key={column.id}>
              <Switch
                label={`${row.label}: ${column.label}`}
                isLabelHidden
                checked={row.values[column.id] ?? false}
                onChange={(isOn) => onChange(row.id, column.id, isOn)}
              />
            </GridCell>
          ))}
        </GridRow>
      ))}
    </GridRoot>
  )
}
