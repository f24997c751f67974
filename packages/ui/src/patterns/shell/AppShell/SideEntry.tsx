import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import { useLinkComponent } from '../../../components/navigation/Link/Link.tsx'
import { firstCharacter } from '../initials.ts'
import {
  isCurrent,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationLink,
  type NavigationSection,
} from './navigation.ts'
import { SideChevron, SideGroup, SideGroupLabel, SideInitial, SideLabel, SideRow } from './SideMenu.styles.ts'

interface SideEntryProps {
  entry: NavigationEntry
  /** Whether there is space for labels. */
  isWide: boolean
  /** Requests that space. */
  onWiden: () => void
}

/** One entry of the side menu: a link, or a section that expands. */
export function SideEntry({ entry, isWide, onWiden }: SideEntryProps) {
  return 'groups' in entry ? (
    <Section section={entry} isWide={isWide} onWiden={onWiden} />
  ) : (
    <li>
      <SideLink link={entry} hasSign />
    </li>
  )
}

const iconOf = ({ icon, label }: { icon?: ReactNode; label: string }) =>
  icon ?? <SideInitial aria-hidden>{firstCharacter(label)}</SideInitial>

interface SideLinkProps {
  link: NavigationLink
  isNested?: boolean
  /** Replaces a missing icon. */
  hasSign?: boolean
}

function SideLink({ link, isNested = false, hasSign = false }: SideLinkProps) {
  const element = useLinkComponent(link.href)
  return (
    <SideRow
      as={element}
      href={link.href}
      title={link.label}
      aria-current={link.isCurrent ? 'page' : undefined}
      $isCurrent={link.isCurrent ?? false}
      $isNested={isNested}
    >
      {hasSign ? iconOf(link) : link.icon}
      <SideLabel>{link.label}</SideLabel>
    </SideRow>
  )
}

interface SideLinksProps {
  group: NavigationGroup
  /** Below an entry with an icon: labels align with its label. */
  isNested?: boolean
  /** In a rail every link needs a mark. */
  hasSigns?: boolean
}

/** The links of a group under its label. */
export function SideLinks({ group, isNested = false, hasSigns = false }: SideLinksProps) {
  return (
    <SideGroup role="list" aria-label={group.label}>
      {group.label && (
        <SideGroupLabel role="presentation" $isNested={isNested}>
          {group.label}
        </SideGroupLabel>
      )}
      {group.links.map((link) => (
        <li key={link.href}>
          <SideLink link={link} isNested={isNested} hasSign={hasSigns} />
        </li>
      ))}
    </SideGroup>
  )
}

function Section({ section, isWide, onWiden }: { section: NavigationSection; isWide: boolean; onWiden: () => void }) {
  const id = useId()
  const isHere = isCurrent(section)
  // What the user expanded or collapsed stays so; until then the current page's section is expanded.
  const [chosen, setChosen] = useState<boolean>()
  const isUnfolded = isWide && (chosen ?? isHere)

  function handleClick() {
    setChosen(!isUnfolded)
    onWiden()
  }

  return (
    <li data-section="">
      <SideRow
        as="button"
        type="button"
        title={section.label}
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? id : undefined}
        onClick={handleClick}
        $isCurrent={isHere && !isUnfolded}
      >
        {iconOf(section)}
        <SideLabel>{section.label}</SideLabel>
        <SideChevron $isUnfolded={isUnfolded}>
          <ChevronDown aria-hidden />
        </SideChevron>
      </SideRow>
      {isUnfolded && (
        <div id={id}>
          {section.groups.map((group, index) => (
            <SideLinks key={group.label ?? index} group={group} isNested />
          ))}
        </div>
      )}
    </li>
  )
}
