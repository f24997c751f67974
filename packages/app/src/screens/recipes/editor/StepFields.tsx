import { limits } from '@commissary/api-client'
import { type DraftStep, isControlPoint, isStepEmpty, newStep, type RecipeDraft } from '@commissary/domain/recipe'
import { temperaturesOf } from '@commissary/messages/temperatures'
import { Fold } from '@commissary/ui'
import { FieldList, FormValues, TextArea } from '@commissary/ui/form'

import { useWording } from '../../../compliance/use-wording.ts'
import { useMessages } from '../../../messages/messages.ts'

/** Degrees Fahrenheit for reheated food (FDA Food Code 3-403.11). */
const reheating = 165

/** The steps in order, each optionally a critical control point. */
export function StepFields({ isOpen }: { isOpen: boolean }) {
  const t = useMessages()
  return (
    <Fold id="steps" title={t('kitchen.steps.title')} summary={<StepSummary />} isOpen={isOpen}>
      <FieldList
        name="steps"
        label={t('kitchen.steps.title')}
        newItem={newStep}
        most={limits.RecipeInput.steps.maxItems}
        addText={t('kitchen.steps.add')}
        removeText={(index) => t('kitchen.steps.remove', { number: index + 1 })}
        moveText={(index, direction) => t(`kitchen.steps.${direction}`, { number: index + 1 })}
      >
        {(path, step: DraftStep, index) => <StepEntry path={path} step={step} number={index + 1} />}
      </FieldList>
    </Fold>
  )
}

function StepSummary() {
  const t = useMessages()
  return (
    <FormValues<RecipeDraft>>
      {(draft) => {
        const steps = draft.steps.filter((step) => !isStepEmpty(step))
        const points = steps.filter(({ ccp }) => isControlPoint(ccp)).length
        if (steps.length === 0) return null
        return t(`kitchen.steps.${points > 0 ? 'summaryWithPoints' : 'summary'}`, { steps: steps.length, points })
      }}
    </FormValues>
  )
}

function StepEntry({ path, step, number }: { path: string; step: DraftStep; number: number }) {
  const wording = useWording()
  const { t } = wording
  const { RecipeStep, ControlPoint } = limits
  return (
    <>
      <TextArea
        name={`${path}.text`}
        label={t('kitchen.steps.step', { number })}
        rows={2}
        maxLength={RecipeStep.text.maxLength}
      />
      <Fold isPlain title={t('kitchen.steps.ccpOf', { number })} summary={step.ccp.limit}>
        <TextArea
          name={`${path}.ccp.limit`}
          label={t('kitchen.steps.limit')}
          hint={t('kitchen.steps.limitHint', { temperature: temperaturesOf(wording).atLeast(reheating) })}
          rows={1}
          maxLength={ControlPoint.limit.maxLength}
        />
        <TextArea
          name={`${path}.ccp.monitoring`}
          label={t('kitchen.steps.monitoring')}
          hint={t('kitchen.steps.monitoringHint')}
          rows={1}
          maxLength={ControlPoint.monitoring.maxLength}
        />
        <TextArea
          name={`${path}.ccp.correctiveAction`}
          label={t('kitchen.steps.correctiveAction')}
          hint={t('kitchen.steps.correctiveActionHint')}
          rows={1}
          maxLength={ControlPoint.correctiveAction.maxLength}
        />
      </Fold>
    </>
  )
}
