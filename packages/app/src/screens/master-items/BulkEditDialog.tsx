import { choices, limits, type MenuCatererPatch } from '@commissary/api-client'
import type { MenuType } from '@commissary/domain/menu'
import { CheckboxGroup, FormDialog, FormValues, NumberField, Select } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
import { blankOrMatcherOf } from '../../forms/pattern.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { categoryOptions } from './category-options.ts'
import { subCategoryIdOf } from './sub-category-choice.ts'
import { SubCategoryField } from './SubCategoryField.tsx'

interface BulkEditDialogProps {
  count: number
  /** Changes the selected items. */
  onSave: (patch: MenuCatererPatch) => Promise<unknown>
  onClose: () => void
}

interface Values {
  types: readonly MenuType[]
  mealCategory: string
  subCategoryId: string
  price: string
}

const blank: Values = { types: [], mealCategory: '', subCategoryId: '', price: '' }
const isPrice = blankOrMatcherOf(limits.MenuCatererPatch.price)

/** Menu types, category, sub-category and price of several items; what is left blank stays as it is. */
export function BulkEditDialog({ count, onSave, onClose }: BulkEditDialogProps) {
  const t = useMessages()
  const { currency } = useSession()

  function validate({ types, mealCategory, price }: Values) {
    if (!isPrice(price)) return { price: t('masterItems.errors.price') }
    const isBlank = types.length === 0 && mealCategory === '' && price.trim() === ''
    return isBlank ? { mealCategory: t('masterItems.bulk.nothing') } : {}
  }

  async function save({ types, mealCategory, subCategoryId, price }: Values) {
    const category = choiceOf(choices.MealCategoryCode, mealCategory)
    const subCategory = subCategoryIdOf(subCategoryId, mealCategory)
    await onSave({
      ...(types.length > 0 && { types: [...types] }),
      ...(category && { mealCategory: category }),
      ...(subCategory !== null && { subCategoryId: subCategory }),
      ...(price.trim() !== '' && { price: price.trim() }),
    })
    onClose()
  }

  return (
    <FormDialog<Values>
      title={t('masterItems.bulk.editTitle', { count })}
      initialValues={blank}
      validate={validate}
      onSubmit={save}
      onClose={onClose}
    >
      <CheckboxGroup<MenuType>
        name="types"
        label={t('masterItems.fields.types')}
        hint={t('masterItems.bulk.typesHint')}
        searchLabel={t('masterItems.fields.searchTypes')}
        selectAllText={(shown: string) => t('masterItems.fields.selectAll', { count: shown })}
        countText={(chosen: string, all: string) => t('masterItems.fields.chosenCount', { chosen, all })}
        options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
      />
      <Select
        name="mealCategory"
        label={t('masterItems.fields.mealCategory')}
        placeholder={t('masterItems.fields.unchanged')}
        options={categoryOptions(t)}
      />
      <FormValues<Values>>
        {({ mealCategory, subCategoryId }) =>
          mealCategory === '' ? null : <SubCategoryField category={mealCategory} chosen={subCategoryId} />
        }
      </FormValues>
      <NumberField name="price" label={t('masterItems.fields.price')} unit={currency} />
    </FormDialog>
  )
}
