import { type CalendarSummary, cloneCalendar, limits, newKey } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { Checkbox, FormDialog, RadioGroup, Select, TextField } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { monthsAround } from './months.ts'

interface CopyMonthDialogProps {
  month: CalendarSummary
  onCopied: () => void
  onClose: () => void
}

interface Values {
  yearMonth: string
  name: string
  align: 'weekday' | 'cycle'
  holidays: 'skip' | 'shift'
  replace: boolean
}

/** Copies a month to another month or name. */
export function CopyMonthDialog({ month, onCopied, onClose }: CopyMonthDialogProps) {
  const { t, formats } = useWording()
  const { today } = useSession()
  const showToast = useToast()
  const following = monthsAround(`${month.yearMonth}-01`, 0, 1)[1] ?? month.yearMonth

  async function save({ name, ...values }: Values) {
    const answer = await cloneCalendar(
      month.id,
      { ...values, ...(name.trim() !== '' && { name: name.trim() }) },
      { idempotencyKey: newKey() },
    )
    const { laid, kept } = answer.data
    showToast({ tone: 'success', message: t('masterMenus.form.copied', { laid: laid.length, kept: kept.length }) })
    onClose()
    onCopied()
  }

  return (
    <FormDialog<Values>
      title={t('masterMenus.form.copyTitle', { name: month.name, month: formats.month(month.yearMonth) })}
      initialValues={{ yearMonth: following, name: month.name, align: 'weekday', holidays: 'skip', replace: false }}
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        name="yearMonth"
        label={t('masterMenus.form.month')}
        required
        options={[...new Set([following, ...monthsAround(today, 2, 18)])]
          .sort()
          .map((value) => ({ value, label: formats.month(value) }))}
      />
      <TextField
        name="name"
        label={t('masterMenus.form.name')}
        required
        maxLength={limits.CloneRequest.name.maxLength}
      />
      <RadioGroup
        name="align"
        label={t('masterMenus.form.align')}
        options={[
          { value: 'weekday', label: t('masterMenus.form.alignWeekday') },
          { value: 'cycle', label: t('masterMenus.form.alignCycle') },
        ]}
      />
      <RadioGroup
        name="holidays"
        label={t('masterMenus.form.holidays')}
        options={[
          { value: 'skip', label: t('masterMenus.form.skip') },
          { value: 'shift', label: t('masterMenus.form.shift') },
        ]}
      />
      <Checkbox name="replace" label={t('masterMenus.form.replace')} />
    </FormDialog>
  )
}
