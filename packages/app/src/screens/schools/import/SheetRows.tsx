import type { SheetMeal } from '@commissary/domain/school'
import { Badge, Stack, useUiText } from '@commissary/ui'
import { DataTable, plainColumns } from '@commissary/ui/table'

import { useMessages } from '../../../messages/messages.ts'
import { unbroken } from '../../../text/unbroken.ts'
import { menuGroupsText } from '../school-texts.ts'
import type { ImportRow } from './use-school-import.ts'

const columns = plainColumns<ImportRow>([
  {
    id: 'schoolName',
    header: 'schools.columns.name',
    value: ({ schoolName }: ImportRow) => schoolName,
    cell: ({ schoolName }: ImportRow) => <bdi>{schoolName}</bdi>,
  },
  { id: 'row', header: 'schools.import.row', value: ({ row }: ImportRow) => row, width: '4rem' },
  {
    id: 'grades',
    header: 'schools.columns.grades',
    value: ({ lowestGrade, highestGrade }: ImportRow) => [lowestGrade, highestGrade].filter(Boolean).join('–'),
    width: '5rem',
  },
  {
    id: 'meals',
    header: 'schools.columns.meals',
    value: ({ meals }: ImportRow) => meals.length,
    cell: ({ meals }: ImportRow) => <Meals meals={meals} />,
    width: '9.5rem',
  },
  {
    id: 'state',
    header: 'schools.import.status',
    value: ({ problems }: ImportRow) => problems.length,
    cell: (row: ImportRow) => <State {...row} />,
    width: '11rem',
  },
])

/** The rows of a sheet with what happens to each. */
export function SheetRows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useMessages()
  return (
    <DataTable
      caption={t('schools.import.rows')}
      columns={columns}
      translate={t}
      rows={rows}
      error={undefined}
      rowKey={({ row }) => row}
      minRows={1}
    />
  )
}

function Meals({ meals }: { meals: readonly SheetMeal[] }) {
  const t = useMessages()
  const { number } = useUiText()
  const texts = meals.map(({ menuType, gradeGroup, alsoGradeGroups = [], offerVersusServe = false, plannedMeals }) =>
    t('schools.import.meal', {
      offered: String(offerVersusServe),
      meal: t(`words.menuTypes.${menuType}`),
      gradeGroup: menuGroupsText(t, [gradeGroup, ...alsoGradeGroups]),
      meals: plannedMeals === null ? 'unknown' : number(plannedMeals),
    }),
  )
  return unbroken(texts.join(', '))
}

function State({ state, problems }: ImportRow) {
  const t = useMessages()
  if (typeof state === 'object') return <ToCorrect reasons={[state.refused]} />
  if (state !== 'incomplete') {
    return <Badge tone={state === 'added' ? 'accent' : 'neutral'}>{t(`schools.import.states.${state}`)}</Badge>
  }
  const reasons = problems.map(({ column, kind }) =>
    t(`schools.import.problems.${kind}`, { column: t(`schools.import.columnNames.${column}`) }),
  )
  return <ToCorrect reasons={reasons} />
}

function ToCorrect({ reasons }: { reasons: readonly string[] }) {
  const t = useMessages()
  return (
    <Stack gap={1}>
      <span>
        <Badge tone="danger">{t('schools.import.states.incomplete')}</Badge>
      </span>
      {reasons.map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </Stack>
  )
}
