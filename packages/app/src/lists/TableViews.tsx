import {
  createSavedView,
  deleteSavedView,
  limits,
  newKey,
  type Saved,
  type SavedView,
  updateSavedView,
  useListSavedViews,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { defaultLayout, useColumnLayout } from '@commissary/ui/table'
import { SavedViews } from '@commissary/ui/views'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { reasonOf, savedMessage, saveFailure } from '../forms/save-failure.ts'
import { useMessages } from '../messages/messages.ts'
import { addressOfView, isSameLayout, namingView, queryOfView, shownView } from './view-address.ts'

/** The user's saved views of a table: its address and the layout of its columns. The address names the one that is shown. */
export function TableViews({ tableId }: { tableId: string }) {
  const t = useMessages()
  const showToast = useToast()
  const [params, setParams] = useSearchParams()
  const [layout, setLayout] = useColumnLayout(tableId)
  const [isOpened, setIsOpened] = useState(false)
  const shown = shownView(params)
  const list = useListSavedViews({ tableId }, { enabled: isOpened || shown !== null })
  const views = list.data?._embedded.savedViews
  const current = views?.find(({ id }) => id === shown) ?? null
  const query = queryOfView(params)

  function handleApply(view: SavedView | null) {
    setParams((now) => addressOfView(now, view))
    setLayout(view?.layout ?? defaultLayout)
  }

  /** Writes, confirms in a toast, and reads the views again. Rejects with the message to show. */
  async function write(send: () => Promise<Saved>) {
    try {
      const saved = await send()
      showToast({ tone: 'success', message: savedMessage(saved) })
      return saved.data.id
    } catch (error) {
      throw new Error(reasonOf(saveFailure(error, t)), { cause: error })
    } finally {
      // If the server rejects it, the views were outdated.
      await list.mutate()
    }
  }

  const bodyOf = (name: string, isShared: boolean) => ({
    tableId,
    name,
    query,
    isShared,
    layout: { ...layout, order: [...layout.order], hidden: [...layout.hidden] },
  })

  async function handleSave(name: string, replaced: SavedView | null, isShared: boolean) {
    const body = bodyOf(name, isShared)
    const id = await write(() =>
      replaced
        ? updateSavedView(replaced.id, body, { ifMatch: replaced.version })
        : createSavedView(body, { idempotencyKey: newKey() }),
    )
    // The same rows are shown, so Back does not return to them.
    if (id !== undefined) setParams((now) => namingView(now, id), { replace: true })
  }

  async function handleDelete({ id, version }: SavedView) {
    await write(() => deleteSavedView(id, { ifMatch: version }))
    if (id === shown) setParams((now) => namingView(now, null), { replace: true })
  }

  return (
    <SavedViews
      views={views}
      error={list.error}
      onRetry={() => void list.mutate()}
      onOpen={() => setIsOpened(true)}
      current={current}
      isChanged={current !== null && !(current.query === query && isSameLayout(current.layout, layout))}
      maxLength={limits.SavedViewInput.name.maxLength}
      onApply={handleApply}
      onSave={handleSave}
      onRename={({ id, version, query, layout }, name, isShared) =>
        write(() => updateSavedView(id, { tableId, name, query, layout, isShared }, { ifMatch: version }))
      }
      onDelete={handleDelete}
    />
  )
}
