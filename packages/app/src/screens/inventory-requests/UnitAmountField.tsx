import type { RequestItem } from '@commissary/api-client'
import { Inline, NumberField, Select } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { unitOptions, type UnitAmount } from './pack-units.ts'

interface UnitAmountFieldProps {
  /** Names the amount: "Approve Milk". */
  label: string
  hint?: string | undefined
  error?: string | undefined
  item: Pick<RequestItem, 'baseUnit' | 'units' | 'packs'>
  value: UnitAmount
  onChange: (value: UnitAmount) => void
}

/** An amount of an item in packs or loose. */
export function UnitAmountField({ label, hint, error, item, value, onChange }: UnitAmountFieldProps) {
  const t = useMessages()
  return (
    <Inline gap={2} align="start">
      <NumberField
        label={label}
        hint={hint}
        error={error}
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
      />
      <Select
        label={t('inventoryRequests.fields.unit')}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
        options={unitOptions(t, item)}
      />
    </Inline>
  )
}
