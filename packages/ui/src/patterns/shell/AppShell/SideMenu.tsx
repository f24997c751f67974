import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'

import type { ThemeChoice } from '../../../theme/theme-choice.ts'
import { useShellText } from '../shell-text.ts'
import type { NavigationEntry, NavigationGroup } from './navigation.ts'
import { SideEntry, SideLinks } from './SideEntry.tsx'
import { SideList, SideLabel, SideNav, SideRow, SideSheet } from './SideMenu.styles.ts'
import { SidePlace } from './SidePlace.styles.ts'
import { useRail } from './use-rail.ts'

interface SideMenuProps {
  id: string
  /** Name of the menu: "Main menu", or the section whose links it shows. */
  label: string
  /** The whole menu, with sections that expand; or */
  entries?: NavigationEntry[]
  /** the links of one section. */
  groups?: NavigationGroup[]
  navbar: ThemeChoice['navbar']
  state: ThemeChoice['sideMenu']
  onStateChange: (state: ThemeChoice['sideMenu']) => void
}

/** The side menu from lg on: open, or a rail of icons that opens over the page without moving it. */
export function SideMenu({ id, label, entries, groups, navbar, state, onStateChange }: SideMenuProps) {
  const text = useShellText()
  const rail = useRail<HTMLDivElement>()
  const isRail = state === 'rail'
  const isWide = !isRail || rail.isOpen

  function handleToggle() {
    rail.close()
    onStateChange(isRail ? 'open' : 'rail')
  }

  return (
    <SidePlace $isRail={isRail} $isCard={navbar === 'card'}>
      <SideSheet {...(isRail && rail.railProps)} $navbar={navbar} $isRail={isRail} $isWide={isWide}>
        <SideNav id={id} aria-label={label}>
          {entries && (
            <SideList role="list">
              {entries.map((entry) => (
                <SideEntry key={entry.label} entry={entry} isWide={isWide} onWiden={rail.open} />
              ))}
            </SideList>
          )}
          {groups?.map((group, index) => (
            <SideLinks key={group.label ?? index} group={group} hasSigns={isRail} />
          ))}
        </SideNav>
        <SideRow as="button" type="button" onClick={handleToggle} $isCurrent={false}>
          {isRail ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          <SideLabel>{isRail ? text.keepMenuOpen : text.collapseMenu}</SideLabel>
        </SideRow>
      </SideSheet>
    </SidePlace>
  )
}
