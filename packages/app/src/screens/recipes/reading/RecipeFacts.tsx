import type { Recipe } from '@commissary/api-client'
import { batchText, kitchenNumber } from '@commissary/messages/kitchen-card'
import type { Translate } from '@commissary/messages'
import { Columns, type Fact, Facts } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'
import { RecipePhoto } from './RecipePhoto.tsx'

/** What a cook needs before starting: the photo and what the recipe makes. Blank fields are not shown. */
export function RecipeFacts({ recipe, portions }: { recipe: Recipe; portions: string }) {
  const t = useMessages()
  const facts = <Facts items={factsOf(recipe, portions, t)} />
  if (recipe.photoId === null) return facts
  return (
    <Columns minWidth="20rem">
      <RecipePhoto id={recipe.photoId} name={recipe.name} />
      {facts}
    </Columns>
  )
}

function factsOf(recipe: Recipe, made: string, t: Translate): Fact[] {
  const {
    number,
    type,
    category,
    portions,
    portionLabel,
    yield: batch,
    haccpProcess,
    prepMinutes,
    cookMinutes,
  } = recipe
  const factor = Number(made) / Number(portions)
  const minutes = (count: number | null) => count !== null && t('kitchen.details.minutesValue', { minutes: count })
  const facts = [
    { id: 'portions', label: t('recipeRecord.fields.portions'), value: kitchenNumber(made) },
    { id: 'portionLabel', label: t('recipeRecord.fields.portionLabel'), value: portionLabel },
    {
      id: 'yield',
      label: t('recipeRecord.fields.yieldAmount'),
      value: batch && batchText(t, batch, factor),
    },
    { id: 'haccp', label: t('kitchen.haccp.title'), value: haccpProcess && t(`kitchen.haccp.${haccpProcess}`) },
    { id: 'prep', label: t('kitchen.details.prepMinutes'), value: minutes(prepMinutes) },
    { id: 'cook', label: t('kitchen.details.cookMinutes'), value: minutes(cookMinutes) },
    { id: 'type', label: t('recipeRecord.fields.type'), value: t(`words.recipeTypes.${type}`) },
    { id: 'category', label: t('recipeRecord.fields.category'), value: category && t(`words.categories.${category}`) },
    { id: 'number', label: t('recipeRecord.fields.number'), value: number },
  ]
  return facts.filter(({ value }) => value)
}
