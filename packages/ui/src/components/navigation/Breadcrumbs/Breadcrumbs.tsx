import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Link } from '../Link/Link.tsx'
import { BreadcrumbItem, BreadcrumbList, BreadcrumbsMore } from './Breadcrumbs.styles.ts'

export interface Breadcrumb {
  label: string
  /** Absent on the page itself. */
  href?: string
}

export interface BreadcrumbsProps {
  /** From the area down to this page. */
  crumbs: Breadcrumb[]
}

/** More than these are collapsed to the first, a button, and the last two. */
const mostShown = 4

/** The way back: from the area down to this page. A long way is collapsed; long names are cut. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const text = useUiText()
  const [isWhole, setIsWhole] = useState(false)
  const listRef = useRef<HTMLOListElement>(null)
  const isCollapsed = !isWhole && crumbs.length > mostShown

  // The button is gone: focus goes to the first crumb that it stood for.
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
