import { readRecipe, type Recipe } from '@commissary/api-client'
import { Button, ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { useEffect, useState } from 'react'

import { useMessages } from '../../../messages/messages.ts'
import { ReadingLines } from '../reading/ReadingLines.tsx'
import { RecipeFacts } from '../reading/RecipeFacts.tsx'
import { RecipeNotes } from '../reading/RecipeNotes.tsx'
import { RecipePortions } from '../reading/RecipePortions.tsx'
import { RecipeSteps } from '../reading/RecipeSteps.tsx'

export interface PrintRecipesProps {
  /** Their numbers, in the order of the print. */
  ids: readonly number[]
  onClose: () => void
}

/** The cards of recipes to print, each on its own page, with what the kitchen needs. */
export function PrintRecipes({ ids, onClose }: PrintRecipesProps) {
  const t = useMessages()
  const { recipes, error, retry } = useRecipes(ids)

  return (
    <Screen
      title={t('recipes.bulk.printTitle', { count: ids.length })}
      isHeadPrinted={false}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant="solid" disabled={!recipes} onClick={() => window.print()}>
            {t('recipes.bulk.print')}
          </Button>
        </>
      }
    >
      {recipes ? (
        <Stack gap={8} isPaged>
          {recipes.map((recipe) => (
            <Stack key={recipe.id} gap={5}>
              <h2>
                <bdi>{recipe.name}</bdi>
              </h2>
              <RecipeFacts recipe={recipe} portions={recipe.portions} />
              <ReadingLines recipe={recipe} portions={recipe.portions} />
              <RecipeSteps recipe={recipe} portions={recipe.portions} />
              <RecipePortions recipe={recipe} portions={recipe.portions} />
              <RecipeNotes recipe={recipe} />
            </Stack>
          ))}
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Screen>
  )
}

/** Reads the recipes one after the other. */
function useRecipes(ids: readonly number[]) {
  const [recipes, setRecipes] = useState<readonly Recipe[]>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    async function load() {
      const read: Recipe[] = []
      // oxlint-disable-next-line no-await-in-loop -- a hundred reads at once would keep others waiting
      for (const id of ids) if (isCurrent) read.push(await readRecipe(id))
      if (isCurrent) setRecipes(read)
    }
    load().catch((reason: unknown) => isCurrent && setError(reason))
    return () => {
      isCurrent = false
    }
  }, [ids, attempt])

  function retry() {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  return { recipes, error, retry }
}
