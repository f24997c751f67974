import { type ReferenceFood, useReadIngredient, useReadReferenceFood } from '@commissary/api-client'
import { ingredientFromReference } from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'
import { EmptyState, ErrorState, Screen, Skeleton } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { IngredientForm } from './IngredientForm.tsx'

/** One ingredient as a page: stored, new, or new from a reference food (`?open=new&openFrom=12`). */
export function IngredientScreen() {
  const record = useOpenRecord()
  return <OpenIngredient key={record.id ?? 'new'} record={record} />
}

function OpenIngredient({ record }: { record: ReturnType<typeof useOpenRecord> }) {
  const t = useMessages()
  const [params] = useSearchParams()
  const from = record.isNew ? Number(params.get('openFrom')) : 0
  // The form keeps the record it was opened with; newer versions arrive by a merge.
  const ingredient = useReadIngredient(record.id ?? 0, {
    enabled: record.id !== null,
    revalidateOnFocus: false,
  })
  const opened = useFreshData(ingredient)
  const reference = useReadReferenceFood(from, { enabled: from > 0, revalidateOnFocus: false })
  const { data, error, mutate } = from > 0 ? reference : { ...ingredient, data: opened }
  const title = opened?.name ?? t(record.isNew ? 'ingredientRecord.new' : 'common.loading')

  function form() {
    if (error?.status === 404) return <EmptyState title={t('ingredientRecord.notFound')} />
    if (error && !data) return <ErrorState error={error} onRetry={() => mutate()} />
    if (!data && (from > 0 || !record.isNew)) return <Skeleton lines={12} />
    return (
      <IngredientForm
        key={opened?.id ?? from}
        ingredient={opened ?? null}
        {...(reference.data
          ? { prefill: ingredientFromReference(reference.data), prefillNote: prefillNote(reference.data, t) }
          : {})}
        onSaved={() => {
          void ingredient.mutate()
          record.close()
        }}
        onClose={record.close}
      />
    )
  }

  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('ingredients.title'), href: listBelow(paths.ingredients, params) }, { label: title }]}
    >
      {form()}
    </Screen>
  )
}

const prefillNote = ({ source, code, description }: ReferenceFood, t: Translate) =>
  t('ingredientRecord.fromReference', { source, code, description })
