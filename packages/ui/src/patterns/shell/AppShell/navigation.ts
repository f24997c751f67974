import type { ReactNode } from 'react'

export interface NavigationLink {
  label: string
  href: string
  /** An icon of lucide-react. Without one a rail shows the first letter of the label. */
  icon?: ReactNode
  /** The current page. */
  isCurrent?: boolean
}

export interface NavigationGroup {
  /** Shown above the links: "Nutrition", "Inventory". */
  label?: string
  links: NavigationLink[]
}

/** A menu section: "Manage", "Reports". */
export interface NavigationSection {
  label: string
  icon?: ReactNode
  groups: NavigationGroup[]
}

/** An entry of the main menu: a link, or a section. */
export type NavigationEntry = NavigationLink | NavigationSection

/** Whether the current page is the entry or in its section. */
export const isCurrent = (entry: NavigationEntry): boolean =>
  'groups' in entry
    ? entry.groups.some((group) => group.links.some((link) => link.isCurrent))
    : (entry.isCurrent ?? false)
