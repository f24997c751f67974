import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Link } from '../Link/Link.tsx'
import { BreadcrumbItem, BreadcrumbList, BreadcrumbsMore } from './Breadcrumbs.styles.ts'

export interface Breadcrumb {
  label: string
  /** Absent for the current page. */
  href?: string
}

export interface BreadcrumbsProps {
  /** From the area down to the current page. */
  crumbs: Breadcrumb[]
}

/** A longer path collapses to the first crumb, a button, and the last two. */
const maxCrumbs = 4

/** The path from the area down to the current page. Long paths collapse and long names are truncated. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const text = useUiText()
  const [isWhole, setIsWhole] = useState(false)
  const listRef = useRef<HTMLOListElement>(null)
  const isCollapsed = !isWhole && crumbs.length > maxCrumbs

  // The button is gone: focus moves to the first crumb it revealed.
  useEffect(() => {
    if (isWhole) listRef.current?.querySelectorAll<HTMLElement>('a')[1]?.focus()
  }, [isWhole])

  return (
    <nav aria-label={text.breadcrumbs}>
      <BreadcrumbList ref={listRef}>
        {crumbs.map((crumb, index) => {
          const isHidden = isCollapsed && index > 1 && index < crumbs.length - 2
          if (isHidden) return null
          return (
            <BreadcrumbItem key={`${crumb.href} ${crumb.label}`}>
              {index > 0 && <ChevronRight aria-hidden />}
              {isCollapsed && index === 1 ? (
                <BreadcrumbsMore
                  type="button"
                  aria-label={text.allBreadcrumbs}
                  title={text.allBreadcrumbs}
                  onClick={() => setIsWhole(true)}
                >
                  …
                </BreadcrumbsMore>
              ) : (
                <Crumb {...crumb} />
              )}
            </BreadcrumbItem>
          )
        })}
      </BreadcrumbList>
    </nav>
  )
}

function Crumb({ label, href }: Breadcrumb) {
  if (href === undefined) return <span aria-current="page">{label}</span>
  return (
    <Link href={href} variant="quiet">
      {label}
    </Link>
  )
}
