import { useReadRecipe } from '@commissary/api-client'
import { Button, EmptyState, ErrorState, Screen, Skeleton } from '@commissary/ui'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useMessages } from '../../messages/messages.ts'
import type { useOpenRecord } from '../../routing/open-record.ts'
import { RecipeEditor } from './editor/RecipeEditor.tsx'

interface RecipeScreenProps {
  record: ReturnType<typeof useOpenRecord>
}

/** One recipe as a page: a new one, or a saved one once it is loaded. */
export function RecipeScreen({ record }: RecipeScreenProps) {
  const t = useMessages()
  // The editor keeps the recipe it was opened with; newer versions arrive by a merge.
  const recipe = useReadRecipe(record.id ?? 0, {
    enabled: record.id !== null,
    revalidateOnFocus: false,
    dedupingInterval: 0,
  })
  const opened = useFreshData(recipe)

  if (record.isNew) return <RecipeEditor recipe={null} record={record} onReload={async () => undefined} />
  if (opened) return <RecipeEditor recipe={opened} record={record} onReload={() => recipe.mutate()} />
  return (
    <Screen title={t('recipes.title')} actions={<Button onClick={record.close}>{t('recipes.back')}</Button>}>
      {recipe.error?.status === 404 ? (
        <EmptyState title={t('recipes.notFound')} />
      ) : recipe.error ? (
        <ErrorState error={recipe.error} onRetry={() => recipe.mutate()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Screen>
  )
}
