import { memo, useState } from 'react'

interface FilterCellProps {
  id: string
  className: string
  colIndex: number | undefined
  label: string
  value: string
  isFilterable: boolean
  onChange: (id: string, value: string) => void
  onFocus: (id: string) => void
}

/** The text filter below a header. It shows the typed text even if the URL updates later. */
export const FilterCell = memo(
  ({ id, className, colIndex, label, value, isFilterable, onChange, onFocus }: FilterCellProps) => {
    const [draft, setDraft] = useState<string | null>(null)

    return (
      <td role="gridcell" className={className || undefined} aria-colindex={colIndex}>
        {isFilterable && (
          <input
            className="filter"
            type="search"
            aria-label={label}
            placeholder={label}
            value={draft ?? value}
            onFocus={() => onFocus(id)}
            onChange={(event) => {
              setDraft(event.target.value)
              onChange(id, event.target.value)
            }}
            onBlur={() => setDraft(null)}
          />
        )}
      </td>
    )
  },
)
