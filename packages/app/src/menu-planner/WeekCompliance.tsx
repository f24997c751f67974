import type { WeekAnalysis } from '@commissary/domain/menu'
import { passNote, weekSummary } from '@commissary/messages/checks'
import { stripChecks } from '@commissary/messages/strip'
import { ComplianceStrip, type GroupVerdictsProps } from '@commissary/ui/menu'

import { useWording } from '../compliance/use-wording.ts'
import { useStableEntries } from '../text/use-stable-entries.ts'

interface WeekComplianceProps {
  weekLabel: string
  /** Of the grade group that is shown. */
  analysis: WeekAnalysis
  /** The verdicts of all its grade groups; undefined for a menu of one. */
  groups: GroupVerdictsProps | undefined
  /** The tile whose explanation is open. */
  openId: string | null
  onOpen: (id: string | null) => void
}

/** The week's verdicts as a strip of tiles. A tile opens the explanation of its checks, or closes it. */
export function WeekCompliance({ weekLabel, analysis, groups, openId, onOpen }: WeekComplianceProps) {
  const wording = useWording()
  const { t } = wording
  const checks = useStableEntries(stripChecks(wording, analysis), ({ id }) => id)
  const isEmpty = analysis.days.length === 0

  return (
    <ComplianceStrip
      variant="slim"
      label={t('menuPlanner.strip', { week: weekLabel })}
      checks={isEmpty ? [] : checks}
      groups={groups}
      overall={isEmpty ? undefined : analysis.status}
      summary={isEmpty ? '' : weekSummary(wording, analysis)}
      note={isEmpty ? null : passNote(wording, analysis)}
      openId={openId}
      onOpen={(id) => onOpen(id === openId ? null : id)}
    />
  )
}
