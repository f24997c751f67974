import type { Recipe } from '@commissary/api-client'
import type { ControlPoint } from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import { stepTexts } from '@commissary/messages/kitchen-card'
import { Quiet, Section } from '@commissary/ui'
import { StepList } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useMessages } from '../../../messages/messages.ts'

interface RecipeStepsProps {
  recipe: Recipe
  /** The portions that are made, as a decimal string. */
  portions: string
}

/** The steps, with critical control points marked, and a note on the amounts in them where the recipe is scaled. */
export function RecipeSteps({ recipe, portions }: RecipeStepsProps) {
  const t = useMessages()
  const { name, steps } = recipe
  const { texts, note } = useMemo(() => stepTexts(t, recipe, portions), [t, recipe, portions])
  return (
    <Section title={t('kitchen.steps.title')} {...(note !== null && { description: note })}>
      {steps.length === 0 ? (
        <Quiet>{t('kitchen.steps.none')}</Quiet>
      ) : (
        <StepList
          label={t('kitchen.card.stepsOf', { name })}
          steps={steps.map(({ ccp, text }, index) => ({
            id: `step-${index + 1}`,
            text: texts[index] ?? text,
            ...(ccp && { point: { title: t('kitchen.steps.ccp'), facts: pointFacts(ccp, t) } }),
          }))}
        />
      )}
    </Section>
  )
}

const pointFacts = (ccp: ControlPoint, t: Translate) =>
  (['limit', 'monitoring', 'correctiveAction'] as const).flatMap((id) => {
    const value = ccp[id]
    return value === null ? [] : [{ id, label: t(`kitchen.steps.${id}`), value }]
  })
