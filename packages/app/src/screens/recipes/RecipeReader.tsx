import type { Recipe } from '@commissary/api-client'
import { addToPantry, emptyPantry, toRecipeDraft } from '@commissary/domain/recipe'
import { Button, Screen, Stack } from '@commissary/ui'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { paths } from '../../routing/paths.ts'
import { RecipeNutrition } from './editor/RecipeNutrition.tsx'
import { RecipeContent } from './RecipeContent.tsx'
import { RecipeStatus } from './versions/RecipeStatus.tsx'

interface RecipeReaderProps {
  recipe: Recipe
  onEdit: () => void
}

/** A recipe to cook from: portions, ingredients and directions, then the nutrition of a portion. */
export function RecipeReader({ recipe, onEdit }: RecipeReaderProps) {
  const t = useMessages()
  const draft = useMemo(() => toRecipeDraft(recipe), [recipe])
  const records = useMemo(() => addToPantry(emptyPantry, recipe.pantry), [recipe])
  return (
    <MenuFormats>
      <Screen
        title={recipe.name}
        breadcrumbs={[{ label: t('recipeRecord.back'), href: paths.recipes }, { label: recipe.name }]}
        actions={
          <Button variant="solid" onClick={onEdit}>
            {t('recipeRecord.edit')}
          </Button>
        }
      >
        <Stack gap={5}>
          <RecipeStatus recipe={recipe} />
          <RecipeContent recipe={recipe} />
          <RecipeNutrition draft={draft} records={records} recipeId={recipe.id} />
        </Stack>
      </Screen>
    </MenuFormats>
  )
}
