import type { Recipe } from '@commissary/api-client'
import { discontinuedIn, discontinuedOn } from '@commissary/domain/menu'
import { cardLines } from '@commissary/domain/recipe'
import { cardLineText } from '@commissary/messages/kitchen-card'
import { discontinuedText } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import { Quiet, Section } from '@commissary/ui'
import { IngredientList } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { useSession } from '../../../session/session.tsx'

/** The lines of a recipe for a number of portions, in kitchen measures and with what to buy. */
export function ReadingLines({ recipe, portions }: { recipe: Recipe; portions: string }) {
  const wording = useWording()
  const { t } = wording
  const { today } = useSession()
  const lines = useMemo(() => readingLines(recipe, portions, wording, today), [recipe, portions, wording, today])
  return (
    <Section title={t('recipeRecord.ingredients')}>
      {lines.length > 0 ? (
        <IngredientList label={t('recipeRecord.linesOf', { name: recipe.name })} lines={lines} />
      ) : (
        <Quiet>{t('recipeRecord.noLines')}</Quiet>
      )}
    </Section>
  )
}

function readingLines(recipe: Recipe, portions: string, wording: Wording, today: string) {
  const { t } = wording
  const foods = new Map(recipe.pantry.ingredients.map((food) => [food.id, food]))
  const recipes = new Map(recipe.pantry.recipes.map((sub) => [sub.id, sub]))
  const pantry = { food: (id: number) => foods.get(id), recipe: (id: number) => recipes.get(id) }
  const discontinued = recipe.lines.map(({ ingredientId, subRecipeId: recipeId }) =>
    discontinuedText(
      wording,
      discontinuedOn(discontinuedIn({ ingredientId: ingredientId ?? null, recipeId: recipeId ?? null }, pantry), today),
    ),
  )
  return (cardLines(recipe, portions) ?? []).map((line, index) => {
    const { amount, exact, purchase, details } = cardLineText(t, line)
    const buy = purchase && t('kitchen.card.buy', purchase)
    return {
      id: `line-${index + 1}`,
      amount,
      name: line.name,
      details: [exact, ...details, buy, discontinued[index]].flatMap((text) => text || []),
    }
  })
}
