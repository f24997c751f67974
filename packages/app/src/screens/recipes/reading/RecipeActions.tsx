import { printRecipeCard, type Recipe } from '@commissary/api-client'
import { formatScale, type Scale } from '@commissary/domain/recipe'
import { Button, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useFailureToast } from '../../../forms/use-failure-toast.ts'
import { useMessages } from '../../../messages/messages.ts'
import { connection } from '../../../session/connection.ts'
import { saveFile } from '../../../text/save-file.ts'

interface RecipeActionsProps {
  recipe: Recipe
  /** How the recipe is scaled; null as written. */
  scale: Scale | null
  onEdit: () => void
}

/** What can be done with a recipe that is read. */
export function RecipeActions({ recipe, scale, onEdit }: RecipeActionsProps) {
  const t = useMessages()
  const showToast = useToast()
  const fail = useFailureToast()
  const [isPrinting, setIsPrinting] = useState(false)

  async function handlePrint() {
    setIsPrinting(true)
    try {
      const file = await printRecipeCard(recipe.id, scale ? { scale: formatScale(scale) } : {})
      connection.answered()
      saveFile(file)
      showToast({ tone: 'success', message: t('kitchen.card.printed', { name: file.name }) })
    } catch (error) {
      fail(error)
    } finally {
      setIsPrinting(false)
    }
  }

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
