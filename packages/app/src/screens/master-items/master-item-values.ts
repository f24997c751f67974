import { choices, limits, type MenuItem, type MenuItemInput, type MenuItemPatch } from '@commissary/api-client'
import { mealCategoryOf, type MenuType, type OfferedFood } from '@commissary/domain/menu'
import { gradeGroups, type GradeGroup } from '@commissary/domain/rules'
import type { Translate } from '@commissary/messages'
import type { MergeableField } from '@commissary/ui/record-form'

import { choiceOf } from '../../forms/choice.ts'
import { blankOrMatcherOf, matcherOf } from '../../forms/pattern.ts'
import type { FieldWords } from '../../history/change-entry.ts'
import { subCategoryChoice, subCategoryIdOf, subCategoryName } from './sub-category-choice.ts'

/** The recipe or ingredient that an item offers. */
export interface Link {
  kind: 'recipe' | 'ingredient'
  id: number
  name: string
}

interface PortionValues {
  amount: string
  unit: string
}

/** Form values of a master item; '' for a blank field. */
export interface MasterItemValues {
  name: string
  link: Link | null
  types: readonly MenuType[]
  mealCategory: string
  /** A `subCategoryChoice`. */
  subCategoryId: string
  portions: Record<GradeGroup, PortionValues>
  price: string
  priceType: string
  isActive: boolean
  publicNames: Record<Language, string>
  /** The first day of a different recipe or ingredient, unless the old one was wrong. */
  linkFrom: string
  isCorrection: boolean
}

/** Languages of published menus (ISO 639). */
export type Language = keyof typeof limits.PublicNames
export const languages = Object.keys(limits.PublicNames) as Language[]

const eachGrade = <Value>(valueOf: (group: GradeGroup) => Value) =>
  Object.fromEntries(gradeGroups.map((group) => [group, valueOf(group)])) as Record<GradeGroup, Value>

/** Initial values. A new item is active and for lunch. A different recipe or ingredient is offered from `today` on. */
export function toValues(item: MenuItem | null, today: string): MasterItemValues {
  const last = item?.pastLinks.at(-1)?.until ?? today
  return {
    name: item?.name ?? '',
    link: item && linkOf(item),
    types: item?.types ?? ['MEAL'],
    mealCategory: item?.mealCategory ?? '',
    subCategoryId: item ? storedChoice(item) : '',
    portions: eachGrade((group) => ({
      amount: item?.portions[group]?.amount ?? '',
      unit: item?.portions[group]?.unit ?? '',
    })),
    price: item?.price ?? '',
    priceType: item?.priceType ?? '',
    isActive: item?.isActive ?? true,
    publicNames: Object.fromEntries(
      languages.map((language) => [language, item?.publicNames[language] ?? '']),
    ) as Record<Language, string>,
    linkFrom: last > today ? last : today,
    isCorrection: false,
  }
}

const storedChoice = ({ mealCategory, subCategoryId: id, subCategoryName: name }: MenuItem) =>
  id === null ? '' : subCategoryChoice({ category: mealCategory, id, name: name ?? '' })

function linkOf({ recipeId, ingredientId, linkedName }: MenuItem): Link | null {
  if (recipeId !== null) return { kind: 'recipe', id: recipeId, name: linkedName }
  return ingredientId === null ? null : { kind: 'ingredient', id: ingredientId, name: linkedName }
}

/** What the values offer, for the nutrition next to the form. Portions that are still being typed are left out. */
export function toOfferedFood({ link, portions }: MasterItemValues): OfferedFood {
  return {
    recipeId: link?.kind === 'recipe' ? link.id : null,
    ingredientId: link?.kind === 'ingredient' ? link.id : null,
    portions: eachGrade((group) => {
      const { amount, unit } = portions[group]
      const known = choiceOf(choices.Unit, unit)
      return known && isAmount(amount) ? { amount: amount.trim(), unit: known } : null
    }),
  }
}

/** The request body: every field, trimmed. The category was checked. */
export function toInput(values: MasterItemValues): MenuItemInput {
  return {
    ...toOfferedFood(values),
    name: values.name.trim(),
    publicNames: values.publicNames,
    types: [...values.types],
    mealCategory: choiceOf(choices.MealCategoryCode, values.mealCategory) ?? 'MISCELLANEOUS',
    subCategoryId: subCategoryIdOf(values.subCategoryId, values.mealCategory),
    price: values.price.trim() || null,
    priceType: choiceOf(choices.PriceType, values.priceType) ?? null,
    isActive: values.isActive,
  }
}

/** Whether the values have a different recipe or ingredient than the stored item. */
export const changesLink = (item: MenuItem, { link }: MasterItemValues): boolean =>
  link !== null && (link.kind === 'recipe' ? link.id !== item.recipeId : link.id !== item.ingredientId)

/** The body of a change: the same as for a new item, plus the first day of a different recipe or ingredient. */
export function toPatch(item: MenuItem, values: MasterItemValues): MenuItemPatch {
  if (!changesLink(item, values)) return toInput(values)
  const { isCorrection, linkFrom } = values
  return { ...toInput(values), ...(isCorrection ? { isCorrection } : { linkFrom: linkFrom || null }) }
}

const isAmount = matcherOf(limits.Quantity.amount)
const isPrice = blankOrMatcherOf(limits.MenuItemInput.price)

/** Errors by field. The fields check lengths themselves. */
export function itemErrors(values: MasterItemValues, t: Translate) {
  const { name, link, types, mealCategory, portions, price } = values
  return {
    name: name.trim() === '' ? t('masterItems.errors.name') : undefined,
    link: link === null ? t('masterItems.errors.link') : undefined,
    types: types.length === 0 ? t('masterItems.errors.types') : undefined,
    mealCategory: mealCategory === '' ? t('masterItems.errors.mealCategory') : undefined,
    portions: eachGrade((group) => {
      const { amount, unit } = portions[group]
      if (amount === '' && unit === '') return undefined
      return {
        amount: isAmount(amount) ? undefined : t('masterItems.errors.portion'),
        unit: unit === '' ? t('masterItems.errors.unit') : undefined,
      }
    }),
    price: isPrice(price) ? undefined : t('masterItems.errors.price'),
  }
}

const typesText = (t: Translate, types: readonly MenuType[]) =>
  types.map((type) => t(`words.menuTypes.${type}`)).join(', ')

/** The fields that can be merged. */
export const mergeableFields = (t: Translate, languageName: (language: Language) => string): MergeableField[] => [
  { name: 'name', label: t('masterItems.fields.name') },
  { name: 'link', label: t('masterItems.fields.link'), text: (link) => (link as Link | null)?.name ?? '' },
  {
    name: 'types',
    label: t('masterItems.fields.types'),
    text: (types) => typesText(t, types as readonly MenuType[]),
  },
  { name: 'mealCategory', label: t('masterItems.fields.mealCategory'), text: (code) => categoryText(t, String(code)) },
  {
    name: 'subCategoryId',
    label: t('masterItems.fields.subCategoryId'),
    text: (choice) => subCategoryName(String(choice)),
  },
  ...gradeGroups.flatMap((group) => [
    {
      name: `portions.${group}.amount`,
      label: t('masterItems.fields.amount', { group: t(`words.gradeGroups.${group}`) }),
    },
    { name: `portions.${group}.unit`, label: t('masterItems.fields.unit', { group: t(`words.gradeGroups.${group}`) }) },
  ]),
  { name: 'price', label: t('masterItems.fields.price') },
  { name: 'priceType', label: t('masterItems.fields.priceType') },
  { name: 'isActive', label: t('masterItems.fields.isActive'), text: (isActive) => activeText(t, isActive === true) },
  ...languages.map((language) => ({ name: `publicNames.${language}`, label: languageName(language) })),
]

const activeText = (t: Translate, isActive: boolean) => t(isActive ? 'masterItems.active' : 'masterItems.inactive')

function categoryText(t: Translate, code: string): string {
  const known = choiceOf(choices.MealCategoryCode, code)
  return known ? t(`words.categories.${mealCategoryOf(known)}`) : ''
}

/** Labels of the fields in the history. */
export const historyWords = (t: Translate): FieldWords => ({
  name: { label: t('masterItems.fields.name') },
  linked: { label: t('masterItems.fields.link') },
  linkFrom: { label: t('masterItemRecord.linkChange.from') },
  types: {
    label: t('masterItems.fields.types'),
    valueText: (codes) =>
      codes
        .split(', ')
        .map((code) => {
          const type = choiceOf(choices.MenuType, code)
          return type ? t(`words.menuTypes.${type}`) : code
        })
        .join(', '),
  },
  mealCategory: { label: t('masterItems.fields.mealCategory'), valueText: (text) => categoryText(t, text) || text },
  subCategory: { label: t('masterItems.fields.subCategoryId') },
  portions: { label: t('masterItemRecord.sections.portions') },
  price: { label: t('masterItems.fields.price') },
  priceType: {
    label: t('masterItems.fields.priceType'),
    valueText: (code) => {
      const type = choiceOf(choices.PriceType, code)
      return type ? t(`masterItemRecord.priceTypes.${type}`) : code
    },
  },
  isActive: { label: t('masterItems.fields.isActive'), valueText: (text) => activeText(t, text === 'Yes') },
  publicNames: { label: t('masterItemRecord.sections.publicNames') },
})
