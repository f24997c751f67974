import { useLinkComponent } from '../../../components/navigation/Link/Link.tsx'
import type { NavigationGroup, NavigationLink } from './navigation.ts'
import { NavGroup, NavGroupLabel, NavLink } from './NavigationGroups.styles.ts'

interface NavigationGroupsProps {
  groups: NavigationGroup[]
  onFollow: () => void
}

/** The links of a menu, in the sheet below the bar and in the drawer. */
export function NavigationGroups({ groups, onFollow }: NavigationGroupsProps) {
  return groups.map((group, index) => (
    <NavGroup key={group.label ?? index} role="list" aria-label={group.label}>
      {group.label && <NavGroupLabel role="presentation">{group.label}</NavGroupLabel>}
      {group.links.map((link) => (
        <li key={link.href}>
          <GroupLink link={link} onFollow={onFollow} />
        </li>
      ))}
    </NavGroup>
  ))
}

function GroupLink({ link, onFollow }: { link: NavigationLink; onFollow: () => void }) {
  const element = useLinkComponent(link.href)
  return (
    <NavLink as={element} href={link.href} aria-current={link.isCurrent ? 'page' : undefined} onClick={onFollow}>
      {link.icon}
      {link.label}
    </NavLink>
  )
}
