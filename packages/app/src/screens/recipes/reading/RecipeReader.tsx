import type { Recipe } from '@commissary/api-client'
import { addToPantry, cardLines, emptyPantry, toRecipeDraft } from '@commissary/domain/recipe'
import { cardLineText } from '@commissary/messages/kitchen-card'
import { Quiet, Screen, Section, Split, Stack } from '@commissary/ui'
import { IngredientList } from '@commissary/ui/menu'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useMessages } from '../../../messages/messages.ts'
import { MenuFormats } from '../../../nutrition/MenuFormats.tsx'
import { paths } from '../../../routing/paths.ts'
import { listBelow } from '../../../routing/record-address.ts'
import { RecipeNutrition } from '../editor/RecipeNutrition.tsx'
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
  const lines = useMemo(() => readingLines(recipe, scale.portions, t), [recipe, scale.portions, t])

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
            <RecipeFacts recipe={recipe} portions={scale.portions} />
            <ScaleFields recipe={recipe} {...scale} />
            <Section title={t('recipeRecord.ingredients')}>
              {lines.length > 0 ? (
                <IngredientList label={t('recipeRecord.linesOf', { name: recipe.name })} lines={lines} />
              ) : (
                <Quiet>{t('recipeRecord.noLines')}</Quiet>
              )}
            </Section>
            <RecipeSteps recipe={recipe} isScaled={scale.scale !== null} />
            <RecipePortions recipe={recipe} portions={scale.portions} />
            <RecipeNotes recipe={recipe} />
          </Stack>
        </Split>
      </Screen>
    </MenuFormats>
  )
}

/** The lines in kitchen measures, with what to buy. */
function readingLines(recipe: Recipe, portions: string, t: ReturnType<typeof useMessages>) {
  return (cardLines(recipe, portions) ?? []).map((line, index) => {
    const { amount, exact, purchase, details } = cardLineText(t, line)
    const buy = purchase && t('kitchen.card.buy', purchase)
    return {
      id: `line-${index + 1}`,
      amount,
      name: line.name,
      details: [exact, ...details, buy].flatMap((text) => text ?? []),
    }
  })
}
