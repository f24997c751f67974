import { limits, type MenuType, newKey, saveCatererMonthlyCalendar, useListMealPrograms } from '@commissary/api-client'
import { Banner } from '@commissary/ui'
import { FormDialog, Select, TextField } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { monthsAround } from './months.ts'

interface NewMonthDialogProps {
  menuType: MenuType
  onAdded: (id: number) => void
  onClose: () => void
}

interface Values {
  name: string
  programId: string
  yearMonth: string
}

/** Adds a month of a master menu: its name, meal program and month. */
export function NewMonthDialog({ menuType, onAdded, onClose }: NewMonthDialogProps) {
  const { t, formats } = useWording()
  const { catererId, today } = useSession()
  const programs = useListMealPrograms()
  const offered = programs.data?._embedded.mealPrograms.filter((program) => program.menuType === menuType)

  async function save({ name, programId, yearMonth }: Values) {
    const body = { name, yearMonth, ...(programId !== '' && { programId: Number(programId) }) }
    const answer = await saveCatererMonthlyCalendar(catererId, menuType, body, { idempotencyKey: newKey() })
    onClose()
    onAdded(answer.data.id)
  }

  if (!offered && !programs.error) return null
  return (
    <FormDialog<Values>
      title={t('masterMenus.form.title')}
      initialValues={{ name: '', programId: String(offered?.[0]?.id ?? ''), yearMonth: today.slice(0, 7) }}
      onSubmit={save}
      onClose={onClose}
    >
      {offered?.length === 0 && <Banner tone="warning">{t('masterMenus.form.noProgram')}</Banner>}
      <TextField
        name="name"
        label={t('masterMenus.form.name')}
        hint={t('masterMenus.form.nameHint')}
        required
        maxLength={limits.MonthInput.name.maxLength}
        autoFocus
      />
      <Select
        name="programId"
        label={t('masterMenus.form.program')}
        required
        options={(offered ?? []).map(({ id, programName, grades }) => ({
          value: String(id),
          label: `${programName} ${grades}`,
        }))}
      />
      <Select
        name="yearMonth"
        label={t('masterMenus.form.month')}
        required
        options={monthsAround(today, 2, 18).map((month) => ({ value: month, label: formats.month(month) }))}
      />
    </FormDialog>
  )
}
