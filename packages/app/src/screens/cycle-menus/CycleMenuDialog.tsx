import {
  choices,
  createCycleMenu,
  type CycleMenu,
  limits,
  updateCycleMenu,
  useListMealPrograms,
} from '@commissary/api-client'
import { FormDialog, NumberField, Select, TextField, useFormValue } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { programName } from '../menu-planner/program-name.ts'

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
  }
  const field = (name: keyof Values) => ({ name, label: labels[name] })
  const fields = [field('name'), field('programId'), field('weeks'), field('daysPerWeek'), field('status')]
  const record = useRecordForm<Values, CycleMenu>({
    name: `cycle menu ${menu?.id ?? 'new'}`,
    record: menu,
    toValues,
    fields,
    save: ({ name, programId, weeks, daysPerWeek, status }, { ifMatch, idempotencyKey }) => {
      const size = { weeks: Number(weeks), daysPerWeek: Number(daysPerWeek) }
      const input = { name: name.trim(), programId: Number(programId), ...size, status }
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
      <ProgramField />
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

/** The programs of the chosen menu type. */
function ProgramField() {
  const t = useMessages()
  const itemType = choiceOf(choices.MenuType, useFormValue('itemType', '').value)
  const programs = useListMealPrograms({ revalidateOnFocus: false })
  const options = (programs.data?._embedded.mealPrograms ?? [])
    .filter(({ menuType }) => menuType === itemType)
    .map((program) => ({ value: String(program.id), label: programName(t, program) }))
  return <Select name="programId" label={t('cycleMenus.fields.programId')} required options={options} />
}
