import { limits } from '@commissary/api-client'
import { haccpProcesses } from '@commissary/domain/recipe'
import { Columns, Fold } from '@commissary/ui'
import { NumberField, Select, TextArea } from '@commissary/ui/form'

import { useMessages } from '../../../messages/messages.ts'

/** HACCP process, times, equipment and notes. */
export function KitchenFields({ isOpen }: { isOpen: boolean }) {
  const t = useMessages()
  const { RecipeInput } = limits
  const minutes = t('kitchen.details.minutes')
  return (
    <Fold id="kitchen" title={t('kitchen.details.title')} isOpen={isOpen}>
      <Columns minWidth="8rem">
        <Select
          name="haccpProcess"
          label={t('kitchen.haccp.title')}
          placeholder={t('kitchen.haccp.none')}
          options={haccpProcesses.map((value) => ({ value: String(value), label: t(`kitchen.haccp.${value}`) }))}
        />
        <NumberField name="prepMinutes" label={t('kitchen.details.prepMinutes')} unit={minutes} />
        <NumberField name="cookMinutes" label={t('kitchen.details.cookMinutes')} unit={minutes} />
      </Columns>
      <TextArea
        name="equipment"
        label={t('kitchen.details.equipment')}
        hint={t('kitchen.details.equipmentHint')}
        rows={3}
        maxLength={RecipeInput.equipment.maxLength}
      />
      <TextArea name="notes" label={t('kitchen.details.notes')} rows={3} maxLength={RecipeInput.notes.maxLength} />
    </Fold>
  )
}
