import type { WeekAnalysis } from '@commissary/domain/menu'
import type { TileId } from '@commissary/domain/rules'
import { passNote, weekSummary } from '@commissary/messages/checks'
import { checksOfTile, stripChecks } from '@commissary/messages/strip'
import { SidePanel, Stack } from '@commissary/ui'
import { ComplianceStrip } from '@commissary/ui/menu'

import { CheckExplanation } from '../../compliance/CheckExplanation.tsx'
import { useWording } from '../../compliance/use-wording.ts'
import { useStableEntries } from '../../text/use-stable-entries.ts'

interface WeekComplianceProps {
  weekLabel: string
  analysis: WeekAnalysis
  /** The tile whose explanation is open. */
  openId: string | null
  onOpen: (id: string | null) => void
}

/** The week's verdicts as a strip of tiles. A tile opens the explanation of its checks, or closes it. */
export function WeekCompliance({ weekLabel, analysis, openId, onOpen }: WeekComplianceProps) {
  const wording = useWording()
  const { t } = wording
  const checks = useStableEntries(stripChecks(wording, analysis), ({ id }) => id)
  const isEmpty = analysis.days.length === 0

  return (
    <ComplianceStrip
      variant="slim"
      label={t('menuPlanner.strip', { week: weekLabel })}
      checks={isEmpty ? [] : checks}
      overall={isEmpty ? undefined : analysis.status}
      summary={isEmpty ? '' : weekSummary(wording, analysis)}
      note={isEmpty ? null : passNote(wording, analysis)}
      openId={openId}
      onOpen={(id) => onOpen(id === openId ? null : id)}
    />
  )
}

interface WhyPanelProps {
  tile: TileId
  analysis: WeekAnalysis
  onOpenItem: (date: string, id: string) => void
  onClose: () => void
}

/** The explanation of a tile's checks. It stays beside the grid and follows every edit. */
export function WhyPanel({ tile, analysis, onOpenItem, onClose }: WhyPanelProps) {
  const { t } = useWording()

  function handleClose() {
    // The focus returns to the tile that opened the panel.
    document.querySelector<HTMLElement>('section button[aria-expanded="true"]')?.focus()
    onClose()
  }

  return (
    <SidePanel title={t('menuPlanner.why', { check: t(`checks.tiles.${tile}`) })} onClose={handleClose}>
      <Stack gap={6}>
        {checksOfTile(analysis, tile).map((check) => (
          <CheckExplanation
            key={`${check.id}-${check.date ?? 'week'}`}
            check={check}
            onOpenItem={(item) => {
              const [date = '', id = ''] = item.split('/')
              onOpenItem(date, id)
            }}
          />
        ))}
      </Stack>
    </SidePanel>
  )
}
