import type { ProductionLine } from '@commissary/api-client'
import {
  dividedPlan,
  isEachEntered,
  leftoverPaths,
  type LineField,
  linePath,
  lineTotals,
  plannedServingsOf,
  servingPaths,
} from '@commissary/domain/production'
import type { GradeGroup } from '@commissary/domain/rules'
import { Columns, Quiet } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { EntryField } from './EntryField.tsx'
import { useOpenProductionRecord } from './record-context.ts'
import { gradesText } from './record-texts.ts'

/** What is counted: planned and served for each column, prepared, sent and arrived, and what is left. */
export function LineCounts({ line: { key, plans } }: { line: ProductionLine }) {
  const wording = useWording()
  const { t } = wording
  const { record, sheet } = useOpenProductionRecord()
  const { groups, isVended } = record
  const columns = plans.flatMap(({ programId, servings }) => {
    const group = groups.find((one) => one.programId === programId)
    return group ? [{ group, servings }] : []
  })
  const label = (field: 'planned' | 'served', group: { grades: string }, gradeGroup: GradeGroup | null) =>
    t('production.line.forGrades', {
      field: t(`production.fields.${field}`),
      grades: gradesText(wording, group, gradeGroup),
    })
  const ofSheet = sheet.lines.find((one) => one.key === key)
  const totals = ofSheet && lineTotals(sheet, ofSheet)
  const sent: LineField[] = isVended ? ['dispatched', 'arrived'] : []
  return (
    <>
      <Columns minWidth="8rem">
        {columns.flatMap(({ group, servings }) => {
          const divided = dividedPlan(group, sheet.entries, plannedServingsOf(sheet, key, { ...group, servings }))
          return servingPaths(key, group, 'planned').map(({ path, gradeGroup }, index) => (
            <EntryField
              key={path}
              path={path}
              label={label('planned', group, gradeGroup)}
              expected={gradeGroup === null ? servings : (divided?.[index] ?? null)}
            />
          ))
        })}
        <EntryField
          path={linePath(key, 'prepared')}
          expected={totals?.planned.isComplete ? totals.planned.known : null}
        />
        {sent.map((field) => (
          <EntryField key={field} path={linePath(key, field)} expected={totals?.prepared ?? null} />
        ))}
        {columns.flatMap(({ group }) =>
          servingPaths(key, group, 'served').map(({ path, gradeGroup }) => (
            <EntryField key={path} path={path} label={label('served', group, gradeGroup)} />
          )),
        )}
        <EntryField
          path={linePath(key, 'leftover')}
          isSum={isEachEntered(leftoverPaths({ key, plans }, groups), sheet.entries)}
        />
        <EntryField path={linePath(key, 'disposition')} />
      </Columns>
      {totals && (totals.overPlan !== null || totals.unaccounted !== null) && <Variance {...totals} />}
    </>
  )
}

function Variance({ overPlan, unaccounted }: { overPlan: number | null; unaccounted: number | null }) {
  const { t, formats } = useWording()
  const signed = (value: number | null) =>
    value === null ? t('production.line.none') : `${value > 0 ? '+' : ''}${formats.number(value, 0)}`
  return (
    <Quiet>
      {t('production.line.overPlan')}: <bdi>{signed(overPlan)}</bdi> · {t('production.line.variance')}:{' '}
      <bdi>{signed(unaccounted)}</bdi>
    </Quiet>
  )
}
