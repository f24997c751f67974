import type { WeekAnalysis } from '@commissary/domain/menu'
import { tileIds } from '@commissary/domain/rules'
import { weekSummary } from '@commissary/messages/checks'
import { checksOfTile, stripChecks } from '@commissary/messages/strip'
import { Drawer, Stack } from '@commissary/ui'
import { ComplianceStrip } from '@commissary/ui/menu'
import { useState } from 'react'

import { CheckExplanation } from '../../compliance/CheckExplanation.tsx'
import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { useStableEntries } from '../../text/use-stable-entries.ts'

interface WeekComplianceProps {
  weekLabel: string
  analysis: WeekAnalysis
  onOpenItem: (date: string, id: string) => void
}

/** The week's verdicts as a strip of tiles. A tile opens the explanation of its checks. */
export function WeekCompliance({ weekLabel, analysis, onOpenItem }: WeekComplianceProps) {
  const wording = useWording()
  const { t } = wording
  const [openId, setOpenId] = useState<string | null>(null)
  const checks = useStableEntries(stripChecks(wording, analysis), ({ id }) => id)
  const tile = choiceOf(tileIds, openId ?? '')
  const isEmpty = analysis.days.length === 0

  return (
    <>
      <ComplianceStrip
        variant="slim"
        label={t('schoolMenus.strip', { week: weekLabel })}
        checks={isEmpty ? [] : checks}
        overall={isEmpty ? undefined : analysis.status}
        summary={isEmpty ? '' : weekSummary(wording, analysis)}
        openId={openId}
        onOpen={setOpenId}
      />
      {tile && (
        <Drawer title={t('schoolMenus.why', { check: t(`checks.tiles.${tile}`) })} onClose={() => setOpenId(null)}>
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
        </Drawer>
      )}
    </>
  )
}
