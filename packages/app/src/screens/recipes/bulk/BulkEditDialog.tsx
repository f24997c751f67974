import { choices, type RecipePatch } from '@commissary/api-client'
import { FormDialog, Select } from '@commissary/ui/form'

import { choiceOf } from '../../../forms/choice.ts'
import { useMessages } from '../../../messages/messages.ts'

interface BulkEditDialogProps {
  count: number
  /** Changes the selected recipes. */
  onSave: (patch: RecipePatch) => Promise<unknown>
  onClose: () => void
}

interface Values {
  type: string
  category: string
  status: string
}

const blank: Values = { type: '', category: '', status: '' }

/** Type, category and status of several recipes; blank fields stay unchanged. */
export function BulkEditDialog({ count, onSave, onClose }: BulkEditDialogProps) {
  const t = useMessages()

  async function save(values: Values) {
    const type = choiceOf(choices.RecipeType, values.type)
    const category = choiceOf(choices.MealCategory, values.category)
    const status = choiceOf(choices.RecipeStatus, values.status)
    await onSave({ ...(type && { type }), ...(category && { category }), ...(status && { status }) })
    onClose()
  }

  return (
    <FormDialog<Values>
      title={t('recipes.bulk.editTitle', { count })}
      initialValues={blank}
      validate={({ type, category, status }) =>
        type === '' && category === '' && status === '' ? { type: t('recipes.bulk.nothing') } : {}
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        name="type"
        label={t('recipes.columns.type')}
        placeholder={t('recipes.bulk.unchanged')}
        options={choices.RecipeType.map((value) => ({ value, label: t(`words.recipeTypes.${value}`) }))}
      />
      <Select
        name="category"
        label={t('recipes.columns.category')}
        placeholder={t('recipes.bulk.unchanged')}
        options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
      />
      <Select
        name="status"
        label={t('recipes.columns.status')}
        placeholder={t('recipes.bulk.unchanged')}
        options={choices.RecipeStatus.map((value) => ({ value, label: t(`words.recipeStatuses.${value}`) }))}
      />
    </FormDialog>
  )
}
