import { choices, createItemSubCategory, limits, newKey, useFindMenuItemsSubCategories } from '@commissary/api-client'
import { Button, Inline, TextField } from '@commissary/ui'
import { Select, useFormControl } from '@commissary/ui/form'
import { useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { subCategoryChoice } from './sub-category-choice.ts'

/** The sub-categories of a category to choose from, and a field that adds one and chooses it. */
export function SubCategoryField({ category }: { category: string }) {
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

  async function add() {
    if (!code || isBusy) return
    setIsBusy(true)
    try {
      const { data } = await createItemSubCategory({ catererId, category: code, name }, { idempotencyKey: newKey() })
      await list.mutate()
      const choice = data.id !== undefined && subCategoryChoice({ category: code, id: data.id, name: name.trim() })
      if (choice) form.change({ subCategoryId: choice })
      setName('')
      setError(undefined)
    } catch (failed) {
      const failure = saveFailure(failed, t)
      setError((failure.kind === 'rejected' ? failure.fields['name'] : undefined) ?? failure.message)
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
        options={(list.data?._embedded.itemSubCategories ?? []).map((row) => ({
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
              // Enter would save the whole item.
              event.preventDefault()
              void add()
            }}
          />
          <Button size="small" isBusy={isBusy} disabled={name.trim() === ''} onClick={() => void add()}>
            {t('masterItems.fields.addSubCategory')}
          </Button>
        </Inline>
      )}
    </>
  )
}
