import { type MealCategory, mealCategories, type RecurringDays } from '@commissary/domain/menu'
import { Button, CheckboxGroup, Inline, Quiet, Select } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { SubmitDialog } from '../../forms/SubmitDialog.tsx'
import type { MenuItem } from '../menu-items.ts'
import type { MenuSource } from '../menu-source.ts'
import { categoryOf, itemLine } from '../new-lines.ts'

interface RecurringDialogProps {
  /** What happens to the items, as a sentence. */
  description: string
  /** What recurs initially. */
  initial: RecurringDays
  items: MenuSource['items']
  /** The weekdays that items can recur on: 1 = Monday. */
  weekdays: readonly { value: number; label: string }[]
  /** Meals usually planned per day; null if unknown. */
  usualMeals: number | null
  submitText: string
  /** Whether at least one item is required. */
  isRequired?: boolean
  onSubmit: (days: RecurringDays) => Promise<unknown> | void
  onClose: () => void
}

/** The items that recur on weekdays, by meal category. They fill days without an item in the category. */
export function RecurringDialog({
  description,
  initial,
  items,
  weekdays: names,
  usualMeals,
  submitText,
  isRequired = false,
  onSubmit,
  onClose,
}: RecurringDialogProps) {
  const { t, formats } = useWording()
  const [days, setDays] = useState<RecurringDays>(initial)
  const [category, setCategory] = useState<MealCategory>('Milk')
  const [item, setItem] = useState<MenuItem | null>(null)
  const [weekdays, setWeekdays] = useState<readonly number[]>(() => names.slice(0, 5).map(({ value }) => value))
  const rows = mealCategories.flatMap((one) => (days[one] ?? []).map((item, index) => ({ category: one, item, index })))
  const isChosen = item !== null && weekdays.length > 0

  /** Includes the item that is chosen but not added yet. */
  function withChosen(): RecurringDays {
    if (!item || weekdays.length === 0) return days
    const { category: _, ...line } = itemLine(item, category, { state: { days: {} }, key: '', usualMeals })
    return { ...days, [category]: [...(days[category] ?? []), { weekdays: [...weekdays], line }] }
  }

  function add() {
    setDays(withChosen())
    setItem(null)
  }

  return (
    <SubmitDialog
      title={t('menuPlanner.recurring.title')}
      description={description}
      submitText={submitText}
      problemOf={() => (isRequired && rows.length === 0 && !isChosen ? t('menuPlanner.recurring.none') : undefined)}
      onSubmit={() => onSubmit(withChosen())}
      onClose={onClose}
    >
      {rows.map(({ category: one, item: recurring, index }) => (
        <Inline key={recurring.line.id} gap={3}>
          <span>
            <bdi>{recurring.line.name}</bdi>{' '}
            <Quiet>
              {t('menuPlanner.recurring.on', {
                category: t(`words.categories.${one}`),
                days: formats.list(
                  names.filter(({ value }) => recurring.weekdays.includes(value)).map(({ label }) => label),
                ),
              })}
            </Quiet>
          </span>
          <Button size="small" onClick={() => setDays({ ...days, [one]: (days[one] ?? []).toSpliced(index, 1) })}>
            {t('menuPlanner.recurring.remove', { name: recurring.line.name })}
          </Button>
        </Inline>
      ))}
      <Select
        label={t('menuPlanner.recurring.category')}
        value={category}
        onChange={(value) => setCategory(categoryOf(value))}
        options={mealCategories.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
      />
      <Combobox
        label={t('menuPlanner.recurring.item')}
        value={item}
        onChange={setItem}
        options={items.data}
        optionsError={items.error}
        onRetry={() => void items.retry()}
        getLabel={({ name }) => name}
        getKey={({ id }) => id}
      />
      <CheckboxGroup
        label={t('menuPlanner.recurring.weekdays')}
        value={weekdays}
        onChange={setWeekdays}
        options={names}
      />
      <Button disabled={!isChosen} onClick={add}>
        {t('menuPlanner.recurring.add')}
      </Button>
    </SubmitDialog>
  )
}
