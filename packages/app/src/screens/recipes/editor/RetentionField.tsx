import { type RetentionFactor, useListRetentionFactors } from '@commissary/api-client'
import type { DraftRetention } from '@commissary/domain/recipe'
import { Quiet } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'

import { useMessages } from '../../../messages/messages.ts'

interface RetentionFieldProps {
  value: DraftRetention | null
  onChange: (value: DraftRetention | null) => void
}

/** How a line's food is cooked, from USDA's nutrient retention factors: "BEEF, ROASTED". Says so while none are loaded. */
export function RetentionField({ value, onChange }: RetentionFieldProps) {
  const t = useMessages()
  const factors = useListRetentionFactors()
  const all = factors.data?._embedded.retentionFactors
  const chosen = value && (all?.find(({ code }) => code === value.code) ?? unlisted(value))

  if (all?.length === 0 && !value) return <Quiet>{t('recipeRecord.line.noRetention')}</Quiet>
  return (
    <Combobox<RetentionFactor>
      label={t('recipeRecord.line.retention')}
      hint={t('recipeRecord.line.retentionHint')}
      value={chosen}
      onChange={(factor) => onChange(factor && { code: factor.code, factors: factor.factors })}
      options={all}
      optionsError={factors.data ? undefined : factors.error}
      onRetry={() => void factors.mutate()}
      getKey={({ code }) => code}
      getLabel={({ description }) => description}
    />
  )
}

/** A code that is no longer among the factors. */
const unlisted = ({ code, factors }: DraftRetention): RetentionFactor => ({
  code,
  description: code,
  factors: factors ?? {},
})
