import { ChevronLeft, ChevronRight } from 'lucide-react'

import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { useUiText } from '../../text/UiText.ts'
import { pageList } from '../page-list.ts'
import { pageSizes } from '../table-state.ts'
import { Footer, Gap, PageButton, PageNav, PageSize, Range } from './DataTableFooter.styles.ts'

interface DataTableFooterProps {
  page: number
  pageSize: number
  pageCount: number
  count: number
  hasPages: boolean
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

/** Which rows are shown, how many at a time, and the way to the others. */
export function DataTableFooter({
  page,
  pageSize,
  pageCount,
  count,
  hasPages,
  onPage,
  onPageSize,
}: DataTableFooterProps) {
  const text = useUiText()
  const from = count === 0 ? 0 : hasPages ? page * pageSize + 1 : 1
  const to = hasPages ? Math.min(count, (page + 1) * pageSize) : count

  return (
    <Footer>
      <Range aria-live="polite">
        {/* Figures and words keep their order in a page of the other direction. */}
        <bdi>{count > 0 && text.range(text.number(from), text.number(to), text.number(count))}</bdi>
      </Range>
      {hasPages && (
        <>
          <PageSize>
            <Select
              label={text.rowsPerPage}
              value={String(pageSize)}
              onChange={(value) => onPageSize(Number(value))}
              options={pageSizes.map((each) => ({ value: String(each), label: text.number(each) }))}
            />
          </PageSize>
          <PageNav aria-label={text.pages}>
            <IconButton label={text.previousPage} disabled={page === 0} onClick={() => onPage(page - 1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            {pageList(page, pageCount).map((entry) =>
              typeof entry === 'string' ? (
                <Gap key={entry} aria-hidden>
                  …
                </Gap>
              ) : (
                <PageButton
                  key={entry}
                  type="button"
                  aria-label={text.page(text.number(entry + 1))}
                  aria-current={entry === page ? 'page' : undefined}
                  onClick={() => onPage(entry)}
                >
                  {text.number(entry + 1)}
                </PageButton>
              ),
            )}
            <IconButton label={text.nextPage} disabled={page >= pageCount - 1} onClick={() => onPage(page + 1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </PageNav>
        </>
      )}
    </Footer>
  )
}
