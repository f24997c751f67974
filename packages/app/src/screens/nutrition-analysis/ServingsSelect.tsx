import { type ServingsBasis, servingsBases } from '@commissary/domain/menu'
import { Select } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'

interface ServingsSelectProps {
  servings: ServingsBasis
  /** Null for planned servings, which the address leaves out. */
  onChange: (servings: 'served' | null) => void
}

/** Chooses whether planned or served servings weight the values. */
export function ServingsSelect({ servings, onChange }: ServingsSelectProps) {
  const t = useMessages()
  return (
    <Select
      label={t('nutritionAnalysis.weightedBy')}
      value={servings}
      options={servingsBases.map((value) => ({ value, label: t(`nutritionAnalysis.weights.${value}`) }))}
      onChange={(value) => onChange(value === 'served' ? value : null)}
    />
  )
}
