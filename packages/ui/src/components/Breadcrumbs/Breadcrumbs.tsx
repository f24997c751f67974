import { ChevronRight } from 'lucide-react'

import { useUiText } from '../../text/UiText.ts'
import { Link } from '../Link/Link.tsx'
import { BreadcrumbList, BreadcrumbItem } from './Breadcrumbs.styles.ts'

export interface Breadcrumb {
  label: string
  /** Absent on the page itself. */
  href?: string
}

/** The way back: from the area down to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: Breadcrumb[] }) {
  const text = useUiText()

  return (
    <nav aria-label={text.breadcrumbs}>
      <BreadcrumbList>
        {crumbs.map(({ label, href }, index) => (
          <BreadcrumbItem key={label}>
            {index > 0 && <ChevronRight aria-hidden />}
            {href ? (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </BreadcrumbItem>
        ))}
      </BreadcrumbList>
    </nav>
  )
}
