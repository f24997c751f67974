import { choices } from '@commissary/api-client'
import { cookingFields, type DraftLine, isLineEmpty, isSameLines, type RecipeDraft } from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import type { MergeableField } from '@commissary/ui/record-form'

import { choiceOf } from '../../../forms/choice.ts'
import { lineAmountText, lineFormText, lineUnitText } from '../line-unit-text.ts'
import { kitchenMergeFields } from './kitchen-merge-fields.ts'

/** The fields that can be merged after someone else saved the recipe, in the order of the form. Lines merge as a whole. */
export function mergeableFields(t: Translate): MergeableField[] {
  const field = (name: 'name' | 'portions' | 'portionLabel' | 'number') => ({
    name,
    label: t(`recipeRecord.fields.${name}`),
  })
  return [
    field('name'),
    {
      name: 'type',
      label: t('recipeRecord.fields.type'),
      text: (value) => {
        const type = choiceOf(choices.RecipeType, String(value))
        return type ? t(`words.recipeTypes.${type}`) : ''
      },
    },
    {
      name: 'category',
      label: t('recipeRecord.fields.category'),
      text: (value) => {
        const category = choiceOf(choices.MealCategory, String(value))
        return category ? t(`words.categories.${category}`) : ''
      },
    },
    field('portions'),
    field('portionLabel'),
    {
      name: 'yield',
      label: t('recipeRecord.fields.yieldAmount'),
      text: (value) => {
        const { amount, unit } = value as RecipeDraft['yield']
        return amount.trim() === '' ? '' : `${amount} ${lineUnitText(unit, t)}`
      },
    },
    field('number'),
    {
      name: 'cooking',
      label: t('recipeRecord.cooking.title'),
      text: (value) => {
        const cooking = value as RecipeDraft['cooking']
        return cookingFields
          .filter((name) => cooking[name].trim() !== '')
          .map((name) => t(`recipeRecord.cooking.summary.${name}`, { percent: cooking[name].trim() }))
          .join(', ')
      },
    },
    {
      name: 'lines',
      label: t('recipeRecord.ingredients'),
      text: (value) => linesText(value as DraftLine[], t),
      isSame: (a, b) => isSameLines(a as DraftLine[], b as DraftLine[]),
    },
    ...kitchenMergeFields(t),
  ]
}

/** "1 1/2 cup Butter, softened; 2 lb Flour". */
function linesText(lines: readonly DraftLine[], t: Translate): string {
  return lines
    .filter((line) => !isLineEmpty(line))
    .map((line) => {
      const { item, itemText, prep, creditAs } = line
      const name = [lineAmountText(line, t), item?.label ?? itemText].filter(Boolean).join(' ')
      const details = [prep, lineFormText(line, t), creditAs ? t(`words.components.${creditAs}`) : '']
      return [name, ...details].filter(Boolean).join(', ')
    })
    .join('; ')
}
