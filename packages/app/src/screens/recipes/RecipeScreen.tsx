import { useReadRecipe } from '@commissary/api-client'
import { Button, EmptyState, ErrorState, Screen, Skeleton, useCompact } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { RecipeEditor } from './editor/RecipeEditor.tsx'

// Only phones need it.
const RecipeReader = lazy(async () => ({ default: (await import('./RecipeReader.tsx')).RecipeReader }))

/** One recipe as a page: a new one, or a saved one once it is loaded. On a phone a saved one opens to read, with Edit. */
export function RecipeScreen() {
  const record = useOpenRecord()
  return <OpenRecipe key={`${record.id ?? 'new'} ${record.isEditing}`} record={record} />
}

function OpenRecipe({ record }: { record: ReturnType<typeof useOpenRecord> }) {
  const t = useMessages()
  const isCompact = useCompact()
  // A tablet that is turned keeps what it shows.
  const [isOnPhone] = useState(isCompact)
  // The editor keeps the recipe it was opened with; newer versions arrive by a merge.
  const recipe = useReadRecipe(record.id ?? 0, {
    enabled: record.id !== null,
    revalidateOnFocus: false,
  })
  const opened = useFreshData(recipe)

  if (record.isNew) return <RecipeEditor recipe={null} record={record} onReload={async () => undefined} />
  if (opened && isOnPhone && !record.isEditing) {
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <RecipeReader recipe={opened} onEdit={() => record.edit(opened.id)} />
      </Suspense>
    )
  }
  if (opened) {
    const close = isOnPhone ? () => record.replace(opened.id) : record.close
    return <RecipeEditor recipe={opened} record={{ ...record, close }} onReload={() => recipe.mutate()} />
  }
  return (
    <Screen title={t('recipes.title')} actions={<Button onClick={record.close}>{t('recipeRecord.back')}</Button>}>
      {recipe.error?.status === 404 ? (
        <EmptyState title={t('recipeRecord.notFound')} />
      ) : recipe.error ? (
        <ErrorState error={recipe.error} onRetry={() => recipe.mutate()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Screen>
  )
}
