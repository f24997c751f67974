import { nutrientEntries } from '@commissary/messages/nutrients'
import { allergenMarks, creditEntries, unassessedFoods } from '@commissary/messages/nutrition'
import { type IngredientValues, priceOn, toIngredientInput } from '@commissary/domain/food'
import { foodNutrition } from '@commissary/domain/recipe'
import { type Quantity } from '@commissary/domain/units'
import { NutritionPanel } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { useSession } from '../../session/session.tsx'
import { useStableEntries } from '../../text/use-stable-entries.ts'

/** The basis for a food without a serving. */
const hundredGrams: Quantity = { amount: '100', unit: 'g' }

interface ServingNutritionProps {
  values: IngredientValues
  /** 0 for a new one. */
  ingredientId: number
}

/** Nutrition, crediting and cost of one serving, updated as the user types. */
export function ServingNutrition({ values, ingredientId }: ServingNutritionProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { today } = useSession()
  const { nutrition, serving, notes } = useMemo(
    () => servingOf(values, ingredientId, today),
    [values, ingredientId, today],
  )
  const quantity = serving ?? hundredGrams

  return (
    <MenuFormats>
      <NutritionPanel
        title={t(serving ? 'ingredientRecord.perServing' : 'ingredientRecord.perReference')}
        subtitle={`${formats.amount(Number(quantity.amount))} ${t(`words.units.${quantity.unit}`)}`}
        nutrients={useStableEntries(nutrientEntries(wording, nutrition, notes), ({ code }) => code)}
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

function servingOf(values: IngredientValues, id: number, today: string) {
  // A measure that is still being typed has no weight to convert with.
  const measures = values.measures.filter(({ amount, grams }) => Number(amount) > 0 && Number(grams) > 0)
  const { serving, prices, ...food } = toIngredientInput({ ...values, measures }, null, '')
  const price = priceOn(prices, today)
  const nutrition = foodNutrition({ ...food, id, price }, serving ?? hundredGrams)
  return { serving, notes: food.nutrientNotes, nutrition }
}
