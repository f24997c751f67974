import { type ReferenceFoodSummary, useListReferenceFoods } from '@commissary/api-client'
import {
  type Changes,
  foodReason,
  type IngredientValues,
  linkChanges,
  type NutrientCode,
} from '@commissary/domain/food'
import { Button, Dialog, Quiet, Stack, useUiText } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'

interface LinkDialogProps {
  values: IngredientValues
  onApply: (changes: Changes) => void
  onClose: () => void
}

/** Searches the reference foods. The chosen one fills what is missing, as estimates. */
export function LinkDialog({ values, onApply, onClose }: LinkDialogProps) {
  const { t, formats } = useWording()
  const { cancel } = useUiText()
  const [query, setQuery] = useState(values.name.trim())
  const [food, setFood] = useState<ReferenceFoodSummary | null>(null)
  const foods = useListReferenceFoods({ q: query, size: 20 }, { enabled: query !== '', keepPreviousData: true })
  const options = query === '' ? none : foods.data?._embedded.referenceFoods
  const changes = food && linkChanges(values, food)
  const filled = Object.keys(changes?.['estimates'] ?? {}) as NutrientCode[]

  function handleApply() {
    if (!changes) return
    onApply(changes)
    onClose()
  }

  return (
    <Dialog
      title={t('ingredientRecord.link.title')}
      description={t('ingredientRecord.link.description')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" onClick={handleApply} disabled={food === null}>
            {t('ingredientRecord.link.apply', { count: filled.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <Combobox<ReferenceFoodSummary>
          label={t('ingredientRecord.link.search')}
          value={food}
          onChange={setFood}
          options={options}
          optionsError={foods.data ? undefined : foods.error}
          onRetry={() => void foods.mutate()}
          // Before anything is typed, the ingredient's name is searched.
          onQueryChange={(typed) => setQuery(typed.trim() || values.name.trim())}
          isSearching={foods.isLoading}
          getKey={({ id }) => id}
          getLabel={({ description }) => description}
          renderOption={(option) => (
            <>
              <div>{option.description}</div>
              <Quiet>{t('ingredientRecord.link.option', { source: option.source, code: option.code })}</Quiet>
            </>
          )}
        />
        {food && (
          <p>
            {foodReason(food)}
            {'. '}
            {t('ingredientRecord.link.fills', {
              count: filled.length,
              nutrients: formats.list(filled.map((code) => t(`nutrients.names.${code}`))),
            })}
          </p>
        )}
      </Stack>
    </Dialog>
  )
}

const none: readonly ReferenceFoodSummary[] = []
