import type { ClipboardEvent, KeyboardEvent } from 'react'

import { NumberField } from '../../../components/fields/NumberField/NumberField.tsx'
import { LabelBand, LabelFrame, LabelNote, LabelTable } from './LabelPanel.styles.ts'

/** One line of a Nutrition Facts panel. All texts are ready to show. */
export interface LabelRow {
  code: string
  /** The nutrient as printed: "Total Fat". */
  label: string
  /** How far the panel indents it: saturated fat is part of total fat, added sugars of total sugars. */
  level?: 0 | 1 | 2
  /** Starts a part of the panel, after a thick line. */
  isPartStart?: boolean
  unit: string
  /** The printed value as typed. */
  value: string
  error?: string | undefined
  /** Worth a second look, but not wrong. */
  note?: string | undefined
  /** "14.5 g" */
  per100g?: string | undefined
  /** What the printed number can mean: "13.6 to 15.5 g". */
  band?: string | undefined
  /** "10%" */
  dailyValue?: string | undefined
}

export interface LabelPanelProps {
  /** Name of the table for screen readers. */
  caption: string
  headers: { nutrient: string; printed: string; dailyValue: string; per100g: string }
  rows: readonly LabelRow[]
  /** Receives one typed value, or those of a pasted column by code. */
  onChange: (values: Record<string, string>) => void
  /** Enter in the last line. */
  onDone: () => void
}

const inputsOf = (element: Element) => [...(element.closest('table')?.querySelectorAll('input') ?? [])]

/**
 * A Nutrition Facts panel to type in, in its printed order. Enter and the arrow keys go from line to line, and a pasted
 * column fills the lines from the current one on.
 */
export function LabelPanel({ caption, headers, rows, onChange, onDone }: LabelPanelProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLInputElement)) return
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    const inputs = inputsOf(event.target)
    const next = inputs[inputs.indexOf(event.target) + step]
    if (next) {
      next.focus()
      next.select()
    } else if (event.key === 'Enter') onDone()
  }

  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const lines = event.clipboardData.getData('text').trimEnd().split(/\r?\n/)
    if (lines.length < 2 || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const inputs = inputsOf(event.target)
    const first = inputs.indexOf(event.target)
    const pasted = rows.slice(first).flatMap(({ code }, index) => {
      const line = lines[index]
      return line === undefined ? [] : [[code, line.trim()]]
    })
    onChange(Object.fromEntries(pasted) as Record<string, string>)
    inputs[Math.min(first + lines.length, inputs.length) - 1]?.focus()
  }

  return (
    <LabelFrame>
      <LabelTable aria-label={caption} onKeyDown={handleKeyDown} onPaste={handlePaste}>
        <thead>
          <tr>
            <th scope="col">{headers.nutrient}</th>
            <th scope="col">{headers.printed}</th>
            <th scope="col">{headers.dailyValue}</th>
            <th scope="col">{headers.per100g}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.code} row={row} onChange={(value) => onChange({ [row.code]: value })} />
          ))}
        </tbody>
      </LabelTable>
    </LabelFrame>
  )
}

function Line({ row, onChange }: { row: LabelRow; onChange: (value: string) => void }) {
  const { code, label, level = 0, isPartStart, unit, value, error, note, per100g, band, dailyValue } = row
  const bandId = `label-band-${code}`
  return (
    <tr data-level={level} data-part-start={isPartStart ? '' : undefined}>
      <th scope="row">{label}</th>
      <td>
        <NumberField
          label={label}
          isLabelHidden
          isNumeric
          unit={unit}
          value={value}
          error={error}
          onChange={onChange}
          aria-describedby={band || note ? bandId : undefined}
        />
      </td>
      <td>
        <bdi>{dailyValue}</bdi>
      </td>
      <td>
        <bdi>{per100g}</bdi>
        <div id={bandId}>
          {band && (
            <LabelBand>
              <bdi>{band}</bdi>
            </LabelBand>
          )}
          {note && <LabelNote>{note}</LabelNote>}
        </div>
      </td>
    </tr>
  )
}
