import { type FoodCompositionRow, listFoodComposition, useListFoodComposition } from '@commissary/api-client'
import { Link, Quiet, Screen, Stack } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useWording } from '../../compliance/use-wording.ts'
import { NoRows } from '../../food-reports/NoRows.tsx'
import { useListExport } from '../../food-reports/use-list-export.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { ExportMenu } from '../../reports/ExportMenu.tsx'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { categoryText, compositionColumns, dailyColumns, headersOf } from './composition-columns.tsx'
import { useCompositionList } from './composition-list.ts'
import { CompositionFilters } from './CompositionFilters.tsx'
import { footnotes } from './footnotes.ts'
import { PartsDialog } from './PartsDialog.tsx'

const tableId = 'nutrition-composition'
const records = { recipe: paths.recipes, ingredient: paths.ingredients, menuItem: paths.masterItems } as const

/** The nutrients of recipes, ingredients and master items beside each other. */
export function NutritionCompositionScreen() {
  const wording = useWording()
  const { t } = wording
  const session = useSession()
  const navigate = useNavigate()
  const list = useCompositionList()
  const { kind, basis, nutrients, args, filters } = list
  const foods = useListFoodComposition(args, { keepPreviousData: true })
  const [opened, setOpened] = useState<FoodCompositionRow | null>(null)
  const columns = useMemo(() => compositionColumns(wording, nutrients, kind), [wording, nutrients, kind])
  const title = t('shell.titles.nutritionComposition')
  const table = list.tableProps(
    foods,
    (data) => data._embedded.foodComposition,
    (page) => listFoodComposition({ ...args, ...page }),
  )
  const rows = foods.data?._embedded.foodComposition ?? []
  const notes = footnotes(wording, rows, nutrients)
  const canOpen = hasOneOf(['catalog'], session)

  const onExport = useListExport({
    title,
    tableId,
    columns: [...columns, ...dailyColumns(wording, nutrients)],
    facts: [
      { label: t('foodReports.composition.kind'), value: t(`foodReports.composition.kinds.${kind}`) },
      { label: t('foodReports.composition.basis'), value: t(`foodReports.composition.bases.${basis}`) },
      ...(filters.category
        ? [{ label: t('foodReports.category'), value: categoryText(wording, kind, filters.category) }]
        : []),
      ...(filters.freeOf
        ? [{ label: t('foodReports.composition.freeOf'), value: t(`words.allergens.${filters.freeOf}`) }]
        : []),
    ],
    loadRows: table.loadAllRows,
    notice: `${t('foodReports.composition.notePartial')} ${t('foodReports.composition.noteDaily')}`,
  })

  const openRecord = ({ id }: FoodCompositionRow) => void navigate(withQuery(records[kind], { open: id }))

  return (
    <MenuFormats>
      <Screen
        title={title}
        description={t('foodReports.composition.description')}
        actions={<ExportMenu onExport={onExport} disabled={(table.total ?? 0) === 0} />}
      >
        <Stack gap={4}>
          <DataTable<FoodCompositionRow>
            tableId={tableId}
            caption={title}
            columns={columns}
            translate={headersOf(wording)}
            search={<CompositionFilters list={list} categories={foods.data?.categories ?? []} />}
            {...table}
            {...(kind === 'recipe' ? { onOpenRow: setOpened } : canOpen && { onOpenRow: openRecord })}
            actionsHeader={t('foodReports.actions')}
            rowActions={(row) =>
              canOpen ? [{ label: t('foodReports.openRecord'), onSelect: () => openRecord(row) }] : []
            }
            empty={
              <NoRows
                list={list}
                title={t('foodReports.composition.emptyTitle')}
                hint={t(`foodReports.composition.empty.${kind}`)}
                action={canOpen && <Link href={records[kind]}>{t(`foodReports.composition.add.${kind}`)}</Link>}
              />
            }
          />
          {rows.length > 0 && (
            <Stack gap={1}>
              {notes.map((note) => (
                <Quiet key={note}>{note}</Quiet>
              ))}
              <Quiet>{t('foodReports.composition.noteDaily')}</Quiet>
              {notes.length > 0 && <Link href={paths.missingNutrition}>{t('foodReports.composition.seeMissing')}</Link>}
            </Stack>
          )}
        </Stack>
        {opened && <PartsDialog food={opened} basis={basis} nutrients={nutrients} onClose={() => setOpened(null)} />}
      </Screen>
    </MenuFormats>
  )
}
