import { useReadIngredientDocumentFile } from '@commissary/api-client'
import { Thumbnail } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'

// The picture of a document never changes, so it is read once.
const once = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false }

/** The photo of a recipe. A failed download leaves its room empty: the recipe is readable without it. */
export function RecipePhoto({ id, name }: { id: number; name: string }) {
  const t = useMessages()
  const { data } = useReadIngredientDocumentFile(id, once)
  return <Thumbnail size="large" src={data} alt={t('kitchen.card.photo', { name })} />
}
