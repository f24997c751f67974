import { foodFigures } from '@commissary/domain/recipe'
import { type Quantity } from '@commissary/domain/units'
import { FiguresPanel } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { allergenMarks, creditEntries, nutrientFigures } from '../../figures/figure-words.ts'
import { MenuWords } from '../../figures/MenuWords.tsx'
import { useKept } from '../../text/use-kept.ts'
import { toInput } from './input.ts'
import type { IngredientValues } from './values.ts'

/** Where the food has no serving of its own yet. */
const reference: Quantity = { amount: '100', unit: 'g' }

interface ServingFiguresProps {
  values: IngredientValues
  /** 0 for a new one. */
  ingredientId: number
}

/** What one serving gives, by what stands in the form: it follows every key. */
export function ServingFigures({ values, ingredientId }: ServingFiguresProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { figures, serving } = useMemo(() => figuresOf(values, ingredientId), [values, ingredientId])
  const quantity = serving ?? reference

  return (
    <MenuWords>
      <FiguresPanel
        title={t(serving ? 'ingredients.perServing' : 'ingredients.perReference')}
        subtitle={`${formats.amount(Number(quantity.amount))} ${t(`words.units.${quantity.unit}`)}`}
        nutrients={useKept(nutrientFigures(wording, figures), ({ code }) => code)}
        credits={useKept(creditEntries(wording, figures.credits), ({ id }) => id)}
        allergens={useKept(allergenMarks(wording, figures.allergens), ({ code }) => code)}
        grams={figures.grams}
        cost={figures.cost}
        formatCost={formats.moneyExact}
      />
    </MenuWords>
  )
}

function figuresOf(values: IngredientValues, id: number) {
  // A measure without a weight converts nothing; it is not one of no weight.
  const measures = values.measures.filter(({ amount, grams }) => Number(amount) > 0 && Number(grams) > 0)
  const { serving, ...food } = toInput({ ...values, measures }, null, '')
  return { serving, figures: foodFigures({ ...food, id }, serving ?? reference) }
}
