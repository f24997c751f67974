import { printRecipeCard, type Recipe } from '@commissary/api-client'
import { formatScale, type Scale } from '@commissary/domain/recipe'
import { Button } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'
import { useDownload } from '../../../text/use-download.ts'

interface RecipeActionsProps {
  recipe: Recipe
  /** How the recipe is scaled; null as written. */
  scale: Scale | null
  onEdit: () => void
}

/** What can be done with a recipe that is read. */
export function RecipeActions({ recipe, scale, onEdit }: RecipeActionsProps) {
  const t = useMessages()
  const { isBusy: isPrinting, download } = useDownload((name) => t('kitchen.card.printed', { name }))
  const handlePrint = () => void download(() => printRecipeCard(recipe.id, scale ? { scale: formatScale(scale) } : {}))

  return (
    <>
      <Button isBusy={isPrinting} onClick={handlePrint}>
        {t('kitchen.card.print')}
      </Button>
      <Button variant="solid" onClick={onEdit}>
        {t('recipeRecord.edit')}
      </Button>
    </>
  )
}
