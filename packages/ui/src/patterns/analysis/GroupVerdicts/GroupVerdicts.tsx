import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import { DatedMarks } from '../VerdictBadge/DatedMarks.tsx'
import { GroupButton, GroupName, GroupsRoot } from './GroupVerdicts.styles.ts'

/** A group that a menu is served to, and the menu's verdicts for it. */
export interface VerdictGroup {
  id: string
  /** "Grades 6-8" */
  label: string
  verdict: TwoDates<Verdict>
}

export interface GroupVerdictsProps {
  /** "Grade groups" */
  label: string
  groups: readonly VerdictGroup[]
  /** The group whose checks are shown. */
  shownId: string
  onShow: (id: string) => void
  /** One below the other instead of side by side. */
  isStacked?: boolean
}

/** A menu's verdicts for each group that it is served to; pressing one shows its checks. */
export function GroupVerdicts({ label, groups, shownId, onShow, isStacked = false }: GroupVerdictsProps) {
  return (
    <GroupsRoot role="group" aria-label={label} $isStacked={isStacked}>
      {groups.map(({ id, label: name, verdict }) => (
        <GroupButton key={id} type="button" aria-pressed={id === shownId} onClick={() => onShow(id)}>
          <GroupName>
            <bdi>{name}</bdi>
          </GroupName>
          <DatedMarks verdict={verdict} />
        </GroupButton>
      ))}
    </GroupsRoot>
  )
}
