import { choices, type Recipe } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Button, Dialog } from '@commissary/ui'
import { useMemo } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { choiceOf } from '../../../forms/choice.ts'
import type { FieldWords } from '../../../history/change-entry.ts'
import { documentWord } from '../../../history/document-word.ts'
import { RecordChanges } from '../../../history/RecordHistory.tsx'

interface RecipeHistoryProps {
  recipe: Recipe
  onClose: () => void
}

/** Who changed which field of a recipe, and when. */
export function RecipeHistory({ recipe: { id, name, version }, onClose }: RecipeHistoryProps) {
  const wording = useWording()
  const { t } = wording
  const words = useMemo(() => historyWords(wording), [wording])
  return (
    <Dialog
      title={t('recipeVersions.historyOf', { name })}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <RecordChanges recordType="recipe" recordId={id} version={version} words={words} />
    </Dialog>
  )
}

/** Labels of the fields, as the server names them in the history. */
function historyWords({ t, formats }: Wording): FieldWords {
  const plain = ['number', 'name', 'portions', 'portionLabel'] as const
  return {
    document: documentWord(t),
    ...Object.fromEntries(plain.map((field) => [field, { label: t(`recipeRecord.fields.${field}`) }])),
    type: {
      label: t('recipeRecord.fields.type'),
      valueText: (text) => {
        const type = choiceOf(choices.RecipeType, text)
        return type ? t(`words.recipeTypes.${type}`) : text
      },
    },
    category: {
      label: t('recipeRecord.fields.category'),
      valueText: (text) => {
        const category = choiceOf(choices.MealCategory, text)
        return category ? t(`words.categories.${category}`) : text
      },
    },
    status: {
      label: t('recipes.columns.status'),
      valueText: (text) => {
        const status = choiceOf(choices.RecipeStatus, text)
        return status ? t(`words.recipeStatuses.${status}`) : text
      },
    },
    versionFrom: {
      label: t('recipeVersions.versionFrom'),
      valueText: (text) => {
        const [number = '', date = ''] = text.split(' ')
        return t('recipeVersions.startOf', { number, date: formats.date(date) })
      },
    },
    prepMinutes: { label: t('kitchen.details.prepMinutes') },
    cookMinutes: { label: t('kitchen.details.cookMinutes') },
    haccpProcess: { label: t('kitchen.haccp.title') },
    equipment: { label: t('kitchen.details.equipment') },
    notes: { label: t('kitchen.details.notes') },
    steps: { label: t('kitchen.steps.title') },
    gradePortions: { label: t('kitchen.portions.title') },
    pans: { label: t('kitchen.pans.title') },
    cooking: { label: t('recipeRecord.cooking.title') },
    yield: { label: t('recipeRecord.fields.yieldAmount') },
    lines: { label: t('recipeRecord.ingredients') },
  }
}
