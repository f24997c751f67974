import {
  createItemSubCategory,
  deleteItemSubCategory,
  type ItemSubCategory,
  limits,
  newKey,
  updateItemSubCategory,
} from '@commissary/api-client'
import { Banner, Button, Dialog, Inline, Quiet, Stack, TextField, useToast } from '@commissary/ui'
import { useState } from 'react'

import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'

interface SubCategoriesDialogProps {
  /** The category's name. */
  category: string
  subCategories: readonly ItemSubCategory[]
  /** A sub-category was renamed, or deleted: then it is null. */
  onChanged: (before: ItemSubCategory, after: ItemSubCategory | null) => Promise<unknown>
  onClose: () => void
}

type Run = () => Promise<{ data: { message: string } }>

/** Renames and deletes the sub-categories of a category, each with Undo. One in use is not deleted: its items are named. */
export function SubCategoriesDialog({ category, subCategories, onChanged, onClose }: SubCategoriesDialogProps) {
  const t = useMessages()
  const showToast = useToast()
  const [problem, setProblem] = useState<string>()

  /** Returns why a new name was refused. */
  async function change(
    before: ItemSubCategory,
    after: ItemSubCategory | null,
    run: Run,
    undo: () => Promise<unknown>,
  ): Promise<string | undefined> {
    setProblem(undefined)
    try {
      const message = savedMessage(await run())
      await onChanged(before, after)
      showToast({ tone: 'success', message, onUndo: () => void undo() })
      return undefined
    } catch (error) {
      const failure = saveFailure(error, t)
      if (after && failure.kind === 'rejected') return reasonOf(failure)
      setProblem(reasonOf(failure))
      return undefined
    }
  }

  function rename(row: ItemSubCategory, name: string): Promise<string | undefined> {
    const renamed = { ...row, name: name.trim(), version: row.version + 1 }
    return change(
      row,
      renamed,
      () => updateItemSubCategory(row.id, { name }, { ifMatch: row.version }),
      () => rename(renamed, row.name),
    )
  }

  // No item has a deleted sub-category, so adding it again restores everything.
  function remove(row: ItemSubCategory): Promise<string | undefined> {
    const { catererId, category: code, name, version } = row
    const idempotencyKey = newKey()
    return change(
      row,
      null,
      () => deleteItemSubCategory(row.id, { ifMatch: version }),
      async () => {
        try {
          savedMessage(await createItemSubCategory({ catererId, category: code, name }, { idempotencyKey }))
          await onChanged(row, null)
        } catch (error) {
          showToast({ tone: 'error', message: reasonOf(saveFailure(error, t)) })
        }
      },
    )
  }

  return (
    <Dialog title={t('masterItems.subCategories.title', { category })} onClose={onClose}>
      <Stack>
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        {subCategories.length === 0 && <Quiet>{t('masterItems.subCategories.none')}</Quiet>}
        {subCategories.map((row) => (
          <SubCategoryRow key={row.id} row={row} onRename={(name) => rename(row, name)} onDelete={() => remove(row)} />
        ))}
      </Stack>
    </Dialog>
  )
}

interface SubCategoryRowProps {
  row: ItemSubCategory
  onRename: (name: string) => Promise<string | undefined>
  onDelete: () => Promise<unknown>
}

function SubCategoryRow({ row, onRename, onDelete }: SubCategoryRowProps) {
  const t = useMessages()
  const [name, setName] = useState(row.name)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isChanged = name.trim() !== '' && name.trim() !== row.name

  async function run(write: () => Promise<unknown>) {
    if (isBusy) return
    setIsBusy(true)
    await write()
    setIsBusy(false)
  }

  const rename = () => run(async () => setError(await onRename(name)))

  return (
    <Inline isFilling>
      <TextField
        label={t('masterItems.subCategories.nameOf', { name: row.name })}
        isLabelHidden
        value={name}
        onChange={setName}
        error={error}
        maxLength={limits.ItemSubCategoryInput.name.maxLength}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isChanged) void rename()
        }}
      />
      <Button
        size="small"
        isBusy={isBusy}
        disabled={!isChanged}
        aria-label={t('masterItems.subCategories.renameOf', { name: row.name })}
        onClick={() => void rename()}
      >
        {t('masterItems.subCategories.rename')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        tone="danger"
        aria-label={t('masterItems.subCategories.deleteOf', { name: row.name })}
        onClick={() => void run(onDelete)}
      >
        {t('masterItems.subCategories.delete')}
      </Button>
    </Inline>
  )
}
