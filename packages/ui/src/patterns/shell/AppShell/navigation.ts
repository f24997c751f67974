import type { ReactNode } from 'react'

export interface NavigationLink {
  label: string
  href: string
  /** An icon of lucide-react; in a rail of icons its first letter stands for a place without one. */
  icon?: ReactNode
  /** The page that is shown. */
  isCurrent?: boolean
}

export interface NavigationGroup {
  /** Shown above the links: "Nutrition", "Inventory". */
  label?: string
  links: NavigationLink[]
}

/** A menu of places: "Manage", "Reports". */
export interface NavigationSection {
  label: string
  icon?: ReactNode
  groups: NavigationGroup[]
}

/** An entry of the main menu: a place, or a menu of places. */
export type NavigationEntry = NavigationLink | NavigationSection

/** Whether the shown page is the entry or lies in it. */
export const isCurrent = (entry: NavigationEntry): boolean =>
  'groups' in entry
    ? entry.groups.some((group) => group.links.some((link) => link.isCurrent))
    : (entry.isCurrent ?? false)
