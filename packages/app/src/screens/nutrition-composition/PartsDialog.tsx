import { useReadFoodComposition } from '@commissary/api-client'
import type { NutrientCode } from '@commissary/domain/food'
import { Button, Dialog, ErrorState, Quiet, Skeleton, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { headersOf, partColumns, type PartRow } from './composition-columns.tsx'

interface PartsDialogProps {
  /** The recipe's id. */
  id: number
  basis: 'portion' | 'per100g'
  nutrients: readonly NutrientCode[]
  onClose: () => void
}

/** The ingredients of a recipe with what each adds to its values, and the total that the report shows. */
export function PartsDialog({ id, basis, nutrients, onClose }: PartsDialogProps) {
  const wording = useWording()
  const { t } = wording
  const parts = useReadFoodComposition(id, { basis })
  const columns = useMemo(() => partColumns(wording, nutrients), [wording, nutrients])
  return (
    <Dialog
      title={
        parts.data
          ? t('foodReports.composition.partsOf', { name: parts.data.food.name })
          : t('foodReports.composition.parts')
      }
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
                grams: parts.data.food.grams ?? { known: 0, missing: [parts.data.food.name] },
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
