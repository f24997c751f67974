import type { Recipe } from '@commissary/api-client'
import type { ControlPoint } from '@commissary/domain/recipe'
import type { Translate } from '@commissary/messages'
import { Quiet, Section } from '@commissary/ui'
import { StepList } from '@commissary/ui/menu'

import { useMessages } from '../../../messages/messages.ts'

interface RecipeStepsProps {
  recipe: Recipe
  /** Amounts that are written in the steps stay as written, and a note says so. */
  isScaled: boolean
}

/** The steps, with critical control points marked. */
export function RecipeSteps({ recipe: { name, portions, steps }, isScaled }: RecipeStepsProps) {
  const t = useMessages()
  const note = t('kitchen.card.stepAmounts', { portions: Number(portions) })
  return (
    <Section title={t('kitchen.steps.title')} {...(isScaled && steps.length > 0 && { description: note })}>
      {steps.length === 0 ? (
        <Quiet>{t('kitchen.steps.none')}</Quiet>
      ) : (
        <StepList
          label={t('kitchen.card.stepsOf', { name })}
          steps={steps.map(({ text, ccp }, index) => ({
            id: `step-${index + 1}`,
            text,
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
