import { listMissingNutrition, type MissingNutritionRow, useListMissingNutrition } from '@commissary/api-client'
import { Banner, Inline, Screen, Select, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { NoRows } from '../../food-reports/NoRows.tsx'
import { useDrill } from '../../food-reports/use-drill.ts'
import { useListExport } from '../../food-reports/use-list-export.ts'
import { UsesDialog } from '../../food-reports/UsesDialog.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { ExportMenu } from '../../reports/ExportMenu.tsx'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { FillDialog } from './FillDialog.tsx'
import { missingColumns } from './missing-columns.tsx'
import { WeeksDialog } from './WeeksDialog.tsx'

const tableId = 'missing-nutrition'
const gaps = ['nutrients', 'crediting', 'allergens', 'documents'] as const
const readers = {
  gap: (text: string) => choiceOf(gaps, text),
  category: (text: string) => text || undefined,
  used: (text: string) => text === 'yes' || undefined,
}

const drills = ['weeks', 'uses'] as const
const keyOf = ({ id }: MissingNutritionRow) => String(id)

/** What ingredients miss that menus need, and the way to fill it in. */
export function MissingNutritionScreen() {
  const wording = useWording()
  const { t } = wording
  const session = useSession()
  const navigate = useNavigate()
  const list = usePagedList(readers)
  const { filters, setFilters } = list
  const foods = useListMissingNutrition(list.args, { keepPreviousData: true })
  const drill = useDrill(drills, foods.data?._embedded.missingNutrition ?? [], keyOf)
  const [filled, setFilled] = useState<MissingNutritionRow | null>(null)
  // The addresses follow every filter.
  const columns = missingColumns(wording, drill.hrefOf)
  const title = t('shell.titles.missingNutrition')
  const canFill = hasOneOf(['catalog'], session)
  const table = list.tableProps(
    foods,
    (data) => data._embedded.missingNutrition,
    (page) => listMissingNutrition({ ...list.args, ...page }),
  )
  const onExport = useListExport({
    title,
    tableId,
    columns,
    facts: [
      ...(filters.gap
        ? [{ label: t('foodReports.missing.gap'), value: t(`foodReports.missing.gaps.${filters.gap}`) }]
        : []),
      ...(filters.category ? [{ label: t('foodReports.category'), value: filters.category }] : []),
      ...(filters.used ? [{ label: t('foodReports.missing.used'), value: t('foodReports.missing.onlyUsed') }] : []),
    ],
    loadRows: table.loadAllRows,
  })

  return (
    <MenuFormats>
      <Screen
        title={title}
        description={t('foodReports.missing.description')}
        actions={<ExportMenu onExport={onExport} disabled={table.total === 0} />}
      >
        <Stack gap={4}>
          {foods.data && (
            <Banner tone={foods.data.openWeeks > 0 ? 'warning' : 'success'}>
              {t('foodReports.missing.openWeeks', { count: foods.data.openWeeks })}
            </Banner>
          )}
          <DataTable<MissingNutritionRow>
            tableId={tableId}
            caption={title}
            columns={columns}
            translate={t}
            search={
              <Inline gap={3} isFilling>
                <SearchBox label={t('foodReports.search')} {...list.search} />
                <Select
                  label={t('foodReports.missing.gap')}
                  isLabelHidden
                  placeholder={t('foodReports.missing.anyGap')}
                  value={filters.gap ?? ''}
                  options={gaps.map((value) => ({ value, label: t(`foodReports.missing.gaps.${value}`) }))}
                  onChange={(gap) => setFilters({ gap })}
                />
                <Select
                  label={t('foodReports.category')}
                  isLabelHidden
                  placeholder={t('foodReports.anyCategory')}
                  value={filters.category ?? ''}
                  options={(foods.data?.categories ?? []).map((value) => ({ value, label: value }))}
                  onChange={(category) => setFilters({ category })}
                />
                <Select
                  label={t('foodReports.missing.used')}
                  isLabelHidden
                  placeholder={t('foodReports.missing.anyUse')}
                  value={filters.used ? 'yes' : ''}
                  options={[{ value: 'yes', label: t('foodReports.missing.onlyUsed') }]}
                  onChange={(used) => setFilters({ used })}
                />
              </Inline>
            }
            {...table}
            {...(canFill && { onOpenRow: setFilled })}
            actionsHeader={t('foodReports.actions')}
            rowActions={(row) =>
              canFill
                ? [
                    { label: t('foodReports.missing.fill'), onSelect: () => setFilled(row) },
                    {
                      label: t('foodReports.openRecord'),
                      onSelect: () => void navigate(withQuery(paths.ingredients, { open: row.id })),
                    },
                  ]
                : []
            }
            empty={
              <NoRows
                list={list}
                title={t('foodReports.missing.emptyTitle')}
                hint={t('foodReports.missing.emptyHint')}
              />
            }
          />
        </Stack>
        {filled && <FillDialog row={filled} onChanged={() => void foods.mutate()} onClose={() => setFilled(null)} />}
        {drill.open?.what === 'weeks' && <WeeksDialog row={drill.open.row} onClose={drill.close} />}
        {drill.open?.what === 'uses' && (
          <UsesDialog kind="ingredient" id={drill.open.row.id} name={drill.open.row.name} onClose={drill.close} />
        )}
      </Screen>
    </MenuFormats>
  )
}
