import { schoolModules, usesOfferVersusServe } from '@commissary/domain/school'
import type { Translate } from '@commissary/messages'
import type { MergeableField } from '@commissary/ui/record-form'

import { type FieldWords, yesOrNo } from '../../history/change-entry.ts'
import { gradeText, menuGroupsText } from './school-texts.ts'
import { gradeOf, groupsOf, type MealValues, type SchoolValues, type TermValues, toMeal } from './school-values.ts'

/** A merge passes each field its own value, typed as unknown. */
const as =
  <Value>(text: (value: Value) => string) =>
  (value: unknown) =>
    text(value as Value)

/** The fields that can be merged after someone else saved the school, in the order of the form. Lists merge as a whole. */
export function mergeableFields(t: Translate): MergeableField[] {
  const grade = as((value: SchoolValues['lowestGrade']) => (value === '' ? '' : gradeText(t, value)))
  const plain = (name: 'schoolName' | 'address' | 'subdomain' | 'enrollment') => ({
    name,
    label: t(`schools.fields.${name}`),
  })
  const meal = (values: MealValues) => {
    const { menuType, serviceDays, plannedMeals } = values
    const text = t('schools.mealText', {
      menuType: t(`words.menuTypes.${menuType}`),
      gradeGroups: menuGroupsText(t, groupsOf(values)),
      days: Number(serviceDays),
      meals: plannedMeals || t('common.unknown'),
    })
    return usesOfferVersusServe(toMeal(values)) ? t('schools.mealTextDeclining', { meal: text }) : text
  }

  return [
    plain('schoolName'),
    { name: 'lowestGrade', label: t('schools.fields.lowestGrade'), text: grade },
    { name: 'highestGrade', label: t('schools.fields.highestGrade'), text: grade },
    plain('enrollment'),
    {
      name: 'meals',
      label: t('schools.sections.meals'),
      text: as((meals: readonly MealValues[]) => meals.map(meal).join('; ')),
    },
    plain('address'),
    plain('subdomain'),
    {
      name: 'terms',
      label: t('schools.sections.terms'),
      text: as((terms: readonly TermValues[]) =>
        terms
          .map(({ termName, startDate, endDate }) =>
            t('schools.termText', { name: termName, start: startDate, end: endDate }),
          )
          .join('; '),
      ),
    },
    {
      name: 'servingLines',
      label: t('schools.sections.servingLines'),
      text: as((names: readonly string[]) => names.join(', ')),
    },
    {
      name: 'hasProductionRecord',
      label: t('schools.fields.productionRecord'),
      text: as((isOn: boolean) => t(isOn ? 'schools.yes' : 'schools.no')),
    },
    {
      name: 'hasVendedMeals',
      label: t('schools.fields.vendedMeals'),
      text: as((isOn: boolean) => t(isOn ? 'schools.yes' : 'schools.no')),
    },
  ]
}

/** Labels of the fields in the history. Lists show what was added and removed. */
export function historyWords(t: Translate): FieldWords {
  const plain = (['schoolName', 'address', 'subdomain', 'enrollment'] as const).map((name) => [
    name,
    { label: t(`schools.fields.${name}`) },
  ])
  const grades = (['lowestGrade', 'highestGrade'] as const).map((name) => [
    name,
    {
      label: t(`schools.fields.${name}`),
      valueText: (text: string) => {
        const grade = gradeOf(text)
        return grade === '' ? text : gradeText(t, grade)
      },
    },
  ])
  const lists = [
    ['meals', t('schools.sections.meals'), mealWords(t)] as const,
    ['terms', t('schools.sections.terms'), String] as const,
    ['servingLines', t('schools.sections.servingLines'), String] as const,
    ['moduleAccess', t('schools.history.modules'), moduleWords(t)] as const,
  ].map(([name, field, valueText]) => [
    name,
    {
      label: field,
      valueText,
      list: { added: t('schools.history.added', { field }), removed: t('schools.history.removed', { field }) },
    },
  ])
  return Object.fromEntries([...plain, ...grades, ...lists])
}

/** "Lunch K-5 · 5 · 240 · offer versus serve". */
const mealWords = (t: Translate) => (entry: string) =>
  entry.replace(/ · offer versus serve$/, ` · ${t('schools.fields.offerVersusServe')}`)

/** "Production Record: Yes", both of which are codes. */
const moduleWords = (t: Translate) => (entry: string) => {
  const [, name = '', code = ''] = /^(.*): (Yes|No)$/.exec(entry) ?? []
  const field = moduleFields[name]
  return field ? `${t(`schools.fields.${field}`)}: ${yesOrNo(t)(code)}` : entry
}

const moduleFields: Partial<Record<string, 'productionRecord' | 'vendedMeals' | 'publicMenu'>> = {
  [schoolModules.productionRecord]: 'productionRecord',
  [schoolModules.vendedMeals]: 'vendedMeals',
  [schoolModules.publicMenu]: 'publicMenu',
}
