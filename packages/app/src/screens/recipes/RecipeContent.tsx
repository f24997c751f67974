import type { Recipe } from '@commissary/api-client'
import { isLineEmpty, toRecipeDraft } from '@commissary/domain/recipe'
import { formatAmount } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'
import { type Fact, Facts, Quiet, Section, Stack } from '@commissary/ui'
import { IngredientList } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { lineAmountText, lineFormText } from './line-unit-text.ts'

/** What a kitchen cooks from: portions, ingredients and directions. */
export function RecipeContent({ recipe }: { recipe: Recipe }) {
  const t = useMessages()
  const draft = useMemo(() => toRecipeDraft(recipe), [recipe])
  const lines = draft.lines
    .filter((line) => !isLineEmpty(line))
    .map((line) => ({
      id: line.id,
      amount: line.amount && lineAmountText(line, t),
      name: line.item?.label ?? '',
      details: [line.prep, lineFormText(line, t)].filter(Boolean),
    }))
  // Each written line of the directions is a step.
  const steps = draft.directions
    .split('\n')
    .filter((step) => step.trim() !== '')
    .map((text, index) => ({ id: `step-${index}`, text }))

  return (
    <>
      <Facts items={factsOf(recipe, t)} />
      <Section title={t('recipeRecord.ingredients')}>
        {lines.length > 0 ? (
          <IngredientList label={t('recipeRecord.linesOf', { name: recipe.name })} lines={lines} />
        ) : (
          <Quiet>{t('recipeRecord.noLines')}</Quiet>
        )}
      </Section>
      <Section title={t('recipeRecord.directionsTitle')}>
        <Stack gap={2}>
          {steps.map(({ id, text }) => (
            <p key={id}>
              <bdi>{text}</bdi>
            </p>
          ))}
          {steps.length === 0 && <Quiet>{t('recipeRecord.noDirections')}</Quiet>}
        </Stack>
      </Section>
    </>
  )
}

/** What a cook needs before starting. Fields that were left blank are not shown. */
function factsOf({ number, type, category, portions, portionLabel, yield: batch }: Recipe, t: Translate): Fact[] {
  const facts = [
    { id: 'portions', label: t('recipeRecord.fields.portions'), value: formatAmount(portions) },
    { id: 'portionLabel', label: t('recipeRecord.fields.portionLabel'), value: portionLabel },
    {
      id: 'yield',
      label: t('recipeRecord.fields.yieldAmount'),
      value: batch && `${formatAmount(batch.amount)} ${t(`words.units.${batch.unit}`)}`,
    },
    { id: 'type', label: t('recipeRecord.fields.type'), value: t(`words.recipeTypes.${type}`) },
    { id: 'category', label: t('recipeRecord.fields.category'), value: category && t(`words.categories.${category}`) },
    { id: 'number', label: t('recipeRecord.fields.number'), value: number },
  ]
  return facts.filter(({ value }) => value)
}
