import { type MonthlyCalendar, newKey, saveCatererMonthlyCalendar } from '@commissary/api-client'
import { datesFrom } from '@commissary/domain/dates'
import type { RecurringDays } from '@commissary/domain/menu'
import { useToast, useUiText } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useSession } from '../../session/session.tsx'
import { useMenuItems } from '../../menu-planner/menu-items.ts'
import { RecurringDialog } from '../../menu-planner/recurring/RecurringDialog.tsx'
import { toRecurringDays, toRecurringInput } from './recurring.ts'
import { readOffers } from './use-month-source.ts'

interface MonthRecurringDialogProps {
  month: MonthlyCalendar
  onSaved: (month: MonthlyCalendar) => Promise<unknown>
  onClose: () => void
}

/** A Monday, for the names of the weekdays. */
const aMonday = '2026-11-02'

/** A master month's recurring items. They are stored with the month: a day that is emptied shows them again. */
export function MonthRecurringDialog({ month, onSaved, onClose }: MonthRecurringDialogProps) {
  const { t, formats } = useWording()
  const { save: saveText } = useUiText()
  const { catererId, schools } = useSession()
  const showToast = useToast()
  const { id, yearMonth, itemType, program } = month
  const schoolId = schools.find(({ programs }) => programs.some((one) => one.id === program.id))?.schoolId
  const items = useMenuItems(`month ${itemType} ${program.id}`, itemType, () =>
    readOffers(schoolId, itemType, program.id),
  )

  async function save(days: RecurringDays) {
    const body = { id, yearMonth, recurringDays: toRecurringInput(days) }
    const saved = await saveCatererMonthlyCalendar(catererId, itemType, body, { idempotencyKey: newKey() })
    showToast({ tone: 'success', message: savedMessage(saved) })
    await onSaved(saved.data.calendar)
  }

  return (
    <RecurringDialog
      description={t('menuPlanner.recurring.hint')}
      initial={toRecurringDays(month.recurringDays)}
      items={items}
      weekdays={datesFrom(aMonday, program.serviceDays > 5 ? 7 : 5).map((date, index) => ({
        value: index + 1,
        label: formats.weekday(date),
      }))}
      usualMeals={program.plannedMeals ?? null}
      submitText={saveText}
      onSubmit={save}
      onClose={onClose}
    />
  )
}
