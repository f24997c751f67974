import { useReadIngredient, useReadRecipe } from '@commissary/api-client'
import { gradeServings, type GradeServing } from '@commissary/domain/menu'
import { addToPantry, emptyPantry } from '@commissary/domain/recipe'
import { schoolGroups } from '@commissary/domain/rules'
import { nutrientEntries } from '@commissary/messages/nutrients'
import { allergenMarks, creditEntries, unassessedFoods } from '@commissary/messages/nutrition'
import { ErrorState, Quiet, Select, Skeleton, Stack } from '@commissary/ui'
import { NutritionPanel } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useMessages } from '../../messages/messages.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useStableEntries } from '../../text/use-stable-entries.ts'
import { toOfferedFood, type MasterItemValues } from './master-item-values.ts'

/** Nutrition, crediting, allergens and cost of what a grade group gets, updated as the user types. */
export function OfferedNutrition({ values }: { values: MasterItemValues }) {
  const t = useMessages()
  const [group, setGroup] = useState<string>(schoolGroups[0])
  const offered = useMemo(() => toOfferedFood(values), [values])
  const { recipeId, ingredientId } = offered
  const recipe = useReadRecipe(recipeId ?? 0, { enabled: recipeId !== null, revalidateOnFocus: false })
  const food = useReadIngredient(ingredientId ?? 0, { enabled: ingredientId !== null, revalidateOnFocus: false })

  const servings = useMemo(() => {
    const stored = recipeId === null ? undefined : recipe.data
    const own = ingredientId === null ? undefined : food.data
    if (!stored && !own) return null
    const { ingredients, recipes } = addToPantry(emptyPantry, {
      ingredients: [...(stored?.pantry.ingredients ?? []), ...(own ? [own] : [])],
      recipes: [...(stored?.pantry.recipes ?? []), ...(stored ? [stored] : [])],
    })
    const serving = (id: number) => (id === own?.id ? own.serving : null)
    return gradeServings(offered, {
      food: (id) => {
        const found = ingredients.get(id)
        return found && { ...found, serving: serving(id) }
      },
      recipe: (id) => recipes.get(id),
    })
  }, [offered, recipeId, ingredientId, recipe.data, food.data])

  if (values.link === null) return <Quiet>{t('masterItemRecord.chooseLink')}</Quiet>
  const shown = servings?.find(({ gradeGroup }) => gradeGroup === group)
  const read = recipeId === null ? food : recipe
  if (!shown)
    return read.error ? <ErrorState error={read.error} onRetry={() => read.mutate()} /> : <Skeleton lines={8} />
  return (
    <Stack>
      <Select
        label={t('masterItems.fields.gradeGroup')}
        value={group}
        onChange={setGroup}
        options={(servings ?? []).map(({ gradeGroup: value }) => ({ value, label: t(`words.gradeGroups.${value}`) }))}
      />
      <GradePanel serving={shown} isRecipe={recipeId !== null} />
    </Stack>
  )
}

function GradePanel({ serving: { portion, nutrition }, isRecipe }: { serving: GradeServing; isRecipe: boolean }) {
  const wording = useWording()
  const { t, formats } = wording
  const own = t(isRecipe ? 'masterItems.ownPortion' : 'masterItems.noPortion')
  return (
    <MenuFormats>
      <NutritionPanel
        title={t('masterItemRecord.panel')}
        subtitle={portion ? `${formats.amount(Number(portion.amount))} ${t(`words.units.${portion.unit}`)}` : own}
        nutrients={useStableEntries(nutrientEntries(wording, nutrition), ({ code }) => code)}
        credits={useStableEntries(creditEntries(wording, nutrition.credits), ({ id }) => id)}
        notAssessed={unassessedFoods(nutrition.credits)}
        allergens={useStableEntries(allergenMarks(wording, nutrition.allergens), ({ code }) => code)}
        grams={nutrition.grams}
        cost={nutrition.cost}
        formatCost={formats.moneyExact}
      />
    </MenuFormats>
  )
}
