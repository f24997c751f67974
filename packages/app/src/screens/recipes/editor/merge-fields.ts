import { choices } from '@commissary/api-client'
import { type DraftLine, isLineEmpty, isSameLines, type RecipeDraft } from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import type { MergeableField } from '@commissary/ui/record-form'

import { choiceOf } from '../../../forms/choice.ts'
import { lineUnitText } from '../line-unit-text.ts'
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
    .map(({ amount, unit, item, itemText, prep, form, creditAs }) => {
      const name = [amount, lineUnitText(unit, t), item?.label ?? itemText].filter(Boolean).join(' ')
      const details = [prep, form === 'AP' ? form : '', creditAs ? t(`words.components.${creditAs}`) : '']
      return [name, ...details].filter(Boolean).join(', ')
    })
    .join('; ')
}
