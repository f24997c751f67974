import { beginMenuPlan, limits, type MealProgram, newKey } from '@commissary/api-client'
import { allergens, dietTags } from '@commissary/domain/food'
import type { MenuDay, MenuEditState } from '@commissary/domain/menu'
import { menuGroups } from '@commissary/domain/rules'
import { Columns, EmptyState, Fold } from '@commissary/ui'
import { CheckboxGroup, Form, FormActions, NumberField, RadioGroup, useFormValue } from '@commissary/ui/form'
import { useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { gradesInText } from '../../routing/grades-title.ts'
import { connection } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import type { MenuSource } from '../menu-source.ts'
import {
  type Allergen,
  chosenDays,
  type DietTag,
  needsMeals,
  otherPrograms,
  planRequest,
  type PlanValues,
  weekDays,
  wholeDays,
} from './plan-request.ts'

interface PlanFormProps {
  source: MenuSource
  program: MealProgram
  state: Pick<MenuEditState, 'days'>
  /** As they were for the previous plan. */
  values: PlanValues | null
  onBegun: (id: number, values: PlanValues) => void
  onCancel: () => void
}

/** What to plan, for whom, and by which rules. */
export function PlanForm({ source, program, state, values, onBegun, onCancel }: PlanFormProps) {
  const t = useMessages()
  const { schools } = useSession()
  const { items, usualMeals, readAround } = source
  const week = weekDays(source, state)
  const whole = wholeDays(source, state)
  const own = menuGroups(program)
  const others = otherPrograms(program, schools).filter(({ gradeGroup }) => !own.includes(gradeGroup))
  const empty = week.filter(({ hasMenu }) => !hasMenu)
  const [initialValues] = useState(
    (): PlanValues =>
      values ?? {
        scope: empty.length === 0 && whole.length > 0 ? 'whole' : 'week',
        days: empty.map((day) => day.key),
        meals: usualMeals === null ? '' : String(usualMeals),
        programIds: [],
        rules: 'both',
        entreeDays: '5',
        otherDays: '2',
        colorDays: '2',
        methodDays: '1',
        avoidAllergens: [],
        diets: [],
      },
  )

  function validate(chosen: PlanValues) {
    const { meals, entreeDays, otherDays, colorDays, methodDays } = chosen
    const keys = chosenDays(source, state, chosen)
    const isInWeek = (text: string) => isWhole(text, limits.MenuPlanRequest.colorDays.maximum)
    const isRepeat = (text: string) => isWhole(text, limits.MenuPlanRequest.entreeDays.maximum)
    return {
      days: keys.length === 0 ? t('menuPlanner.plan.errors.days') : undefined,
      meals:
        needsMeals(state, keys) && !isWhole(meals, limits.MenuPlanDayInput.plannedMeals.maximum)
          ? t('menuPlanner.plan.errors.meals')
          : undefined,
      entreeDays: isRepeat(entreeDays) ? undefined : t('menuPlanner.plan.errors.repeat'),
      otherDays: isRepeat(otherDays) ? undefined : t('menuPlanner.plan.errors.repeat'),
      colorDays: isInWeek(colorDays) ? undefined : t('menuPlanner.plan.errors.repeatInWeek'),
      methodDays: isInWeek(methodDays) ? undefined : t('menuPlanner.plan.errors.repeatInWeek'),
    }
  }

  async function handleSubmit(chosen: PlanValues) {
    const around = (await readAround?.()) ?? new Map<string, MenuDay>()
    const { data } = await beginMenuPlan(planRequest({ ...source, program }, state, chosen, around), {
      idempotencyKey: newKey(),
    })
    connection.answered()
    onBegun(data.id, chosen)
  }

  const noDays = source.days.length === 0 ? 'noEmptyDays' : 'noDays'
  const gap = items.data?.length === 0 ? 'noItems' : week.length === 0 && whole.length === 0 ? noDays : null
  if (gap) {
    return (
      <EmptyState kind="none" title={t(`menuPlanner.plan.${gap}`)}>
        {t(`menuPlanner.plan.${gap}Hint`)}
      </EmptyState>
    )
  }
  return (
    <Form<PlanValues> initialValues={initialValues} validate={validate} onSubmit={handleSubmit}>
      {source.whole && whole.length > 0 && week.length > 0 && (
        <RadioGroup
          name="scope"
          label={t('menuPlanner.plan.scope')}
          isInline
          options={[
            { value: 'week', label: t('menuPlanner.plan.scopes.week', { week: source.weekLabel }) },
            {
              value: 'whole',
              label: t('menuPlanner.plan.scopes.whole', { label: source.whole.label, count: whole.length }),
            },
          ]}
        />
      )}
      {source.whole && week.length === 0 && (
        <p>{t('menuPlanner.plan.scopes.whole', { label: source.whole.label, count: whole.length })}</p>
      )}
      <DaysField days={week} />
      <MealsField source={source} state={state} />
      {others.length > 0 && (
        <CheckboxGroup
          name="programIds"
          label={t('menuPlanner.plan.groups', { gradeGroup: gradesInText(t, program) })}
          options={others.map(({ id, gradeGroup }) => ({
            value: id,
            label: t(`words.gradesTitle.${gradeGroup}`),
          }))}
        />
      )}
      <RadioGroup
        name="rules"
        label={t('menuPlanner.plan.rules')}
        options={(['both', 'now', 'from2027'] as const).map((value) => ({
          value,
          label: t(`menuPlanner.plan.rulesOf.${value}`),
        }))}
      />
      <Columns>
        <NumberField
          name="entreeDays"
          label={t('menuPlanner.plan.entreeDays')}
          hint={t('menuPlanner.plan.entreeDaysHint')}
        />
        <NumberField
          name="otherDays"
          label={t('menuPlanner.plan.otherDays')}
          hint={t('menuPlanner.plan.otherDaysHint')}
        />
        <NumberField
          name="colorDays"
          label={t('menuPlanner.plan.colorDays')}
          hint={t('menuPlanner.plan.colorDaysHint')}
        />
        <NumberField
          name="methodDays"
          label={t('menuPlanner.plan.methodDays')}
          hint={t('menuPlanner.plan.methodDaysHint')}
        />
      </Columns>
      <Fold title={t('menuPlanner.plan.avoid')} isPlain isOpen={initialValues.avoidAllergens.length > 0}>
        <CheckboxGroup<Allergen>
          name="avoidAllergens"
          label={t('menuPlanner.plan.avoid')}
          isLabelHidden
          hint={t('menuPlanner.plan.avoidHint')}
          options={allergens.map((value) => ({ value, label: t(`words.allergens.${value}`) }))}
        />
      </Fold>
      <Fold title={t('menuPlanner.plan.diets')} isPlain isOpen={initialValues.diets.length > 0}>
        <CheckboxGroup<DietTag>
          name="diets"
          label={t('menuPlanner.plan.diets')}
          isLabelHidden
          hint={t('menuPlanner.plan.dietsHint')}
          options={dietTags.map((value) => ({ value, label: t(`words.dietTags.${value}`) }))}
        />
      </Fold>
      <FormActions submitText={t('menuPlanner.plan.submit')} onCancel={onCancel} />
    </Form>
  )
}

const isWhole = (text: string, most: number) => {
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number >= 1 && number <= most
}

/** The days of the week, unless the whole month or cycle is planned. */
function DaysField({ days }: { days: ReturnType<typeof weekDays> }) {
  const t = useMessages()
  if (useFormValue('scope', 'week').value === 'whole') return null
  return (
    <CheckboxGroup<string>
      name="days"
      label={t('menuPlanner.plan.days')}
      hint={t('menuPlanner.plan.daysHint')}
      required
      options={days.map(({ key, weekday, dateLabel, hasMenu }) => ({
        value: key,
        label: `${weekday}, ${dateLabel}`,
        ...(hasMenu && { hint: t('menuPlanner.plan.replaces') }),
      }))}
    />
  )
}

/** Asked where a chosen day has no number of meals. */
function MealsField({ source, state }: Pick<PlanFormProps, 'source' | 'state'>) {
  const t = useMessages()
  const scope = useFormValue<PlanValues['scope']>('scope', 'week').value
  const days = useFormValue<PlanValues['days']>('days', []).value
  const keys = scope === 'whole' ? wholeDays(source, state).map(({ key }) => key) : days
  if (!needsMeals(state, keys)) return null
  return (
    <NumberField name="meals" label={t('menuPlanner.plan.meals')} hint={t('menuPlanner.plan.mealsHint')} required />
  )
}
