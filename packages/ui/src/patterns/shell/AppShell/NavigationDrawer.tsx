import { Drawer } from '../../../components/overlays/Drawer/Drawer.tsx'
import { useShellText } from '../shell-text.ts'
import { DrawerNav, DrawerSection } from './NavigationDrawer.styles.ts'
import type { NavigationEntry } from './navigation.ts'
import { NavigationGroups } from './NavigationGroups.tsx'

interface NavigationDrawerProps {
  title: string
  navigation: NavigationEntry[]
  onClose: () => void
}

/** All links of the top bar, stacked, for narrow screens. */
export function NavigationDrawer({ title, navigation, onClose }: NavigationDrawerProps) {
  const text = useShellText()

  return (
    <Drawer title={title} side="start" onClose={onClose}>
      <DrawerNav aria-label={text.mainMenu}>
        {navigation.map((entry) =>
          'groups' in entry ? (
            <section key={entry.label} aria-label={entry.label}>
              <DrawerSection>
                {entry.icon}
                {entry.label}
              </DrawerSection>
              <NavigationGroups groups={entry.groups} onFollow={onClose} />
            </section>
          ) : (
            <NavigationGroups key={entry.label} groups={[{ links: [entry] }]} onFollow={onClose} />
          ),
        )}
      </DrawerNav>
    </Drawer>
  )
}
