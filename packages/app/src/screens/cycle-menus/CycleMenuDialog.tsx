import {
  choices,
  createCycleMenu,
  type CycleMenu,
  limits,
  type MealProgram,
  updateCycleMenu,
  useListMealPrograms,
} from '@commissary/api-client'
import { groupsBeside } from '@commissary/domain/rules'
import { FormDialog, NumberField, Select, TextField, useFormValue } from '@commissary/ui/form'

import { alsoGroups, alsoOptions, alsoText } from '../../forms/also-groups.ts'
import { choiceOf } from '../../forms/choice.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { programName } from '../../menu-planner/program-name.ts'

interface CycleMenuDialogProps {
  /** Null for a new one. */
  menu: CycleMenu | null
  /** Reloads what shows the menu. */
  onSaved: () => Promise<unknown>
  onClose: () => void
}

const bounds = limits.CycleMenuInput

const toValues = (menu: CycleMenu | null) => ({
  name: menu?.name ?? '',
  itemType: menu?.itemType ?? 'MEAL',
  programId: menu ? String(menu.programId) : '',
  weeks: String(menu?.weeks ?? 4),
  daysPerWeek: String(menu?.daysPerWeek ?? 5),
  status: menu?.status ?? 'draft',
  alsoGradeGroups: alsoText(menu?.alsoGradeGroups),
})
type Values = ReturnType<typeof toValues>

/** Adds a cycle menu, or changes its name, program and size. */
export function CycleMenuDialog({ menu, onSaved, onClose }: CycleMenuDialogProps) {
  const t = useMessages()
  const labels = {
    name: t('cycleMenus.fields.name'),
    itemType: t('cycleMenus.fields.itemType'),
    programId: t('cycleMenus.fields.programId'),
    weeks: t('cycleMenus.fields.weeks'),
    daysPerWeek: t('cycleMenus.fields.daysPerWeek'),
    status: t('cycleMenus.fields.status'),
    alsoGradeGroups: t('words.sameMenuFor'),
  }
  const field = (name: keyof Values) => ({ name, label: labels[name] })
  const fields = [
    field('name'),
    field('programId'),
    field('alsoGradeGroups'),
    field('weeks'),
    field('daysPerWeek'),
    field('status'),
  ]
  const programs = useListMealPrograms({ revalidateOnFocus: false })
  const offered = programs.data?._embedded.mealPrograms ?? []
  const record = useRecordForm<Values, CycleMenu>({
    name: `cycle menu ${menu?.id ?? 'new'}`,
    record: menu,
    toValues,
    fields,
    save: ({ name, programId, weeks, daysPerWeek, status, alsoGradeGroups: also }, { ifMatch, idempotencyKey }) => {
      const program = offered.find(({ id }) => String(id) === programId)
      const alsoGradeGroups = program ? alsoGroups(program, also) : (menu?.alsoGradeGroups ?? [])
      const shared = menu || alsoGradeGroups.length > 0 ? { alsoGradeGroups } : {}
      const size = { weeks: Number(weeks), daysPerWeek: Number(daysPerWeek) }
      const input = { name: name.trim(), programId: Number(programId), ...shared, ...size, status }
      return menu ? updateCycleMenu(menu.id, input, { ifMatch }) : createCycleMenu(input, { idempotencyKey })
    },
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t(menu ? 'cycleMenus.editTitle' : 'cycleMenus.addTitle')}
      validate={({ name, programId, weeks, daysPerWeek }) => ({
        name: name.trim() === '' ? t('cycleMenus.errors.name') : undefined,
        programId: programId === '' ? t('cycleMenus.errors.program') : undefined,
        weeks: weeksError(Number(weeks)),
        daysPerWeek: isWithin(Number(daysPerWeek), bounds.daysPerWeek.maximum)
          ? undefined
          : t('cycleMenus.errors.daysPerWeek'),
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <TextField {...field('name')} required maxLength={bounds.name.maxLength} />
      <Select
        {...field('itemType')}
        required
        options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
      />
      <ProgramField programs={offered} />
      <NumberField {...field('weeks')} required hint={t('cycleMenus.hints.weeks')} />
      <NumberField {...field('daysPerWeek')} required hint={t('cycleMenus.hints.daysPerWeek')} />
      <Select
        {...field('status')}
        required
        options={choices.CycleMenuStatus.map((value) => ({ value, label: t(`cycleMenus.status.${value}`) }))}
      />
    </FormDialog>
  )

  function weeksError(weeks: number) {
    const most = bounds.weeks.maximum
    if (isWithin(weeks, most)) return undefined
    return weeks > most ? t('cycleMenus.errors.weeksMost', { most }) : t('cycleMenus.errors.weeks')
  }
}

const isWithin = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most

/** The programs of the chosen menu type, and which other grades are served the menu in the same portions. */
function ProgramField({ programs }: { programs: readonly MealProgram[] }) {
  const t = useMessages()
  const itemType = choiceOf(choices.MenuType, useFormValue('itemType', '').value)
  const programId = useFormValue('programId', '').value
  const options = programs
    .filter(({ menuType }) => menuType === itemType)
    .map((program) => ({ value: String(program.id), label: programName(t, program) }))
  const program = programs.find(({ id }) => String(id) === programId)
  return (
    <>
      <Select name="programId" label={t('cycleMenus.fields.programId')} required options={options} />
      {program && groupsBeside(program.rulePack, program.gradeGroup).length > 0 && (
        <Select
          name="alsoGradeGroups"
          label={t('words.sameMenuFor')}
          hint={t('cycleMenus.hints.sameMenu')}
          options={alsoOptions(t, program)}
        />
      )}
    </>
  )
}
