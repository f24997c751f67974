import type { MenuLine, Recipe } from '@commissary/api-client'
import { isComponent, portionIngredients, type TraceableValue, traceableValues } from '@commissary/domain/recipe'
import { Select, Stack } from '@commissary/ui'
import { ReasonList } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { ingredientReasons } from './ingredient-reasons.ts'

interface ItemIngredientsProps {
  recipe: Recipe
  /** The menu line that serves the recipe. */
  line: Pick<MenuLine, 'portion' | 'nutrition'>
  initialValue: TraceableValue
}

/** The ingredients that a value of the portion comes from, each linked to its page. */
export function ItemIngredients({ recipe, line, initialValue }: ItemIngredientsProps) {
  const wording = useWording()
  const { t } = wording
  const navigate = useNavigate()
  const [value, setValue] = useState(initialValue)
  const ingredients = useMemo(() => portionIngredients(recipe, line.portion), [recipe, line.portion])
  const nameOf = (one: TraceableValue) =>
    isComponent(one) ? t(`words.components.${one}`) : t(`nutrients.names.${one}`)

  return (
    <Stack gap={3}>
      <Select
        label={t('nutritionAnalysis.sourceValue')}
        value={value}
        onChange={(chosen) => setValue(choiceOf(traceableValues, chosen) ?? value)}
        options={traceableValues.map((one) => ({ value: one, label: nameOf(one) }))}
      />
      <ReasonList
        titleAs="h3"
        reasons={ingredientReasons(wording, value, ingredients, line.nutrition)}
        onOpenItem={(id) => navigate(withQuery(paths.ingredients, { open: id }))}
      />
    </Stack>
  )
}
