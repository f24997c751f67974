import { type MonthlyCalendar, newKey, saveCatererMonthlyCalendar } from '@commissary/api-client'
import { type MealCategory, mealCategories, mealCategoryCode } from '@commissary/domain/menu'
import { Button, Dialog, Inline, Quiet, Stack } from '@commissary/ui'
import { CheckboxGroup, Combobox, FormDialog, Select } from '@commissary/ui/form'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { saveFailure } from '../../forms/save-failure.ts'
import { useSession } from '../../session/session.tsx'
import { type MenuItem, useMenuItems } from '../menu-planner/menu-items.ts'
import { readOffers } from '../menu-planner/offers.ts'

interface RecurringDialogProps {
  calendar: MonthlyCalendar
  onSaved: (calendar: MonthlyCalendar) => unknown
  onClose: () => void
}

/** An item that recurs, as it is sent. */
type Sent = NonNullable<Parameters<typeof saveCatererMonthlyCalendar>[2]['recurringDays']>[number]
type Shown = Sent & { name: string }

const shownItems = ({ recurringDays }: MonthlyCalendar): Shown[] =>
  Object.entries(recurringDays).flatMap(([category, items]) =>
    items.map(({ weekdays, line }) => {
      const { key, recipeId, ingredientId, menuItemId, placeholderId, text, portion, plannedServings, name } = line
      const food = { recipeId, ingredientId, menuItemId, placeholderId, text, portion }
      return {
        name,
        category: category as Shown['category'],
        weekdays,
        line: { key, category: line.category, plannedServings, ...food },
      }
    }),
  )

const isoWeekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The items that recur on weekdays of a month, to add and to remove. */
export function RecurringDialog({ calendar, onSaved, onClose }: RecurringDialogProps) {
  const { t, formats } = useWording()
  const { catererId } = useSession()
  const [isAdding, setIsAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const items = shownItems(calendar)
  // January 1, 2024 is a Monday.
  const weekday = (day: number) => formats.weekday(`2024-01-0${day}`)

  async function save(next: readonly Sent[]) {
    const { id, yearMonth, itemType } = calendar
    const recurringDays = next.map(({ category, weekdays, line }) => ({ category, weekdays, line }))
    const body = { id, yearMonth, recurringDays }
    const answer = await saveCatererMonthlyCalendar(catererId, itemType, body, { idempotencyKey: newKey() })
    onSaved(answer.data.calendar)
  }

  async function remove(removed: Shown) {
    setProblem(undefined)
    try {
      await save(items.filter((item) => item !== removed))
    } catch (error) {
      setProblem(saveFailure(error, t).message)
    }
  }

  if (isAdding) {
    return (
      <AddItem
        calendar={calendar}
        weekday={weekday}
        onAdd={async (item) => {
          await save([...items, item])
          setIsAdding(false)
        }}
        onClose={() => setIsAdding(false)}
      />
    )
  }
  return (
    <Dialog
      title={t('masterMenus.recurring.title')}
      description={t('masterMenus.recurring.hint')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('masterMenus.publishing.close')}</Button>
          <Button variant="solid" onClick={() => setIsAdding(true)}>
            {t('masterMenus.recurring.add')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {problem && <p role="alert">{problem}</p>}
        {items.length === 0 && <Quiet>{t('masterMenus.recurring.none')}</Quiet>}
        {items.map((item) => (
          <Inline key={`${item.category} ${item.line.key}`}>
            <span>
              {item.name} <Quiet>{formats.list(item.weekdays.map(weekday))}</Quiet>
            </span>
            <Button size="small" onClick={() => void remove(item)}>
              {t('masterMenus.recurring.remove')}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Dialog>
  )
}

interface AddItemProps {
  calendar: MonthlyCalendar
  weekday: (day: number) => string
  onAdd: (item: Sent) => Promise<void>
  onClose: () => void
}

interface Values {
  item: MenuItem | null
  category: string
  weekdays: readonly string[]
}

function AddItem({ calendar: { itemType, program }, weekday, onAdd, onClose }: AddItemProps) {
  const { t } = useWording()
  const { schools } = useSession()
  const school = schools.find(({ programs }) => programs.some((one) => one.id === program.id))
  const items = useMenuItems(`master ${itemType} ${program.id}`, async () =>
    school ? readOffers(school.schoolId, itemType, program.id) : [],
  )

  async function save({ item, category, weekdays }: Values) {
    const chosen = choiceOf(mealCategories, category)
    if (!item || !chosen) return
    const { recipeId, ingredientId, menuItemId, portion } = item
    await onAdd({
      category: mealCategoryCode(chosen),
      weekdays: weekdays.map(Number),
      line: {
        key: newKey().slice(0, 12),
        category: chosen,
        plannedServings: null,
        recipeId,
        ingredientId,
        menuItemId,
        portion,
      },
    })
  }

  return (
    <FormDialog<Values>
      title={t('masterMenus.recurring.add')}
      initialValues={{ item: null, category: 'Milk' satisfies MealCategory, weekdays: ['1', '2', '3', '4', '5'] }}
      validate={({ item, weekdays }) => ({
        ...(!item && { item: t('masterMenus.recurring.chooseItem') }),
        ...(weekdays.length === 0 && { weekdays: t('masterMenus.recurring.chooseWeekday') }),
      })}
      onSubmit={save}
      onClose={onClose}
    >
      <Combobox<MenuItem>
        name="item"
        label={t('masterMenus.recurring.item')}
        required
        options={items.data}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
      />
      <Select
        name="category"
        label={t('masterMenus.recurring.category')}
        required
        options={mealCategories.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
      />
      <CheckboxGroup<string>
        name="weekdays"
        label={t('masterMenus.recurring.weekdays')}
        searchLabel={t('masterMenus.recurring.searchWeekdays')}
        selectAllText={(count: string) => t('masterMenus.publishing.selectAll', { count })}
        countText={(chosen: string, all: string) => t('masterMenus.publishing.chosen', { chosen, all })}
        options={isoWeekdays.map((day) => ({ value: String(day), label: weekday(day) }))}
      />
    </FormDialog>
  )
}
