import { type MenuLine, useReadRecipe } from '@commissary/api-client'
import type { TraceableValue } from '@commissary/domain/recipe'
import { nutrientEntries } from '@commissary/messages/nutrients'
import { allergenMarks, creditEntries, unassessedFoods } from '@commissary/messages/nutrition'
import { ErrorState, Link, Skeleton, Stack } from '@commissary/ui'
import { NutritionPanel } from '@commissary/ui/menu'

import { useWording } from '../../compliance/use-wording.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { ItemIngredients } from './ItemIngredients.tsx'

interface ItemContentProps {
  line: MenuLine
  /** The value whose ingredients are shown first. */
  initialValue: TraceableValue
}

/** The ingredients behind a value of a menu item, and the nutrition of a portion. */
export function ItemContent({ line, initialValue }: ItemContentProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { nutrition, recipeId, ingredientId } = line
  // Users without access to the catalog see the values of a portion, but not its ingredients.
  const hasCatalog = hasOneOf(['catalog'], useSession())
  const recipe = useReadRecipe(recipeId ?? 0, { enabled: hasCatalog && recipeId !== null })

  return (
    <Stack gap={5}>
      {hasCatalog &&
        recipeId !== null &&
        (recipe.data ? (
          <ItemIngredients recipe={recipe.data} line={line} initialValue={initialValue} />
        ) : recipe.error ? (
          <ErrorState error={recipe.error} onRetry={() => recipe.mutate()} />
        ) : (
          <Skeleton lines={6} />
        ))}
      <NutritionPanel
        title={t('nutritionAnalysis.perPortion')}
        nutrients={nutrientEntries(wording, nutrition)}
        credits={creditEntries(wording, nutrition.credits)}
        notAssessed={unassessedFoods(nutrition.credits)}
        allergens={allergenMarks(wording, nutrition.allergens)}
        grams={nutrition.grams}
        cost={nutrition.cost}
        formatCost={formats.moneyExact}
      />
      {hasCatalog && (
        <div>
          {recipeId !== null ? (
            <Link href={withQuery(paths.recipes, { open: recipeId })}>{t('nutritionAnalysis.openRecipe')}</Link>
          ) : (
            <Link href={withQuery(paths.ingredients, { open: ingredientId })}>
              {t('nutritionAnalysis.openIngredient')}
            </Link>
          )}
        </div>
      )}
    </Stack>
  )
}
