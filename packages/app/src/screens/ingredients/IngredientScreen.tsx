import { type ReferenceFood, useReadIngredient, useReadReferenceFood } from '@commissary/api-client'
import { EmptyState, ErrorState, Screen, Skeleton } from '@commissary/ui'
import { useSearchParams } from 'react-router-dom'

import type { Translate } from '@commissary/messages'
import { useMessages } from '../../messages/messages.ts'
import type { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { fromReference } from './from-reference.ts'
import { IngredientForm } from './IngredientForm.tsx'

interface IngredientScreenProps {
  record: ReturnType<typeof useOpenRecord>
}

/** One ingredient as a page: stored, new, or new with the figures of a reference food (`?open=new&from=12`). */
export function IngredientScreen({ record }: IngredientScreenProps) {
  const t = useMessages()
  const [params] = useSearchParams()
  const from = record.isNew ? Number(params.get('from')) : 0
  // A form holds what was read when it was opened: reading again while somebody types would serve nothing.
  const ingredient = useReadIngredient(record.id ?? 0, { enabled: record.id !== null, revalidateOnFocus: false })
  const reference = useReadReferenceFood(from, { enabled: from > 0, revalidateOnFocus: false })
  const query = from > 0 ? reference : ingredient
  const title = ingredient.data?.name ?? t(record.isNew ? 'ingredients.new' : 'common.loading')

  function form() {
    if (query.error?.status === 404) return <EmptyState title={t('ingredients.notFound')} />
    if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.mutate()} />
    if (!query.data && (from > 0 || !record.isNew)) return <Skeleton lines={12} />
    return (
      <IngredientForm
        key={ingredient.data?.version ?? from}
        ingredient={ingredient.data ?? null}
        {...(reference.data
          ? { prefill: fromReference(reference.data), prefillNote: prefillNote(reference.data, t) }
          : {})}
        onSaved={() => {
          void ingredient.mutate()
          record.close()
        }}
        onReload={() => ingredient.mutate()}
        onClose={record.close}
      />
    )
  }

  return (
    <Screen title={title} breadcrumbs={[{ label: t('ingredients.title'), href: paths.ingredients }, { label: title }]}>
      {form()}
    </Screen>
  )
}

const prefillNote = ({ source, code, description }: ReferenceFood, t: Translate) =>
  t('ingredients.fromReference', { source, code, description })
