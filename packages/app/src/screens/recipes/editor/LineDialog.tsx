import {
  type DraftLine,
  isFoodItem,
  isYield,
  itemNumber,
  type LinePatch,
  lineWeightAndCost,
  type Pantry,
} from '@commissary/domain/recipe'
import { Button, Dialog, type Fact, Facts, NumberField, Stack, useUiText } from '@commissary/ui'
import { type FormEvent, useId, useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { RetentionField } from './RetentionField.tsx'

interface LineDialogProps {
  line: DraftLine
  pantry: Pantry
  onApply: (patch: LinePatch) => void
  onClose: () => void
}

/** What a line has besides its cells: the yield that replaces the ingredient's own, with the weights it leads to, and how it is cooked. */
export function LineDialog({ line, pantry, onApply, onClose }: LineDialogProps) {
  const { t, formats } = useWording()
  const { cancel } = useUiText()
  const formId = useId()
  const [yieldPct, setYieldPct] = useState(line.yieldPct)
  const [retention, setRetention] = useState(line.retention)
  const [isTried, setIsTried] = useState(false)
  const food = line.item && isFoodItem(line.item) ? pantry.food(itemNumber(line.item.id)) : undefined
  const own = food?.ediblePct ?? null
  const isValid = isYield(yieldPct)
  const { grams, purchasedGrams } = lineWeightAndCost({ ...line, yieldPct: isValid ? yieldPct : '' }, pantry)
  const edible = grams && grams.missing.length === 0 ? grams.known : null
  const weights: Fact[] =
    edible === null
      ? []
      : [
          { id: 'AP', label: t('recipeRecord.line.purchased'), value: weight(purchasedGrams ?? edible) },
          { id: 'EP', label: t('recipeRecord.line.edible'), value: weight(edible) },
        ]

  function weight(amount: number) {
    return t('recipeRecord.line.grams', { grams: formats.number(amount, 0) })
  }

  function handleSubmit(event: FormEvent) {
    // To React, the dialog is inside the recipe's form, which must not be submitted.
    event.preventDefault()
    event.stopPropagation()
    setIsTried(true)
    if (!isValid) return
    onApply({ yieldPct: yieldPct.trim(), retention })
    onClose()
  }

  return (
    <Dialog
      title={line.item?.label ?? ''}
      description={t('recipeRecord.line.description')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" type="submit" form={formId}>
            {t('recipeRecord.line.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack>
          {food && (
            <NumberField
              label={t('recipeRecord.line.yield')}
              unit="%"
              value={yieldPct}
              onChange={setYieldPct}
              hint={
                own === null ? t('recipeRecord.line.noOwnYield') : t('recipeRecord.line.ownYield', { percent: own })
              }
              error={!isValid && isTried ? t('recipeRecord.errors.yield') : undefined}
            />
          )}
          {food && <RetentionField value={retention} onChange={setRetention} />}
          {weights.length > 0 && <Facts items={weights} />}
        </Stack>
      </form>
    </Dialog>
  )
}
