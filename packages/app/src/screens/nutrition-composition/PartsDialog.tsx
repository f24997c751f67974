import { type FoodCompositionRow, useReadFoodComposition } from '@commissary/api-client'
import type { NutrientCode } from '@commissary/domain/food'
import { Button, Dialog, ErrorState, Quiet, Skeleton, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { headersOf, partColumns, type PartRow } from './composition-columns.tsx'
import type { CompositionList } from './composition-list.ts'

interface PartsDialogProps {
  food: FoodCompositionRow
  basis: CompositionList['basis']
  nutrients: readonly NutrientCode[]
  onClose: () => void
}

/** The ingredients of a recipe with what each adds to its values, and the total that the report shows. */
export function PartsDialog({ food, basis, nutrients, onClose }: PartsDialogProps) {
  const wording = useWording()
  const { t } = wording
  const parts = useReadFoodComposition(food.id, { basis })
  const columns = useMemo(() => partColumns(wording, nutrients), [wording, nutrients])
  return (
    <Dialog
      title={t('foodReports.composition.partsOf', { name: food.name })}
      description={`${t('foodReports.composition.partsHint')} ${t(`foodReports.composition.bases.${basis}`)}.`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {parts.data ? (
        <Stack gap={3}>
          <DataTable<PartRow>
            caption={t('foodReports.composition.parts')}
            columns={columns}
            translate={headersOf(wording)}
            rows={[
              ...parts.data.parts.map((part, index) => ({ ...part, id: index })),
              {
                id: -1,
                name: t('foodReports.composition.whole'),
                within: [],
                grams: parts.data.food.grams ?? { known: 0, missing: [food.name] },
                nutrients: parts.data.food.nutrients,
              },
            ]}
            error={undefined}
            hasPages={false}
            minRows={1}
          />
          {parts.data.isCooked && <Quiet>{t('foodReports.composition.cooked')}</Quiet>}
        </Stack>
      ) : parts.error ? (
        <ErrorState error={parts.error} onRetry={() => parts.mutate()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  )
}
