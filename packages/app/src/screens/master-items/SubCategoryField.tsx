import {
  choices,
  createItemSubCategory,
  type ItemSubCategory,
  limits,
  newKey,
  useFindMenuItemsSubCategories,
} from '@commissary/api-client'
import { mealCategoryOf } from '@commissary/domain/menu'
import { Button, Inline, TextField } from '@commissary/ui'
import { Select, useFormControl } from '@commissary/ui/form'
import { lazy, Suspense, useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { subCategoryChoice } from './sub-category-choice.ts'

const SubCategoriesDialog = lazy(async () => ({
  default: (await import('./SubCategoriesDialog.tsx')).SubCategoriesDialog,
}))

interface SubCategoryFieldProps {
  category: string
  /** The choice of the form, a `subCategoryChoice`. */
  chosen: string
}

/** The sub-categories of a category to choose from, a field that adds one and chooses it, and a dialog to rename or delete them. */
export function SubCategoryField({ category, chosen }: SubCategoryFieldProps) {
  const t = useMessages()
  const { catererId } = useSession()
  const form = useFormControl()
  const code = choiceOf(choices.MealCategoryCode, category)
  const list = useFindMenuItemsSubCategories(
    { catererId, ...(code && { category: code }) },
    { enabled: code !== undefined },
  )
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isManaging, setIsManaging] = useState(false)
  const subCategories = list.data?._embedded.itemSubCategories ?? []

  async function follow(before: ItemSubCategory, after: ItemSubCategory | null) {
    await list.mutate()
    if (chosen === subCategoryChoice(before)) form.change({ subCategoryId: after ? subCategoryChoice(after) : '' })
  }

  async function add() {
    if (!code || isBusy) return
    setIsBusy(true)
    try {
      const { data } = await createItemSubCategory({ catererId, category: code, name }, { idempotencyKey: newKey() })
      await list.mutate()
      const choice = subCategoryChoice({ category: code, id: data.id, name: name.trim() })
      if (choice) form.change({ subCategoryId: choice })
      setName('')
      setError(undefined)
    } catch (failed) {
      setError(reasonOf(saveFailure(failed, t)))
    }
    setIsBusy(false)
  }

  return (
    <>
      <Select
        name="subCategoryId"
        label={t('masterItems.fields.subCategoryId')}
        placeholder={t('masterItems.fields.noSubCategory')}
        disabled={!code}
        options={subCategories.map((row) => ({
          value: subCategoryChoice(row),
          label: row.name,
        }))}
      />
      {code && (
        <Inline isFilling>
          <TextField
            label={t('masterItems.fields.newSubCategory')}
            value={name}
            onChange={setName}
            error={error}
            maxLength={limits.ItemSubCategoryInput.name.maxLength}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Otherwise Enter would save the whole item.
              event.preventDefault()
              void add()
            }}
          />
          <Button size="small" isBusy={isBusy} disabled={name.trim() === ''} onClick={() => void add()}>
            {t('masterItems.fields.addSubCategory')}
          </Button>
          {subCategories.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => setIsManaging(true)}>
              {t('masterItems.subCategories.manage')}
            </Button>
          )}
        </Inline>
      )}
      <Suspense>
        {code && isManaging && (
          <SubCategoriesDialog
            category={t(`words.categories.${mealCategoryOf(code)}`)}
            subCategories={subCategories}
            onChanged={follow}
            onClose={() => setIsManaging(false)}
          />
        )}
      </Suspense>
    </>
  )
}
