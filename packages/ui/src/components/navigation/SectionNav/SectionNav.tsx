import { type MouseEvent, useEffect, useState } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { NavLink, NavRoot } from './SectionNav.styles.ts'

export interface NavSection {
  /** The `id` of a `Section` on the page. */
  id: string
  label: string
}

export interface SectionNavProps {
  /** Name of the list of parts: "Parts of this form". */
  label: string
  /** In the order of the page. Keep the identity of the list. */
  sections: readonly NavSection[]
}

/** The parts of a long page: where one is, and a way to each. */
export function SectionNav({ label, sections }: SectionNavProps) {
  requireLabel('SectionNav', label)
  const [currentId, setCurrentId] = useState(sections[0]?.id)

  useEffect(() => {
    // What crosses the upper third of the window is what is being read.
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

  // Not by the address: a change of it is a way to another page for the router, and would ask about unsaved changes.
  function handleClick(event: MouseEvent, id: string) {
    event.preventDefault()
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
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
