import { useReadRecipe } from '@commissary/api-client'
import { Button, EmptyState, ErrorState, Screen, Skeleton } from '@commissary/ui'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { useMessages } from '../../messages/messages.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { RecipeEditor } from './editor/RecipeEditor.tsx'

/** One recipe as a page: a new one, or a saved one once it is loaded. */
export function RecipeScreen() {
  const record = useOpenRecord()
  return <OpenRecipe key={record.id ?? 'new'} record={record} />
}

function OpenRecipe({ record }: { record: ReturnType<typeof useOpenRecord> }) {
  const t = useMessages()
  // The editor keeps the recipe it was opened with; newer versions arrive by a merge.
  const recipe = useReadRecipe(record.id ?? 0, {
    enabled: record.id !== null,
    revalidateOnFocus: false,
  })
  const opened = useFreshData(recipe)

  if (record.isNew) return <RecipeEditor recipe={null} record={record} onReload={async () => undefined} />
  if (opened) return <RecipeEditor recipe={opened} record={record} onReload={() => recipe.mutate()} />
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
