import { addCountItem, type CountItem, type CountLine, newKey, useFindCountItems } from '@commissary/api-client'
import { Banner, Button, Dialog, Select, Stack } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { useState } from 'react'

import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import type { SheetLocation } from './sheet-lines.ts'
import { useCountLocations } from './use-count-locations.ts'

interface AddItemDialogProps {
  countId: number
  /** Locations with lines. */
  locations: readonly SheetLocation[]
  /** Whether any location of the site can get an item. */
  isWholeSite: boolean
  /** The location being counted; undefined = all. */
  locationId: number | null | undefined
  /** What was scanned or typed without a match. */
  query: string
  onAdded: (line: CountLine) => void
  onClose: () => void
}

const nowhere = ''

/** Adds an item that was not expected. */
export function AddItemDialog({
  countId,
  locations,
  isWholeSite,
  locationId,
  query,
  onAdded,
  onClose,
}: AddItemDialogProps) {
  const t = useMessages()
  const [item, setItem] = useState<CountItem | null>(null)
  const [typed, setTyped] = useState(query)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const choices = useCountLocations(locations, isWholeSite)
  const [place, setPlace] = useState<string | null>(null)
  const first = locationId === undefined ? (choices[0]?.id ?? null) : locationId
  const chosen = place ?? (first === null ? nowhere : String(first))
  const q = typed.trim()
  const found = useFindCountItems(countId, { q }, { enabled: q !== '', keepPreviousData: true })

  async function add() {
    setIsMissing(item === null)
    if (!item) return
    setIsBusy(true)
    try {
      const body = { ingredientId: item.ingredientId, locationId: chosen === nowhere ? null : Number(chosen) }
      const { data } = await addCountItem(countId, body, { idempotencyKey: newKey() })
      onAdded(data.line)
      onClose()
    } catch (failure) {
      setError(reasonOf(saveFailure(failure, t)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('physicalInventory.addDialog.title')}
      description={t('physicalInventory.addDialog.description')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <Button variant="solid" isBusy={isBusy} onClick={() => void add()}>
          {t('physicalInventory.addDialog.submit')}
        </Button>
      }
    >
      <Stack gap={4}>
        {error !== null && <Banner tone="error">{error}</Banner>}
        <Combobox
          label={t('physicalInventory.addDialog.item')}
          hint={t('physicalInventory.addDialog.itemHint')}
          required
          error={isMissing && !item ? t('physicalInventory.addDialog.itemRequired') : undefined}
          value={item}
          onChange={setItem}
          options={q === '' ? none : found.data?._embedded.items}
          optionsError={found.error}
          onRetry={() => void found.mutate()}
          onQueryChange={setTyped}
          isSearching={found.isLoading}
          getLabel={({ name, code }) => `${name} (${code})`}
          getKey={({ ingredientId }) => ingredientId}
        />
        <Select
          label={t('physicalInventory.addDialog.location')}
          value={chosen}
          onChange={setPlace}
          options={choices.map(({ id, name }) => ({
            value: id === null ? nowhere : String(id),
            label: name ?? t('physicalInventory.sheet.noLocation'),
          }))}
        />
      </Stack>
    </Dialog>
  )
}

const none: readonly CountItem[] = []
