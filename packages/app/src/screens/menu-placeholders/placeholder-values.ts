import { choices, limits, type MenuPlaceholder, type MenuPlaceholderInput } from '@commissary/api-client'
import { componentUnits, mealComponents, type MealComponent } from '@commissary/domain/crediting'
import { formatAmount, parseAmount } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'
import type { Wording } from '@commissary/messages/wording'
import { expectedCreditLine } from '@commissary/messages/nutrition'
import type { MergeableField } from '@commissary/ui/record-form'

import { choiceOf } from '../../forms/choice.ts'
import type { FieldWords } from '../../history/change-entry.ts'

/** Form values of a placeholder; '' for a blank field. Credits are as a cook types them: "1/2". */
export interface PlaceholderValues {
  name: string
  category: string
  menuType: string
  credits: Record<MealComponent, string>
  note: string
}

const eachComponent = <Value>(valueOf: (component: MealComponent) => Value) =>
  Object.fromEntries(mealComponents.map((component) => [component, valueOf(component)])) as Record<MealComponent, Value>

/** Initial values. A new placeholder is for lunch. */
export function toValues(placeholder: MenuPlaceholder | null): PlaceholderValues {
  return {
    name: placeholder?.name ?? '',
    category: placeholder?.category ?? '',
    menuType: placeholder?.menuType ?? 'MEAL',
    credits: eachComponent((component) => {
      const credit = placeholder?.credits[component] ?? null
      return credit === null ? '' : formatAmount(credit)
    }),
    note: placeholder?.note ?? '',
  }
}

/** The request body: trimmed, with null for blank fields. The values were checked. */
export function toInput(values: PlaceholderValues): Required<MenuPlaceholderInput> {
  return {
    name: values.name.trim(),
    category: choiceOf(choices.MealCategory, values.category) ?? 'Miscellaneous',
    menuType: choiceOf(choices.MenuType, values.menuType) ?? 'MEAL',
    credits: eachComponent((component) => creditOf(values.credits[component])),
    note: values.note.trim() || null,
  }
}

/** The number of a typed credit; null for a blank one, NaN for text that is not an amount. */
function creditOf(text: string): number | null {
  if (text.trim() === '') return null
  const parsed = parseAmount(text)
  return parsed.ok ? Number(parsed.amount) : Number.NaN
}

/** Credits are rounded to eighths of a cup and quarters of an oz eq (7 CFR 210.10(c)). */
const steps = { cup: 0.125, ozEq: 0.25 }

/** Errors by field. The fields check lengths themselves. */
export function validatePlaceholder({ name, category, menuType, credits }: PlaceholderValues, t: Translate) {
  return {
    name: name.trim() === '' ? t('menuPlaceholders.errors.name') : undefined,
    category: category === '' ? t('menuPlaceholders.errors.category') : undefined,
    menuType: menuType === '' ? t('menuPlaceholders.errors.menuType') : undefined,
    credits: eachComponent((component) => {
      const credit = creditOf(credits[component])
      const unit = componentUnits[component]
      const { maximum } = limits.PlaceholderCredits[component]
      const isFine = credit === null || (credit % steps[unit] === 0 && credit <= maximum)
      return isFine ? undefined : t(`menuPlaceholders.errors.${unit}`, { maximum })
    }),
  }
}

/** The fields that can be merged. The credits are a single field: they describe one portion. */
export function mergeableFields(wording: Wording): MergeableField[] {
  const { t } = wording
  const creditsText = (value: unknown) =>
    expectedCreditLine(
      wording,
      eachComponent((component) => creditOf((value as PlaceholderValues['credits'])[component]) || null),
    ) || t('menuPlaceholders.credits.none')
  return [
    { name: 'name', label: t('menuPlaceholders.fields.name') },
    { name: 'menuType', label: t('menuPlaceholders.fields.menuType'), text: (value) => menuTypeText(t, String(value)) },
    { name: 'category', label: t('menuPlaceholders.fields.category'), text: (value) => categoryText(t, String(value)) },
    { name: 'credits', label: t('menuPlaceholders.credits.title'), text: creditsText },
    { name: 'note', label: t('menuPlaceholders.fields.note') },
  ]
}

/** Labels and texts of the fields in the history. */
export function historyWords(wording: Wording): FieldWords {
  const { t } = wording
  return {
    name: { label: t('menuPlaceholders.fields.name') },
    category: { label: t('menuPlaceholders.fields.category'), valueText: (text) => categoryText(t, text) },
    menuType: { label: t('menuPlaceholders.fields.menuType'), valueText: (text) => menuTypeText(t, text) },
    credits: {
      label: t('menuPlaceholders.credits.title'),
      valueText: (text) => expectedCreditLine(wording, creditsOfHistory(text)),
    },
    note: { label: t('menuPlaceholders.fields.note') },
  }
}

/** "FRUIT 0.5, GRAIN 1" */
const creditsOfHistory = (text: string): Partial<Record<MealComponent, number>> =>
  Object.fromEntries(
    text.split(', ').map((entry) => {
      const [component = '', credit = ''] = entry.split(' ')
      return [component, Number(credit)]
    }),
  )

function categoryText(t: Translate, value: string): string {
  const category = choiceOf(choices.MealCategory, value)
  return category ? t(`words.categories.${category}`) : value
}

function menuTypeText(t: Translate, value: string): string {
  const menuType = choiceOf(choices.MenuType, value)
  return menuType ? t(`words.menuTypes.${menuType}`) : value
}
