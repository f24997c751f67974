import { Link } from '@commissary/ui'

interface CountProps {
  /** As it is read: "12", "42.5 lb". */
  text: string
  /** What it leads to, for screen readers: "Where Milk is used". */
  label: string
  /** Null for none: there is nothing to show. */
  href: string | null
}

/** A count that leads to what made it. */
export function Count({ text, label, href }: CountProps) {
  if (href === null) return <bdi>{text}</bdi>
  return (
    <Link href={href} aria-label={`${text}, ${label}`}>
      <bdi>{text}</bdi>
    </Link>
  )
}
