import { type MouseEvent, useEffect, useState } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { openFolds } from '../../layout/Fold/Fold.tsx'
import { NavLink, NavRoot } from './SectionNav.styles.ts'

export interface NavSection {
  /** The `id` of a `Section` on the page. */
  id: string
  label: string
}

export interface SectionNavProps {
  /** Accessible name: "Sections of this form". */
  label: string
  /** In page order. Keep the identity of the list. */
  sections: readonly NavSection[]
}

/** Links to the sections of a long page; marks the one being read. Opens at the section that the address names: `#price`. */
export function SectionNav({ label, sections }: SectionNavProps) {
  requireLabel('SectionNav', label)
  const [currentId, setCurrentId] = useState(sections[0]?.id)

  useEffect(() => {
    // The section crossing the upper third of the window is the one being read.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entry) setCurrentId(entry.target.id)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const { id } of sections) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [sections])

  useEffect(() => {
    const named = sections.find(({ id }) => `#${id}` === window.location.hash)
    if (named) show(named.id)
  }, [sections])

  // Does not change the address: the router would treat it as navigation and ask about unsaved changes.
  function handleClick(event: MouseEvent, id: string) {
    event.preventDefault()
    show(id)
  }

  return (
    <NavRoot aria-label={label}>
      <ul>
        {sections.map(({ id, label: name }) => (
          <li key={id}>
            <NavLink
              href={`#${id}`}
              aria-current={id === currentId ? 'location' : undefined}
              onClick={(event) => handleClick(event, id)}
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </NavRoot>
  )
}

function show(id: string) {
  const part = document.getElementById(id)
  if (part) openFolds(part)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
