import { useReadRecipe } from '@commissary/api-client'
import { EmptyState, ErrorState, Screen, Skeleton } from '@commissary/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths } from '../../routing/paths.ts'
import { listBelow } from '../../routing/record-address.ts'
import { RecipeReader } from './reading/RecipeReader.tsx'

// Reading needs no form.
const RecipeEditor = lazy(async () => ({ default: (await import('./editor/RecipeEditor.tsx')).RecipeEditor }))

/** One recipe as a page: a new one, or a saved one once it is loaded. A saved one opens to read, with Edit. */
export function RecipeScreen() {
  const record = useOpenRecord()
  return <OpenRecipe key={`${record.id ?? 'new'} ${record.isEditing}`} record={record} />
}

function OpenRecipe({ record }: { record: ReturnType<typeof useOpenRecord> }) {
  const t = useMessages()
  const [params] = useSearchParams()
  // The editor keeps the recipe it was opened with; newer versions arrive by a merge.
  const recipe = useReadRecipe(record.id ?? 0, {
    enabled: record.id !== null,
    revalidateOnFocus: false,
  })
  const opened = useFreshData(recipe)

  if (record.isNew || (opened && record.isEditing)) {
    const close = () => (opened ? record.replace(opened.id) : record.close())
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <RecipeEditor
          recipe={record.isNew ? null : (opened ?? null)}
          record={{ ...record, close }}
          onReload={async () => (record.isNew ? undefined : recipe.mutate())}
        />
      </Suspense>
    )
  }
  if (opened) return <RecipeReader recipe={opened} onEdit={() => record.edit(opened.id)} />
  const title = recipe.error ? t('recipes.title') : t('common.loading')
  return (
    <Screen
      title={title}
      breadcrumbs={[{ label: t('recipeRecord.back'), href: listBelow(paths.recipes, params) }, { label: title }]}
    >
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
