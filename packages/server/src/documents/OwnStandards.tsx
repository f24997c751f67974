import type { NutrientStandard, WeekAnalysis } from '@commissary/domain/menu'
import { totalText } from '@commissary/messages/print'
import type { AnalysisGroup } from '@commissary/messages/results'
import { standardGroups } from '@commissary/messages/standards'
import type { Wording } from '@commissary/messages/wording'

import { Heading, Mark, Table } from './parts.tsx'
import { Text } from './primitives.tsx'
import { styles } from './styles.ts'

const columns = [{ width: 36 }, { width: 18 }, { width: 28 }, { width: 18 }]

interface OwnStandardsProps {
  week: WeekAnalysis
  programName: string
  standards: readonly NutrientStandard[]
  wording: Wording
}

/** The week's averages compared with each of the caterer's own standards, which have no dates. */
export function OwnStandards({ week, programName, standards, wording }: OwnStandardsProps) {
  return standardGroups(wording, week, programName, standards).map((group) => (
    <OwnStandard key={group.id} group={group} wording={wording} />
  ))
}

function OwnStandard({ group, wording }: { group: AnalysisGroup; wording: Wording }) {
  const { t } = wording
  const { label, rows } = group
  return (
    <>
      <Table
        title={<Heading>{label}</Heading>}
        columns={columns}
        header={['', t('print.columns.average'), t('print.columns.limit'), t('print.columns.result')]}
        rows={rows.map(({ label: nutrient, unit, digits, week: { value }, now }) => [
          t('print.nutrients.row', { nutrient, unit }),
          value === null || value.known === null || (value.known === 0 && value.missing.length > 0)
            ? t('common.unknown')
            : totalText(wording, { known: value.known, missing: [...value.missing] }, digits),
          now?.limit ?? '',
          now && <Mark status={now.status} wording={wording} />,
        ])}
      />
      {rows.map(({ id, label: nutrient, now }) => {
        const problem = now?.outsideBy ?? now?.note
        return (
          problem && (
            <Text key={id} style={styles.note}>
              {t('checks.named', { check: nutrient, problem })}
            </Text>
          )
        )
      })}
    </>
  )
}
