import type { Recipe } from '@commissary/api-client'
import { Select, Stack } from '@commissary/ui'
import { ReasonList } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { isComponent, type SourceFigure, sourceFigures, sourceReasons, sourcesOf } from './item-sources.ts'

interface ItemSourcesProps {
  recipe: Recipe
  /** The figure that the reader comes from. */
  initial: SourceFigure
}

/** Which ingredients a figure of the portion comes from; each leads to its own page. */
export function ItemSources({ recipe, initial }: ItemSourcesProps) {
  const wording = useWording()
  const { t } = wording
  const navigate = useNavigate()
  const [figure, setFigure] = useState(initial)
  const sources = useMemo(() => sourcesOf(recipe), [recipe])
  const nameOf = (one: SourceFigure) => (isComponent(one) ? t(`words.components.${one}`) : t(`words.nutrients.${one}`))

  return (
    <Stack gap={3}>
      <Select
        label={t('nutritionAnalysis.figure')}
        value={figure}
        onChange={(value) => setFigure(choiceOf(sourceFigures, value) ?? figure)}
        options={sourceFigures.map((value) => ({ value, label: nameOf(value) }))}
      />
      <ReasonList
        titleAs="h3"
        reasons={sourceReasons(wording, figure, sources, recipe.figures)}
        onOpenItem={(id) => navigate(withQuery(paths.ingredients, { open: id }))}
      />
    </Stack>
  )
}
