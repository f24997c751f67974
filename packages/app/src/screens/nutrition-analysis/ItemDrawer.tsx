import { type ReadSchoolCalendarParams, useReadRecipe, useReadSchoolCalendar } from '@commissary/api-client'
import { Drawer, EmptyState, ErrorState, Link, Quiet, Skeleton, Stack } from '@commissary/ui'
import { FiguresPanel } from '@commissary/ui/menu'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { allergenMarks, creditEntries, nutrientFigures } from '../../figures/figure-words.ts'
import { CreditsCell, FigureCell } from '../../figures/cells.tsx'
import { paths, withQuery } from '../../routing/paths.ts'
import { type ItemLine, itemLines } from './item-lines.ts'

interface ItemDrawerProps {
  /** `itemAddress(date, itemId)` */
  item: string
  schoolId: number
  range: ReadSchoolCalendarParams
  onClose: () => void
}

const nutrientColumn = (code: 'calories' | 'saturatedFat' | 'addedSugars' | 'sodium', digits: number) => ({
  id: code,
  header: `nutritionAnalysis.columns.${code}`,
  align: 'end' as const,
  value: (row: ItemLine) => row.figures.nutrients[code].known,
  cell: (row: ItemLine) => <FigureCell figure={row.figures.nutrients[code]} digits={digits} />,
})

const columns = defineColumns<ItemLine>(
  [
    { id: 'name', header: 'nutritionAnalysis.columns.ingredient', value: (row: ItemLine) => row.name, width: '10rem' },
    {
      id: 'grams',
      header: 'nutritionAnalysis.columns.grams',
      align: 'end' as const,
      value: (row: ItemLine) => row.figures.grams.known,
      cell: (row: ItemLine) => <FigureCell figure={row.figures.grams} digits={1} />,
    },
    nutrientColumn('sodium', 0),
    nutrientColumn('calories', 0),
    nutrientColumn('saturatedFat', 1),
    nutrientColumn('addedSugars', 1),
    {
      id: 'credits',
      header: 'nutritionAnalysis.columns.credits',
      value: () => null,
      cell: (row: ItemLine) => <CreditsCell credits={row.figures.credits} />,
      isSortable: false,
    },
  ].map((column) => ({ ...column, isFilterable: false })),
)

/** From a figure of the week down to the ingredients: one item of a day, its portion, and what each line adds. */
export function ItemDrawer({ item, schoolId, range, onClose }: ItemDrawerProps) {
  const wording = useWording()
  const { t, formats } = wording
  const [date = '', key = ''] = item.split('/')
  const calendar = useReadSchoolCalendar(schoolId, range)
  const line = calendar.data?.days.find((day) => day.date === date)?.lines.find((one) => one.key === key)
  const recipeId = line?.recipeId ?? null
  const recipe = useReadRecipe(recipeId ?? 0, { enabled: recipeId !== null })
  const lines = useMemo(() => recipe.data && itemLines(recipe.data), [recipe.data])

  function content() {
    if (calendar.error && !calendar.data) {
      return <ErrorState error={calendar.error} onRetry={() => calendar.mutate()} />
    }
    if (!calendar.data) return <Skeleton lines={8} />
    if (!line) return <EmptyState title={t('nutritionAnalysis.itemGone')} />
    const address = recipeId
      ? withQuery(paths.recipes, { open: recipeId })
      : withQuery(paths.ingredients, { open: line.ingredientId })

    return (
      <Stack gap={5}>
        <Quiet>
          {line.plannedServings === null
            ? t('nutritionAnalysis.servingsUnknown')
            : t('nutritionAnalysis.servings', { count: line.plannedServings })}
        </Quiet>
        <FiguresPanel
          title={t('nutritionAnalysis.perPortion')}
          nutrients={nutrientFigures(wording, line.figures)}
          credits={creditEntries(wording, line.figures.credits)}
          allergens={allergenMarks(wording, line.figures.allergens)}
          grams={line.figures.grams}
          cost={line.figures.cost}
          formatCost={formats.money}
        />
        {recipeId !== null && (
          <DataTable
            caption={t('nutritionAnalysis.lines')}
            columns={columns}
            translate={t}
            rows={lines}
            error={recipe.error}
            onRetry={() => recipe.mutate()}
            hasPages={false}
            minRows={0}
          />
        )}
        <div>
          <Link href={address}>
            {t(recipeId ? 'nutritionAnalysis.openRecipe' : 'nutritionAnalysis.openIngredient')}
          </Link>
        </div>
      </Stack>
    )
  }

  return (
    <Drawer
      title={
        line
          ? t('nutritionAnalysis.itemOf', { item: line.name, day: formats.dayLong(date) })
          : t('nutritionAnalysis.title')
      }
      onClose={onClose}
    >
      {content()}
    </Drawer>
  )
}
