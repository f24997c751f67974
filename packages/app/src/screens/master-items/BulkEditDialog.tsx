import { choices, limits, type MenuCatererPatch } from '@commissary/api-client'
import { FormDialog, FormValues, NumberField, Select } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
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
  mealCategory: string
  subCategoryId: string
  price: string
}

const blank: Values = { mealCategory: '', subCategoryId: '', price: '' }
const priceForm = new RegExp(limits.MenuCatererPatch.price.pattern)

/** Category, sub-category and price of several items; what is left blank stays as it is. */
export function BulkEditDialog({ count, onSave, onClose }: BulkEditDialogProps) {
  const t = useMessages()
  const { currency } = useSession()

  function validate({ mealCategory, price }: Values) {
    if (price !== '' && !priceForm.test(price)) return { price: t('masterItems.errors.price') }
    return mealCategory === '' && price === '' ? { mealCategory: t('masterItems.bulk.nothing') } : {}
  }

  async function save({ mealCategory, subCategoryId, price }: Values) {
    const category = choiceOf(choices.MealCategoryCode, mealCategory)
    const subCategory = subCategoryIdOf(subCategoryId, mealCategory)
    await onSave({
      ...(category && { mealCategory: category }),
      ...(subCategory !== null && { subCategoryId: subCategory }),
      ...(price !== '' && { price }),
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
