import type { Recipe } from '@commissary/api-client'
import { portionsOf, type Scale, scaleTargets } from '@commissary/domain/recipe'
import { formatAmount, parseAmount } from '@commissary/domain/units'
import { kitchenNumber, scaleTargetText } from '@commissary/messages/kitchen-card'
import { Button, Columns, Inline, Quiet, Section, Select, TextField } from '@commissary/ui'
import { useState } from 'react'

import { useMessages } from '../../../messages/messages.ts'

interface ScaleFieldsProps {
  recipe: Recipe
  /** Null as written. */
  scale: Scale | null
  /** The portions that are made. */
  portions: string
  setScale: (scale: Scale | null) => void
}

/** Scales the recipe on this page by portions, yield, pans or scoops. Nothing is saved. */
export function ScaleFields({ recipe, scale, portions, setScale }: ScaleFieldsProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(formatAmount(scale?.amount ?? recipe.portions))
  const [of, setOf] = useState<Scale['of']>(scale?.of ?? 'portions')
  const targets = scaleTargets(recipe)
  const isValid = scaleOf(typed, of) !== null

  function scaleOf(text: string, target: Scale['of']): Scale | null {
    const amount = parseAmount(text)
    if (!amount.ok) return null
    const next = { amount: amount.amount, of: target }
    return portionsOf(recipe, next) === null ? null : next
  }

  function change(text: string, target: Scale['of']) {
    setTyped(text)
    setOf(target)
    const next = scaleOf(text, target)
    if (next) setScale(isAsWritten(recipe, next) ? null : next)
  }

  function reset() {
    setTyped(formatAmount(recipe.portions))
    setOf('portions')
    setScale(null)
  }

  return (
    <Section
      title={t('kitchen.scale.title')}
      actions={
        scale && (
          <Button size="small" onClick={reset}>
            {t('kitchen.scale.asWritten')}
          </Button>
        )
      }
    >
      <Columns minWidth="12rem">
        <TextField
          label={t('kitchen.scale.amount')}
          value={typed}
          onChange={(text) => change(text, of)}
          inputMode="decimal"
          error={isValid ? undefined : t('kitchen.scale.problem')}
        />
        <Select
          label={t('kitchen.scale.of')}
          value={of}
          onChange={(target) => change(typed, targets.find((one) => one === target) ?? 'portions')}
          options={targets.map((value) => ({ value, label: scaleTargetText(t, value, recipe.pans) }))}
        />
      </Columns>
      {scale && (
        <Inline>
          <Quiet>
            {t('kitchen.scale.made', {
              portions: Number(kitchenNumber(portions)) || Number(portions),
              factor: kitchenNumber(Number(portions) / Number(recipe.portions)),
            })}
          </Quiet>
        </Inline>
      )}
    </Section>
  )
}

const isAsWritten = ({ portions }: Recipe, { amount, of }: Scale) =>
  of === 'portions' && Number(amount) === Number(portions)
