import type { Recipe } from '@commissary/api-client'
import { cardLines } from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import { cardLineText } from '@commissary/messages/kitchen-card'
import { Quiet, Section } from '@commissary/ui'
import { IngredientList } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useMessages } from '../../../messages/messages.ts'

/** The lines of a recipe for a number of portions, in kitchen measures and with what to buy. */
export function ReadingLines({ recipe, portions }: { recipe: Recipe; portions: string }) {
  const t = useMessages()
  const lines = useMemo(() => readingLines(recipe, portions, t), [recipe, portions, t])
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

function readingLines(recipe: Recipe, portions: string, t: Translate) {
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
