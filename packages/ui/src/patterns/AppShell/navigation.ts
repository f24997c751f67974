export interface NavigationLink {
  label: string
  href: string
  /** The page that is shown. */
  isCurrent?: boolean
}

export interface NavigationGroup {
  /** Shown above the links: "Nutrition", "Inventory". */
  label?: string
  links: NavigationLink[]
}

/** An entry of the top bar: a place, or a menu of places. */
export type NavigationEntry = NavigationLink | { label: string; groups: NavigationGroup[] }

/** Whether the shown page is the entry or lies in it. */
export const isCurrent = (entry: NavigationEntry): boolean =>
  'groups' in entry
    ? entry.groups.some((group) => group.links.some((link) => link.isCurrent))
    : (entry.isCurrent ?? false)
