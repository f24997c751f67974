import { useMemo, useState } from 'react'

import type { View } from '../driver.tsx'
import type { Vendor } from '../vendors.ts'
import { columns, pickRows } from './columns.ts'

const rowHeight = 44
const windowed = 40
const sizes = [10, 20, 30, 50, 100]

/**
 * A handwritten table, with the least code for the job: state, `filter`, `sort`, `slice`, `map`. Up to 1,000 rows in a scroll
 * are all rendered; above that only those around the scroll position, at one fixed height.
 */
export function Vendors({ vendors, view }: { vendors: readonly Vendor[]; view: View }) {
  const [sort, setSort] = useState<{ at: number; isDown: boolean } | null>(null)
  const [filters, setFilters] = useState<string[]>(columns.map(() => ''))
  const [size, setSize] = useState(10)
  const [page, setPage] = useState(0)
  const [top, setTop] = useState(0)

  const found = useMemo(() => pickRows(vendors, filters, sort), [vendors, filters, sort])
  const isWindow = view === 'scroll' && found.length > 1000
  const start = isWindow ? Math.max(0, Math.floor(top / rowHeight) - 10) : view === 'pages' ? page * size : 0
  const count = isWindow ? windowed : view === 'pages' ? size : found.length
  const shown = found.slice(start, start + count)
  const above = isWindow ? start * rowHeight : 0
  const below = isWindow ? (found.length - start - shown.length) * rowHeight : 0

  return (
    <main>
      <h1>Vendors</h1>
      <div className="scroll" onScroll={isWindow ? (event) => setTop(event.currentTarget.scrollTop) : undefined}>
        <table>
          <thead>
            <tr>
              {columns.map(({ head }, at) => (
                <th key={head} aria-sort={sort?.at === at ? (sort.isDown ? 'descending' : 'ascending') : undefined}>
                  <button type="button" onClick={() => setSort({ at, isDown: sort?.at === at && !sort.isDown })}>
                    {head}
                  </button>
                </th>
              ))}
              <th rowSpan={2}>Action</th>
            </tr>
            <tr>
              {columns.map(({ head }, at) => (
                <td key={head}>
                  <input
                    aria-label={`Filter ${head}`}
                    value={filters[at]}
                    onChange={(event) => {
                      setFilters(filters.map((filter, each) => (each === at ? event.target.value : filter)))
                      setPage(0)
                    }}
                  />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr style={{ height: above }} />}
            {shown.map((vendor) => (
              <tr key={vendor.id}>
                {columns.map(({ head, text }) => (
                  <td key={head}>{text(vendor)}</td>
                ))}
                <td>
                  <button type="button">View</button> <button type="button">Edit</button>
                </td>
              </tr>
            ))}
            {below > 0 && <tr style={{ height: below }} />}
          </tbody>
        </table>
      </div>
      {view === 'pages' && (
        <p>
          {start + 1}–{start + shown.length} of {found.length}{' '}
          <label>
            Rows per page{' '}
            <select value={size} onChange={(event) => setSize(Number(event.target.value))}>
              {sizes.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>{' '}
          <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </button>{' '}
          <button type="button" disabled={start + count >= found.length} onClick={() => setPage(page + 1)}>
            Next
          </button>
        </p>
      )}
    </main>
  )
}
