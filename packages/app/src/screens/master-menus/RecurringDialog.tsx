import { type MonthlyCalendar, newKey, saveCatererMonthlyCalendar } from '@commissary/api-client'
import { datesFrom } from '@commissary/domain/dates'
import { type MealCategory, mealCategories, type RecurringDays } from '@commissary/domain/menu'
import {
  Banner,
  Button,
  CheckboxGroup,
  Dialog,
  Inline,
  Quiet,
  Select,
  Stack,
  useToast,
  useUiText,
} from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useSession } from '../../session/session.tsx'
import { type MenuItem, useMenuItems } from '../menu-planner/menu-items.ts'
import { categoryOf, itemLine } from '../menu-planner/new-lines.ts'
import { toRecurringDays, toRecurringInput } from './recurring.ts'
import { readOffers } from './use-month-source.ts'

interface RecurringDialogProps {
  month: MonthlyCalendar
  onSaved: (month: MonthlyCalendar) => Promise<unknown>
  onClose: () => void
}

/** A Monday, for the names of the weekdays. */
const aMonday = '2026-11-02'

/** The items that recur on weekdays, which fill days without an item in the category. */
export function RecurringDialog({ month, onSaved, onClose }: RecurringDialogProps) {
  const { t, formats } = useWording()
  const { cancel, save: saveText } = useUiText()
  const { catererId, schools } = useSession()
  const showToast = useToast()
  const { id, yearMonth, itemType, program } = month
  const schoolId = schools.find(({ programs }) => programs.some((one) => one.id === program.id))?.schoolId
  const items = useMenuItems(`month ${itemType} ${program.id}`, itemType, () =>
    readOffers(schoolId, itemType, program.id),
  )
  const [days, setDays] = useState<RecurringDays>(() => toRecurringDays(month.recurringDays))
  const [category, setCategory] = useState<MealCategory>('Milk')
  const [item, setItem] = useState<MenuItem | null>(null)
  const [weekdays, setWeekdays] = useState<readonly number[]>([1, 2, 3, 4, 5])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const names = datesFrom(aMonday, program.serviceDays > 5 ? 7 : 5).map((date, index) => ({
    value: index + 1,
    label: formats.weekday(date),
  }))
  const rows = mealCategories.flatMap((one) => (days[one] ?? []).map((item, index) => ({ category: one, item, index })))

  function add() {
    if (!item || weekdays.length === 0) return
    const { category: _, ...line } = itemLine(item, category, {
      state: { days: {} },
      key: '',
      usualMeals: program.plannedMeals ?? null,
    })
    setDays({ ...days, [category]: [...(days[category] ?? []), { weekdays: [...weekdays], line }] })
    setItem(null)
  }

  async function save() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const body = { id, yearMonth, recurringDays: toRecurringInput(days) }
      const saved = await saveCatererMonthlyCalendar(catererId, itemType, body, { idempotencyKey: newKey() })
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onSaved(saved.data.calendar)
      onClose()
    } catch (error) {
      setProblem(saveFailure(error, t).message)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('masterMenus.recurring')}
      description={t('masterMenus.recurringHint')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} onClick={() => void save()}>
            {saveText}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        {rows.map(({ category: one, item: recurring, index }) => (
          <Inline key={recurring.line.id} gap={3}>
            <span>
              <bdi>{recurring.line.name}</bdi>{' '}
              <Quiet>
                {t('masterMenus.recursOn', {
                  category: t(`words.categories.${one}`),
                  days: formats.list(
                    names.filter(({ value }) => recurring.weekdays.includes(value)).map(({ label }) => label),
                  ),
                })}
              </Quiet>
            </span>
            <Button size="small" onClick={() => setDays({ ...days, [one]: (days[one] ?? []).toSpliced(index, 1) })}>
              {t('masterMenus.removeRecurring', { name: recurring.line.name })}
            </Button>
          </Inline>
        ))}
        <Select
          label={t('masterMenus.category')}
          value={category}
          onChange={(value) => setCategory(categoryOf(value))}
          options={mealCategories.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
        />
        <Combobox
          label={t('masterMenus.item')}
          value={item}
          onChange={setItem}
          options={items.data}
          optionsError={items.error}
          onRetry={() => void items.retry()}
          getLabel={({ name }) => name}
          getKey={({ id }) => id}
        />
        <CheckboxGroup label={t('masterMenus.weekdays')} value={weekdays} onChange={setWeekdays} options={names} />
        <Button disabled={item === null || weekdays.length === 0} onClick={add}>
          {t('masterMenus.addRecurring')}
        </Button>
      </Stack>
    </Dialog>
  )
}
