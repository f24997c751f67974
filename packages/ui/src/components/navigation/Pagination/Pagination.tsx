import type { Ref } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { Icon } from '../../display/Icon/Icon.tsx'
import { pageList } from './page-list.ts'
import { PaginationStyles } from './Pagination.styles.ts'

export interface PaginationProps {
  /** The current page; 0 is the first. */
  page: number
  /** Number of pages, at least 1. */
  pageCount: number
  onPage: (page: number) => void
  /** Accessible name, for screens with several. Default: "Pages". */
  label?: string
  ref?: Ref<HTMLElement>
}

/**
 * Moves through the pages of a list: the first, the last, the current one and its neighbors, with an ellipsis for the
 * rest. The number of entries is constant, so nothing moves under the pointer.
 */
export function Pagination({ page, pageCount, onPage, label, ref }: PaginationProps) {
  const text = useUiText()
  const isFirst = page <= 0
  const isLast = page >= pageCount - 1

  // The arrows are never `disabled`: the one just pressed would lose focus.
  return (
    <nav className="cm-pages" ref={ref} aria-label={label ?? text.pages}>
      <PaginationStyles />
      <IconButton label={text.previousPage} aria-disabled={isFirst} onClick={() => isFirst || onPage(page - 1)}>
        <Icon of="chevronLeft" />
      </IconButton>
      {pageList(page, pageCount).map((entry) =>
        typeof entry === 'string' ? (
          <span key={entry} className="cm-pages-gap" aria-hidden>
            …
          </span>
        ) : (
          <button
            key={entry}
            className="cm-pages-page"
            type="button"
            aria-label={text.page(text.number(entry + 1))}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
          >
            {text.number(entry + 1)}
          </button>
        ),
      )}
      <IconButton label={text.nextPage} aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
        <Icon of="chevronRight" />
      </IconButton>
    </nav>
  )
}
