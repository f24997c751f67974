import {
  countedGrades,
  groupCount,
  mealPaths,
  plannedMealsOf,
  type RecordField,
  recordPath,
  sheetTotals,
} from '@commissary/domain/production'
import { Columns, type Fact, Facts, Fold, Quiet, Section, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { EntryField } from './EntryField.tsx'
import { useOpenProductionRecord } from './record-context.ts'
import { gradesText } from './record-texts.ts'

const others = [
  'plannedAdults',
  'plannedSeconds',
  'plannedALaCarte',
  'servedAdults',
  'servedSeconds',
  'servedALaCarte',
] as const satisfies RecordField[]

/** The header of the record: meals of each column, water, and meals that are not reimbursable. */
export function MealFields() {
  const wording = useWording()
  const { t } = wording
  const { record } = useOpenProductionRecord()
  const label = (field: 'plannedMeals' | 'servedMeals', grades: string) =>
    t('production.line.forGrades', { field: t(`production.fields.${field}`), grades })
  return (
    <Section title={t('production.sections.header')}>
      <Stack>
        <Columns minWidth="8rem">
          {record.groups.flatMap((group) =>
            mealPaths(group, 'plannedMeals').map(({ path, gradeGroup }) => (
              <EntryField
                key={path}
                path={path}
                label={label('plannedMeals', gradesText(wording, group, gradeGroup))}
                // The menu has one number for all grade groups that share it.
                expected={gradeGroup === null ? group.plannedMeals : null}
              />
            )),
          )}
          {record.groups.flatMap((group) =>
            mealPaths(group, 'servedMeals').map(({ path, gradeGroup }) => (
              <EntryField key={path} path={path} label={label('servedMeals', gradesText(wording, group, gradeGroup))} />
            )),
          )}
          <EntryField path={recordPath('waterAvailable')} />
        </Columns>
        <SharedMeals />
        <Fold isPlain title={t('production.totals.others')}>
          <Columns minWidth="8rem">
            <EntryField path={recordPath('menuName')} />
            {others.map((field) => (
              <EntryField key={field} path={recordPath(field)} />
            ))}
          </Columns>
        </Fold>
        <EntryField path={recordPath('events')} isLong />
      </Stack>
    </Section>
  )
}

/** The total meals of all grade groups that share a menu. */
function SharedMeals() {
  const { t, formats } = useWording()
  const { record, sheet } = useOpenProductionRecord()
  const shown = (count: number | null) => (count === null ? t('production.line.none') : formats.number(count, 0))
  return record.groups
    .filter((group) => countedGrades(group).length > 0)
    .map((group) => (
      <Quiet key={group.programId}>
        {t('production.totals.shared', {
          grades: group.grades,
          planned: shown(plannedMealsOf(sheet, group)),
          served: shown(groupCount(sheet, group.programId, 'servedMeals')),
        })}
      </Quiet>
    ))
}

const onVan = [
  'departedAt',
  'hotAtDeparture',
  'coldAtDeparture',
  'arrivedAt',
  'hotAtArrival',
  'coldAtArrival',
] as const satisfies RecordField[]

/** The temperatures between the two sections of a vended meal. */
export function VanFields() {
  const { t } = useWording()
  return (
    <Section title={t('production.sections.van')}>
      <Stack>
        <Columns minWidth="8rem">
          {onVan.map((field) => (
            <EntryField key={field} path={recordPath(field)} />
          ))}
        </Columns>
        <EntryField path={recordPath('vanAction')} />
      </Stack>
    </Section>
  )
}

/** Meals by column with the difference from the plan, and milk by kind. */
export function Totals() {
  const { t, formats } = useWording()
  const { sheet } = useOpenProductionRecord()
  const totals = sheetTotals(sheet)
  const none = t('production.line.none')
  const shown = (count: number | null) => (count === null ? none : formats.number(count, 0))
  const whole = ({ known, isComplete }: { known: number; isComplete: boolean }) => (isComplete ? known : null)
  const variance = (planned: number | null, served: number | null) =>
    planned === null || served === null
      ? none
      : `${served - planned > 0 ? '+' : ''}${formats.number(served - planned, 0)}`
  const columns = [
    ...totals.groups,
    {
      programId: 0,
      grades: t('production.totals.all'),
      planned: whole(totals.plannedMeals),
      served: whole(totals.servedMeals),
    },
  ]
  const meals = columns.map(({ programId, grades, planned, served }): Fact => ({
    id: String(programId),
    label: grades,
    value: t('production.totals.of', { served: shown(served), planned: shown(planned) }),
    detail: t('production.totals.variance', { variance: variance(planned, served) }),
  }))
  const milk = totals.milk.map(({ key, name, prepared, served, leftover }): Fact => ({
    id: key,
    label: name,
    value: t('production.totals.of', { served: shown(whole(served)), planned: shown(prepared) }),
    detail: t('production.totals.left', { count: shown(leftover) }),
  }))
  return (
    <Section title={t('production.sections.totals')}>
      <Stack>
        <Facts items={columns.length === 2 ? meals.slice(0, 1) : meals} />
        <Section title={t('production.totals.milk')}>
          <Facts items={milk} />
        </Section>
      </Stack>
    </Section>
  )
}
