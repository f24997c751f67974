import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { Icon } from '../../display/Icon/Icon.tsx'
import { FoldBody, FoldNote, FoldRoot, FoldSummary } from './Fold.styles.ts'

export interface FoldProps {
  /** The heading and the name of the region. */
  title: string
  /** The name of the region, if the title alone is not unique on the page: "Temperatures, Chicken". */
  name?: string
  /** Target of links such as those of a `SectionNav`, which also open it. */
  id?: string
  /** What it contains, readable while it is closed: "3 measures". */
  summary?: ReactNode
  /** Open at first, and opened when it becomes true. Otherwise the user decides. */
  isOpen?: boolean
  /** Without a frame, inside a `Section`. */
  isPlain?: boolean
  children: ReactNode
}

/**
 * A part of a page that most users can leave closed. Its fields still belong to the form: a form opens it to show an
 * error, and a search on the page finds its text.
 */
export function Fold({ title, name, id: ownId, summary, isOpen = false, isPlain = false, children }: FoldProps) {
  requireLabel('Fold', title, 'title')
  const id = useId()
  const Heading = isPlain ? 'h3' : 'h2'
  const details = useRef<HTMLDetailsElement>(null)
  // Set here instead of as an attribute: becoming false must not close a fold that the user is working in.
  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])

  return (
    <FoldRoot
      $isPlain={isPlain}
      {...(name === undefined ? { 'aria-labelledby': id } : { 'aria-label': name })}
      {...(ownId ? { id: ownId, tabIndex: -1 } : {})}
    >
      <details ref={details}>
        <FoldSummary>
          <Heading>
            <Icon of="chevronDown" />
            <span id={id}>{title}</span>
          </Heading>
          {summary && <FoldNote>{summary}</FoldNote>}
        </FoldSummary>
        <FoldBody>{children}</FoldBody>
      </details>
    </FoldRoot>
  )
}

/** Opens the folds around an element, and its own if it is the link target of one. */
export function openFolds(element: Element) {
  for (const fold of element.querySelectorAll<HTMLDetailsElement>(':scope > details')) fold.open = true
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true
  }
}
