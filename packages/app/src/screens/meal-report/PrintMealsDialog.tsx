import { printStudentMeals, type ReportRequest } from '@commissary/api-client'
import { RadioGroup, useToast } from '@commissary/ui'
import { DateField, type DateRange, isDate } from '@commissary/ui/date'
import { useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { SubmitDialog } from '../../forms/SubmitDialog.tsx'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import { saveFile } from '../../text/save-file.ts'

const prints = ['classSheets', 'labels'] as const

interface PrintMealsDialogProps {
  /** The report's dates. A sheet or a label is for one of these days. */
  dates: DateRange
  request: Pick<ReportRequest, 'schools' | 'choices'>
  onClose: () => void
}

/** Asks for a day, and downloads class sheets or labels of its meals, with the schools and filters of the report. */
export function PrintMealsDialog({ dates: { start, end }, request, onClose }: PrintMealsDialogProps) {
  const t = useMessages()
  const showToast = useToast()
  const { today, timeZone, locale } = useSession()
  const [date, setDate] = useState(today < start ? start : today > end ? end : today)
  const [as, setAs] = useState<(typeof prints)[number]>('classSheets')
  const { schools, choices } = request

  async function print() {
    const file = await printStudentMeals({ as, date, ...(schools && { schools }), ...(choices && { choices }) })
    connection.answered()
    saveFile(file)
    showToast({ tone: 'success', message: t('reportTables.print.printed', { name: file.name }) })
  }

  return (
    <SubmitDialog
      title={t('reportTables.print.title')}
      description={t('reportTables.print.description')}
      submitText={t('reportTables.print.submit')}
      problemOf={() => (isDate(date) && date >= start && date <= end ? undefined : t('reportTables.print.dayRequired'))}
      onSubmit={print}
      onClose={onClose}
    >
      <DateField
        label={t('reportTables.print.day')}
        value={date}
        onChange={setDate}
        min={start}
        max={end}
        timeZone={timeZone}
        locale={locale}
      />
      <RadioGroup
        label={t('reportTables.print.as')}
        value={as}
        onChange={(value) => setAs(choiceOf(prints, value) ?? 'classSheets')}
        options={prints.map((value) => ({
          value,
          label: t(`reportTables.print.${value}`),
          hint: t(`reportTables.print.${value}Hint`),
        }))}
      />
    </SubmitDialog>
  )
}
