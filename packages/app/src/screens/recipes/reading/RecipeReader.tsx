import type { Recipe } from '@commissary/api-client'
import { addToPantry, emptyPantry, toRecipeDraft } from '@commissary/domain/recipe'
import { Screen, Split, Stack } from '@commissary/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useMessages } from '../../../messages/messages.ts'
import { MenuFormats } from '../../../nutrition/MenuFormats.tsx'
import { paths } from '../../../routing/paths.ts'
import { listBelow } from '../../../routing/record-address.ts'
import { DiscontinuedLines } from '../../../where-used/DiscontinuedLines.tsx'
import { UsedIn } from '../../../where-used/UsedIn.tsx'
import { RecipeNutrition } from '../editor/RecipeNutrition.tsx'
import { RecipeStatus } from '../versions/RecipeStatus.tsx'
import { ReadingLines } from './ReadingLines.tsx'
import { RecipeActions } from './RecipeActions.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'
import { RecipeNotes } from './RecipeNotes.tsx'
import { RecipePortions } from './RecipePortions.tsx'
import { RecipeSteps } from './RecipeSteps.tsx'
import { ScaleFields } from './ScaleFields.tsx'
import { useScale } from './use-scale.ts'

interface RecipeReaderProps {
  recipe: Recipe
  onEdit: () => void
}

/** A recipe to cook from, scaled as the address says: what it makes, its lines and steps, then the nutrition of a portion. */
export function RecipeReader({ recipe, onEdit }: RecipeReaderProps) {
  const t = useMessages()
  const [params] = useSearchParams()
  const draft = useMemo(() => toRecipeDraft(recipe), [recipe])
  const records = useMemo(() => addToPantry(emptyPantry, recipe.pantry), [recipe])
  const scale = useScale(recipe)

  return (
    <MenuFormats>
      <Screen
        title={recipe.name}
        breadcrumbs={[
          { label: t('recipeRecord.back'), href: listBelow(paths.recipes, params) },
          { label: recipe.name },
        ]}
        actions={<RecipeActions recipe={recipe} scale={scale.scale} onEdit={onEdit} />}
      >
        <Split aside={<RecipeNutrition draft={draft} records={records} recipeId={recipe.id} />}>
          <Stack gap={5}>
            <RecipeStatus recipe={recipe} />
            <RecipeFacts recipe={recipe} portions={scale.portions} />
            <ScaleFields recipe={recipe} {...scale} />
            <DiscontinuedLines recipe={recipe} />
            <ReadingLines recipe={recipe} portions={scale.portions} />
            <RecipeSteps recipe={recipe} portions={scale.portions} />
            <RecipePortions recipe={recipe} portions={scale.portions} />
            <RecipeNotes recipe={recipe} />
            <UsedIn kind="recipe" id={recipe.id} name={recipe.name} />
          </Stack>
        </Split>
      </Screen>
    </MenuFormats>
  )
}
