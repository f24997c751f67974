import type { Recipe } from '@commissary/api-client'
import { addToPantry, emptyPantry, isLineEmpty, toRecipeDraft } from '@commissary/domain/recipe'
import { formatAmount } from '@commissary/domain/units'
import type { Translate } from '@commissary/messages'
import { Button, type Fact, Facts, Quiet, Screen, Section, Stack } from '@commissary/ui'
import { IngredientList } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { paths } from '../../routing/paths.ts'
import { DiscontinuedLines } from '../../where-used/DiscontinuedLines.tsx'
import { UsedIn } from '../../where-used/UsedIn.tsx'
import { RecipeNutrition } from './editor/RecipeNutrition.tsx'
import { lineUnitText } from './line-unit-text.ts'

interface RecipeReaderProps {
  recipe: Recipe
  onEdit: () => void
}

/** A recipe to cook from: portions, ingredients and directions, then the nutrition of a portion. */
export function RecipeReader({ recipe, onEdit }: RecipeReaderProps) {
  const t = useMessages()
  const draft = useMemo(() => toRecipeDraft(recipe), [recipe])
  const records = useMemo(() => addToPantry(emptyPantry, recipe.pantry), [recipe])
  const lines = draft.lines
    .filter((line) => !isLineEmpty(line))
    .map(({ id, amount, unit, item, prep, form }) => ({
      id,
      amount: amount && `${amount} ${lineUnitText(unit, t)}`,
      name: item?.label ?? '',
      details: [prep, form === 'AP' ? form : ''].filter(Boolean),
    }))
  // Each written line of the directions is a step.
  const steps = draft.directions
    .split('\n')
    .filter((step) => step.trim() !== '')
    .map((text, index) => ({ id: `step-${index}`, text }))

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
          <Facts items={factsOf(recipe, t)} />
          <DiscontinuedLines recipe={recipe} />
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
          <RecipeNutrition draft={draft} records={records} recipeId={recipe.id} />
          <UsedIn kind="recipe" id={recipe.id} name={recipe.name} />
        </Stack>
      </Screen>
    </MenuFormats>
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
