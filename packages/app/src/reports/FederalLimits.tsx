import { hasMealPattern } from '@commissary/domain/rules'
import { Section } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'
import { useMemo } from 'react'

import { useRuleOptions } from '../compliance/use-rule-options.ts'
import { useWording } from '../compliance/use-wording.ts'
import { useSession } from '../session/session.tsx'
import { limitsTable } from './limits-table.ts'
import type { StandardTable } from './standard-table.ts'
import type { ReportState } from './use-report-state.ts'

/** The limits of the programs that a report's schools serve, whether or not anything is planned; null without a meal pattern. */
export function useLimitsTable({ dates, schoolIds, menuType }: ReportState): StandardTable | null {
  const wording = useWording()
  const { schools } = useSession()
  const options = useRuleOptions()
  const { start, end } = dates
  return useMemo(() => {
    const programs = schools
      .filter(({ schoolId }) => schoolIds.length === 0 || schoolIds.includes(schoolId))
      .flatMap(({ programs: all }) =>
        all.filter((program) => program.menuType === menuType && hasMealPattern(program.rulePack)),
      )
    if (programs.length === 0) return null
    return limitsTable(wording, {
      programs,
      dates: { start, end },
      optionsOf: (programName) => options?.(programName) ?? {},
    })
  }, [wording, schools, schoolIds, menuType, options, start, end])
}

/** What the values of a report are compared with. */
export function FederalLimits({ table }: { table: StandardTable }) {
  const { t } = useWording()
  return (
    <Section title={t('reports.limits.title')} description={t('reports.limits.description')}>
      <ReportTable
        // Other programs have other rows, so which are open starts over.
        key={table.rows.map(({ cells }) => cells[0]?.text).join()}
        caption={t('reports.limits.caption')}
        columns={table.columns}
        rows={table.rows}
        openAllText={t('reports.openAll')}
        closeAllText={t('reports.closeAll')}
      />
    </Section>
  )
}
