import { nutrientCodes, type NutrientCode } from '@commissary/domain/food'
import { CheckboxGroup } from '@commissary/ui'
import { useState } from 'react'

import { SubmitDialog } from '../../forms/SubmitDialog.tsx'
import { useMessages } from '../../messages/messages.ts'

interface NutrientsDialogProps {
  chosen: readonly NutrientCode[]
  onChoose: (codes: readonly NutrientCode[]) => void
  onClose: () => void
}

/** Which nutrients are columns of the report. */
export function NutrientsDialog({ chosen, onChoose, onClose }: NutrientsDialogProps) {
  const t = useMessages()
  const [codes, setCodes] = useState(chosen)
  return (
    <SubmitDialog
      title={t('foodReports.composition.nutrients')}
      description={t('foodReports.composition.nutrientsHint')}
      submitText={t('foodReports.composition.show')}
      problemOf={() => (codes.length === 0 ? t('foodReports.composition.nutrientsMissing') : undefined)}
      onSubmit={() => onChoose(codes)}
      onClose={onClose}
    >
      <CheckboxGroup<NutrientCode>
        label={t('foodReports.composition.nutrients')}
        isLabelHidden
        searchLabel={t('foodReports.composition.find')}
        value={codes}
        onChange={setCodes}
        options={nutrientCodes.map((value) => ({ value, label: t(`nutrients.names.${value}`) }))}
      />
    </SubmitDialog>
  )
}
