import { useReadRecipe } from '@commissary/api-client'
import { Button, EmptyState, ErrorState, Screen, Skeleton } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import type { useOpenRecord } from '../../routing/open-record.ts'
import { RecipeEditor } from './editor/RecipeEditor.tsx'

interface RecipeScreenProps {
  record: ReturnType<typeof useOpenRecord>
}

/** One recipe as a page: a new one, or a stored one once it has been read. */
export function RecipeScreen({ record }: RecipeScreenProps) {
  const t = useMessages()
  // An editor holds what was read when it was opened: reading again while somebody types would serve nothing.
  const recipe = useReadRecipe(record.id ?? 0, { enabled: record.id !== null, revalidateOnFocus: false })

  if (record.isNew) return <RecipeEditor recipe={null} record={record} onReload={() => undefined} />
  if (recipe.data) {
    const { id, version } = recipe.data
    return (
      <RecipeEditor key={`${id}-${version}`} recipe={recipe.data} record={record} onReload={() => recipe.mutate()} />
    )
  }
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
