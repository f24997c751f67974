import { useState } from 'react'

import { FilterInput, FilterTd } from './DataTableHead.styles.ts'

interface FilterCellProps {
  label: string
  value: string
  /** `null` where the column cannot be filtered. */
  onChange: ((value: string) => void) | null
}

/** The text filter below a head. While one types it shows what was typed, however late the address follows. */
export function FilterCell({ label, value, onChange }: FilterCellProps) {
  const [draft, setDraft] = useState<string | null>(null)

  return (
    <FilterTd role="gridcell">
      {onChange && (
        <FilterInput
          type="search"
          aria-label={label}
          placeholder={label}
          value={draft ?? value}
          onChange={(event) => {
            setDraft(event.target.value)
            onChange(event.target.value)
          }}
          onBlur={() => setDraft(null)}
        />
      )}
    </FilterTd>
  )
}
