import { memo } from 'react'

import { Pagination } from '../../components/navigation/Pagination/Pagination.tsx'
import { Select } from '../../components/fields/Select/Select.tsx'
import { useUiText } from '../../text/UiText.ts'
import { pageSizes } from '../table-state.ts'

interface DataTableFooterProps {
  page: number
  pageSize: number
  pageCount: number
  count: number
  hasPages: boolean
  /** The first rows are loading. */
  isLoading: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

/** The range of shown rows, the page size, and the pagination. Memoized: a sort does not render it. */
export const DataTableFooter = memo(
  ({ page, pageSize, pageCount, count, hasPages, isLoading, onPage, onPageSize }: DataTableFooterProps) => {
    const text = useUiText()
    const from = count === 0 ? 0 : hasPages ? page * pageSize + 1 : 1
    const to = hasPages ? Math.min(count, (page + 1) * pageSize) : count

    return (
      <div className="cm-table-footer" data-waiting={isLoading ? '' : undefined}>
        <div className="cm-table-range" aria-live="polite">
          {/* Keeps numbers and text in order on a page that runs in the other direction. */}
          <bdi>{count > 0 && text.range(text.number(from), text.number(to), text.number(count))}</bdi>
        </div>
        {hasPages && (
          <>
            <PageSizeSelect pageSize={pageSize} onPageSize={onPageSize} />
            <Pagination page={page} pageCount={pageCount} onPage={onPage} />
          </>
        )}
      </div>
    )
  },
)

interface PageSizeSelectProps {
  pageSize: number
  onPageSize: (pageSize: number) => void
}

/** Rows per page. Memoized: a key in a filter changes the range and the pages, not this. */
const PageSizeSelect = memo(({ pageSize, onPageSize }: PageSizeSelectProps) => {
  const text = useUiText()
  return (
    <div className="cm-table-page-size">
      <Select
        label={text.rowsPerPage}
        value={String(pageSize)}
        onChange={(value) => onPageSize(Number(value))}
        options={pageSizes.map((each) => ({ value: String(each), label: text.number(each) }))}
      />
    </div>
  )
})
