import { type MealCategory, mealCategories } from '@commissary/domain/menu'
import { type Unit, units } from '@commissary/domain/units'
import { quantityText } from '@commissary/messages/kitchen'
import type { Wording } from '@commissary/messages/wording'
import type { FieldChange } from '@commissary/ui'

import { choiceOf } from '../forms/choice.ts'
import type { FieldWord } from '../history/change-entry.ts'

/**
 * A field of a day in the history: "plannedMeals", or "line 7" with the whole line as text. `day` names the day. Each change is
 * described with both values; a line, by the parts that differ.
 */
export function dayWord(wording: Wording, day: string, field: string): FieldWord | undefined {
  const { t, formats } = wording
  const named = (what: string) => t('menuPlanner.history.of', { day, what })
  const count = (text: string | null) => (text === null ? t('menuPlanner.notPlanned') : formats.number(Number(text), 0))
  switch (field) {
    case 'plannedMeals': {
      const label = named(t('menuPlanner.history.plannedMeals'))
      return { label, changes: (from, to) => [{ field: label, from: count(from), to: count(to) }] }
    }
    case 'note': {
      const label = named(t('menuPlanner.history.note'))
      const text = (note: string | null) => note ?? t('menuPlanner.noNote')
      return { label, changes: (from, to) => [{ field: label, from: text(from), to: text(to) }] }
    }
    case 'selections':
      return {
        label: named(t('menuPlanner.history.choices')),
        changes: (from, to) =>
          choiceChanges(wording, from, to).map((change) => ({ ...change, field: named(change.field) })),
      }
    case 'order':
      return { label: named(t('menuPlanner.history.order')) }
    case 'reason':
      return { label: named(t('menuPlanner.history.why')) }
    default:
      return field.startsWith('line ')
        ? { label: named(t('menuPlanner.history.item')), changes: (from, to) => lineChanges(wording, day, from, to) }
        : undefined
  }
}

/** "Fruit 2, Milk 1": how many of a category a student may take. */
function choiceChanges({ t, formats }: Wording, from: string | null, to: string | null): FieldChange[] {
  const [before, after] = [from, to].map(
    (text) => new Map((text?.split(', ') ?? []).map((entry) => [entry.replace(/ \S+$/, ''), entry.split(' ').at(-1)])),
  )
  const text = (limit: string | undefined) =>
    limit === undefined ? t('menuPlanner.history.usual') : formats.number(Number(limit), 0)
  return mealCategories
    .filter((category) => before?.get(category) !== after?.get(category))
    .map((category) => ({
      field: t('menuPlanner.choices', { category: t(`words.categories.${category}`) }),
      from: text(before?.get(category)),
      to: text(after?.get(category)),
    }))
}

const parts = ['name', 'category', 'portion', 'servings', 'weekdays'] as const

/** A line as text; null = the line has no such part. */
type LineTexts = Record<(typeof parts)[number], string | null>

/** What happened to a line: it was added, removed, or parts of it changed. `of` names the day, or all recurring items. */
export function lineChanges(wording: Wording, of: string, from: string | null, to: string | null): FieldChange[] {
  const { t } = wording
  const [before, after] = [from, to].map((text) => (text === null ? null : readLine(wording, text)))
  const whole = (line: LineTexts) => parts.flatMap((part) => line[part] ?? []).join(' · ')
  const named = (what: string) => t('menuPlanner.history.of', { day: of, what })
  if (!before) return after ? [{ field: named(t('menuPlanner.history.added')), from: null, to: whole(after) }] : []
  if (!after) return [{ field: named(t('menuPlanner.history.removed')), from: null, to: whole(before) }]
  const missing: Record<(typeof parts)[number], string> = {
    name: t('menuPlanner.history.nothing'),
    category: t('menuPlanner.history.nothing'),
    portion: t('menuPlanner.usualPortion'),
    servings: t('menuPlanner.noServings'),
    weekdays: t('menuPlanner.history.nothing'),
  }
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => ({
      field: t('menuPlanner.history.ofItem', {
        day: of,
        item: before.name ?? '',
        what: t(`menuPlanner.history.parts.${part}`),
      }),
      from: before[part] ?? missing[part],
      to: after[part] ?? missing[part],
    }))
}

/**
 * A line of the history: "Apple · Fruit · 100 g · 80", and for recurring items also "days 135". Only the name and the category
 * are always present, so it is read from the end: a name may contain a dot, too.
 */
function readLine({ t, formats }: Wording, text: string): LineTexts {
  const rest = text.split(' · ')
  const take = <Found>(read: (part: string) => Found | undefined): Found | null => {
    const found = rest.length > 1 ? read(rest.at(-1) ?? '') : undefined
    if (found === undefined) return null
    rest.pop()
    return found
  }
  const weekdays = take((part) => /^days ([1-7]+)$/.exec(part)?.[1])
  const servings = take((part) => (/^\d+$/.test(part) ? Number(part) : undefined))
  const portion = take((part) => {
    const [amount = '', name = ''] = part.split(' ')
    const unit = choiceOf<Unit>(units, name)
    return unit && /^[\d./]+$/.test(amount) ? quantityText(t, { amount, unit }) : undefined
  })
  const category = take((part) => choiceOf<MealCategory>(mealCategories, part))
  return {
    name: rest.join(' · '),
    category: category && t(`words.categories.${category}`),
    portion,
    servings: servings === null ? null : t('menuPlanner.servings', { count: servings }),
    weekdays:
      weekdays &&
      weekdays
        .split('')
        .map((day) => formats.weekdayOf(Number(day)))
        .join(', '),
  }
}
