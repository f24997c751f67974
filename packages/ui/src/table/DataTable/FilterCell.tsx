import { useState } from 'react'

interface FilterCellProps {
  className: string
  colIndex: number | undefined
  label: string
  value: string
  /** `null` where the column cannot be filtered. */
  onChange: ((value: string) => void) | null
  onFocus: () => void
}

/** The text filter below a header. It shows the typed text even if the URL updates later. */
export function FilterCell({ className, colIndex, label, value, onChange, onFocus }: FilterCellProps) {
  const [draft, setDraft] = useState<string | null>(null)

  return (
    <td role="gridcell" className={className || undefined} aria-colindex={colIndex}>
      {onChange && (
        <input
          className="filter"
          type="search"
          aria-label={label}
          placeholder={label}
          value={draft ?? value}
          onFocus={onFocus}
          onChange={(event) => {
            setDraft(event.target.value)
            onChange(event.target.value)
          }}
          onBlur={() => setDraft(null)}
        />
      )}
    </td>
  )
}
