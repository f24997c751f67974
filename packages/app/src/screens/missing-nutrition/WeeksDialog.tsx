import { type CheckedWeek, type MissingNutritionRow, useReadWeeksOfIngredient } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { Button, Dialog, ErrorState, Link, Quiet, Skeleton, Stack } from '@commissary/ui'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import type { UsedMenus } from '../../where-used/use-uses.ts'
import { paths, weekAddress } from '../../routing/paths.ts'

interface WeeksDialogProps {
  row: MissingNutritionRow
  /** Only these menus; undefined = those from today on. */
  served: UsedMenus | undefined
  onClose: () => void
}

/** The weeks that have an ingredient, with their current verdicts. */
export function WeeksDialog({ row, served, onClose }: WeeksDialogProps) {
  const wording = useWording()
  const { t } = wording
  const weeks = useReadWeeksOfIngredient(row.id, served)
  const columns = useMemo(() => weekColumns(wording), [wording])
  return (
    <Dialog
      title={t(served ? 'foodReports.missing.weeksThenOf' : 'foodReports.missing.weeksOf', { name: row.name })}
      description={t(served ? 'foodReports.missing.weeksThenHint' : 'foodReports.missing.weeksHint')}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {weeks.data ? (
        <Stack gap={3}>
          {weeks.data.rows.length > 0 ? (
            <DataTable<CheckedWeek>
              caption={t(served ? 'foodReports.missing.weeksThen' : 'foodReports.missing.weeks')}
              columns={columns}
              translate={t}
              rows={weeks.data.rows}
              error={undefined}
              hasPages={false}
              minRows={1}
              rowKey={({ schoolId, programId, monday }) => `${schoolId}-${programId}-${monday}`}
            />
          ) : (
            <Quiet>{t(served ? 'foodReports.missing.noneThen' : 'foodReports.missing.noPlans')}</Quiet>
          )}
          {weeks.data.rows.length < weeks.data.total && (
            <Quiet>
              {t('whereUsed.effects.firstWeeks', { shown: weeks.data.rows.length, total: weeks.data.total })}
            </Quiet>
          )}
          {weeks.data.hidden > 0 && <Quiet>{t('whereUsed.effects.hiddenWeeks', { count: weeks.data.hidden })}</Quiet>}
        </Stack>
      ) : weeks.error ? (
        <ErrorState error={weeks.error} onRetry={() => weeks.mutate()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}

function weekColumns({ t, formats }: Wording): readonly Column<CheckedWeek>[] {
  const columns: readonly Column<CheckedWeek>[] = [
    {
      id: 'week',
      width: '10rem',
      header: 'foodReports.missing.columnsOfWeeks.week',
      value: ({ monday }) => formats.date(monday),
      cell: ({ schoolId, programId, itemType, monday }) => (
        <Link
          href={weekAddress(paths.nutritionAnalysis, {
            schoolId,
            week: monday,
            menuType: itemType,
            program: programId,
          })}
        >
          {t('foodReports.missing.week', { date: formats.date(monday) })}
        </Link>
      ),
    },
    {
      id: 'school',
      width: '11rem',
      header: 'foodReports.missing.columnsOfWeeks.school',
      value: ({ schoolName }) => schoolName,
      cell: ({ schoolName }) => <bdi>{schoolName}</bdi>,
    },
    {
      id: 'meal',
      width: '5.5rem',
      header: 'foodReports.missing.columnsOfWeeks.meal',
      value: ({ itemType }) => t(`words.menuTypes.${itemType}`),
    },
    {
      id: 'status',
      width: '10rem',
      header: 'foodReports.missing.columnsOfWeeks.status',
      value: ({ status }) => t(`whereUsed.effects.statuses.${status}`),
    },
  ]
  return plainColumns(columns)
}
