import type { MealProgram, School } from '@commissary/api-client'
import { wholeWeeks } from '@commissary/domain/dates'
import { EmptyState, Stack } from '@commissary/ui'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { chartChoice, chartOf } from '../../reports/chart-choice.ts'
import { NothingChecked } from '../../reports/NothingChecked.tsx'
import { ReportScreen } from '../../reports/ReportScreen.tsx'
import { isTooLong, matrixSection, StandardMatrix, useStandardMatrix } from '../../reports/StandardMatrix.tsx'
import { useReportFacts } from '../../reports/use-report-facts.ts'
import { type ReportState, useReportState } from '../../reports/use-report-state.ts'
import { programsOf } from '../../routing/programs.ts'
import { SetUpLink } from '../../routing/SetUpLink.tsx'
import { useSession } from '../../session/session.tsx'
import { SchoolPattern } from './SchoolPattern.tsx'
import { usePatternExports } from './use-pattern-exports.ts'

const tableId = 'meal-pattern'

/** The most days that the calls for one school accept. */
const mostDays = 62

/** The components of each week: in full for one school; for several schools, which weeks pass. */
export function MealPatternScreen() {
  const { schools } = useSession()
  const state = useReportState('thisWeek')
  const school = chosenSchool(state, schools)
  if (school && daysIn(state) <= mostDays) return <OneSchool state={state} school={school} />
  return <ManySchools state={state} />
}

const daysIn = ({ dates }: ReportState) => {
  const { start, end } = wholeWeeks(dates)
  return Temporal.PlainDate.from(start).until(end).days + 1
}

const chosenSchool = ({ schoolIds }: ReportState, schools: readonly School[]) =>
  schools.length === 1
    ? schools[0]
    : schoolIds.length === 1
      ? schools.find(({ schoolId }) => schoolId === schoolIds[0])
      : undefined

function OneSchool({ state, school }: { state: ReportState; school: School }) {
  const { t } = useWording()
  const programs = programsOf(school, state.menuType)
  const exports = usePatternExports(state, school, programs)
  const charts = useMemo(() => new Map([['amounts', t('reports.chart.amounts')]]), [t])
  const isShown = programs.length > 0 && !state.isUnchecked

  return (
    <ReportScreen
      tableId={tableId}
      title={t('shell.titles.mealPattern')}
      description={t('reports.pattern.description')}
      state={state}
      sections={null}
      choices={isShown ? [chartChoice(t, state, charts)] : []}
      exports={isShown ? exports : undefined}
    >
      {programs.length === 0 && (
        <EmptyState
          title={t('reports.noProgram', {
            school: school.schoolName,
            menuType: t(`words.menuTypes.${state.menuType}`),
          })}
          action={<SetUpLink schoolId={school.schoolId} />}
        />
      )}
      <Stack gap={6}>
        {state.isUnchecked && programs.length > 0 ? (
          <NothingChecked menuType={state.menuType} />
        ) : (
          programs.map((program: MealProgram) => (
            <SchoolPattern
              key={program.id}
              school={school}
              program={program}
              dates={wholeWeeks(state.dates)}
              hasChart={chartOf(state, charts) !== null}
            />
          ))
        )}
      </Stack>
    </ReportScreen>
  )
}

function ManySchools({ state }: { state: ReportState }) {
  const { t } = useWording()
  const rules = state.get('rules') === 'from2027' ? 'from2027' : 'now'
  const by = state.get('by') === 'limit' ? 'limit' : 'school'
  const matrix = useStandardMatrix(state, { kind: 'pattern', rules, by })
  const facts = [...useReportFacts(state), { label: t('reports.rules.label'), value: t(`reports.rules.${rules}`) }]
  const title = t('shell.titles.mealPattern')

  return (
    <ReportScreen
      tableId={tableId}
      title={title}
      description={t('reports.pattern.manyDescription')}
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
          options: (['school', 'limit'] as const).map((value) => ({
            value,
            label: t(`reports.by.${value === 'limit' ? 'component' : value}`),
          })),
          onChange: (value) => state.set({ by: value === 'school' ? null : value }),
        },
        chartChoice(t, state, matrix.limits),
      ]}
      sections={matrixSection(title, facts, matrix.table)}
    >
      {!isTooLong(state.dates) && (
        <StandardMatrix matrix={matrix} caption={t('reports.pattern.caption')} chart={chartOf(state, matrix.limits)} />
      )}
    </ReportScreen>
  )
}
