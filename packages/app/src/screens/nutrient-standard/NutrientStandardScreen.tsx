import { useWording } from '../../compliance/use-wording.ts'
import { chartChoice, chartOf } from '../../reports/chart-choice.ts'
import { FederalLimits, useLimitsTable } from '../../reports/FederalLimits.tsx'
import { ReportScreen } from '../../reports/ReportScreen.tsx'
import { isTooLong, matrixSection, StandardMatrix, useStandardMatrix } from '../../reports/StandardMatrix.tsx'
import { useReportFacts } from '../../reports/use-report-facts.ts'
import { useReportState } from '../../reports/use-report-state.ts'

/** Whether the weekly averages of each program and grade group are within their limits, over weeks, limits or schools. */
export function NutrientStandardScreen() {
  const { t } = useWording()
  const state = useReportState('thisMonth')
  const rules = state.get('rules') === 'from2027' ? 'from2027' : 'now'
  const by = state.get('by') === 'school' ? 'school' : 'limit'
  const matrix = useStandardMatrix(state, { kind: 'nutrients', rules, by })
  const facts = [...useReportFacts(state), { label: t('reports.rules.label'), value: t(`reports.rules.${rules}`) }]
  const limits = useLimitsTable(state)
  const title = t('shell.titles.nutrientStandard')

  return (
    <ReportScreen
      tableId="nutrient-standard"
      title={title}
      description={t('reports.standard.description')}
      state={state}
      datesError={isTooLong(state.dates) ? t('reports.tooLong') : undefined}
      choices={[
        {
          id: 'rules',
          label: t('reports.rules.label'),
          value: rules,
          options: (['now', 'from2027'] as const).map((value) => ({ value, label: t(`reports.rules.${value}`) })),
          onChange: (value) => state.set({ rules: value === 'now' ? null : value }),
        },
        {
          id: 'by',
          label: t('reports.by.label'),
          value: by,
          options: (['limit', 'school'] as const).map((value) => ({ value, label: t(`reports.by.${value}`) })),
          onChange: (value) => state.set({ by: value === 'limit' ? null : value }),
        },
        chartChoice(t, state, matrix.limits),
      ]}
      sections={
        limits && [
          ...(matrixSection(title, facts, matrix.table) ?? []),
          { title: t('reports.limits.title'), facts, columns: limits.columns, rows: limits.rows },
        ]
      }
    >
      {!isTooLong(state.dates) && (
        <StandardMatrix matrix={matrix} caption={t('reports.standard.caption')} chart={chartOf(state, matrix.limits)} />
      )}
      {limits && <FederalLimits table={limits} />}
    </ReportScreen>
  )
}
