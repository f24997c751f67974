import { choices, type RecipeSummary, useListRecipes } from '@commissary/api-client'
import { Button, EmptyState, Inline, Screen, Select, Skeleton } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { lazy, Suspense } from 'react'

import { CreditsCell, FigureCell, FindingsCell, MoneyCell } from '../../figures/cells.tsx'
import { MenuWords } from '../../figures/MenuWords.tsx'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { useMessages } from '../../messages/messages.ts'
import { given } from '../../routing/given.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { sortParam, useUrlFilters, useUrlTable } from '../../routing/url-state.ts'
import { CategoryCell, TypeCell } from './cells.tsx'

// The editor is most of this screen's code, and the list does without it.
const RecipeScreen = lazy(async () => ({ default: (await import('./RecipeScreen.tsx')).RecipeScreen }))

const columns = defineColumns<RecipeSummary>([
  { id: 'name', header: 'recipes.columns.name', value: (row) => row.name, width: '14rem', isFilterable: false },
  { id: 'number', header: 'recipes.columns.number', value: (row) => row.number, isOneLine: true, isFilterable: false },
  {
    id: 'type',
    header: 'recipes.columns.type',
    isOneLine: true,
    value: (row) => row.type,
    cell: (row) => <TypeCell type={row.type} />,
    isFilterable: false,
  },
  {
    id: 'category',
    header: 'recipes.columns.category',
    value: (row) => row.category,
    cell: (row) => <CategoryCell category={row.category} />,
    isFilterable: false,
  },
  ...defineColumns<RecipeSummary>([
    { id: 'portionLabel', header: 'recipes.columns.portionLabel', value: (row) => row.portionLabel, width: '9rem' },
    {
      id: 'cost',
      header: 'recipes.columns.cost',
      align: 'end',
      value: (row) => row.figures.cost.known,
      cell: (row) => <MoneyCell figure={row.figures.cost} />,
    },
    {
      id: 'credits',
      header: 'recipes.columns.credits',
      width: '12rem',
      value: () => null,
      cell: (row) => <CreditsCell credits={row.figures.credits} />,
    },
    {
      id: 'calories',
      header: 'recipes.columns.calories',
      align: 'end',
      value: (row) => row.figures.nutrients.calories.known,
      cell: (row) => <FigureCell figure={row.figures.nutrients.calories} />,
    },
    {
      id: 'sodium',
      header: 'recipes.columns.sodium',
      align: 'end',
      value: (row) => row.figures.nutrients.sodium.known,
      cell: (row) => <FigureCell figure={row.figures.nutrients.sodium} />,
    },
    {
      id: 'allergens',
      header: 'recipes.columns.allergens',
      width: '10.5rem',
      value: () => null,
      cell: (row) => <FindingsCell findings={row.figures.allergens} />,
    },
  ]).map((column) => ({ ...column, isSortable: false, isFilterable: false })),
])

/** The recipes of the caterer; one of them as a page of its own by `?open=`. */
export function RecipesScreen() {
  const record = useOpenRecord()
  if (!record.isOpen) return <RecipeList />
  return (
    <Suspense fallback={<Skeleton lines={12} />}>
      <RecipeScreen key={record.id ?? 'new'} record={record} />
    </Suspense>
  )
}

function RecipeList() {
  const t = useMessages()
  const record = useOpenRecord()
  const table = useUrlTable()
  const filters = useUrlFilters()
  const type = choiceOf(choices.RecipeType, filters.get('type'))
  const category = choiceOf(choices.MealCategory, filters.get('category'))
  const q = filters.get('q')

  const recipes = useListRecipes(
    given({
      page: table.state.page,
      size: table.state.pageSize,
      sort: sortParam(table.state),
      q: q || undefined,
      type,
      category,
    }),
    { keepPreviousData: true },
  )
  const isFiltered = Boolean(q || type || category)

  return (
    <Screen
      title={t('recipes.title')}
      description={t('recipes.description')}
      actions={
        <Button variant="solid" onClick={() => record.openNew()}>
          {t('recipes.add')}
        </Button>
      }
    >
      <MenuWords>
        <DataTable
          search={
            <Inline gap={3} isFilling>
              <SearchBox
                label={t('recipes.searchLabel')}
                value={q}
                onChange={(text) => filters.set({ q: text }, { isTyping: true })}
              />
              <Select
                label={t('recipes.typeFilter')}
                isLabelHidden
                placeholder={t('recipes.anyType')}
                value={type ?? ''}
                onChange={(value) => filters.set({ type: value })}
                options={choices.RecipeType.map((value) => ({ value, label: t(`words.recipeTypes.${value}`) }))}
              />
              <Select
                label={t('recipes.categoryFilter')}
                isLabelHidden
                placeholder={t('recipes.anyCategory')}
                value={category ?? ''}
                onChange={(value) => filters.set({ category: value })}
                options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
              />
            </Inline>
          }
          tableId="recipes"
          caption={t('recipes.title')}
          columns={columns}
          translate={t}
          rows={recipes.data?._embedded.recipes}
          total={recipes.data?.page.totalElements ?? 0}
          error={recipes.error}
          onRetry={() => recipes.mutate()}
          isStale={recipes.isLoading && recipes.data !== undefined}
          state={table.state}
          onStateChange={table.onStateChange}
          onOpenRow={(recipe) => record.open(recipe.id)}
          empty={
            isFiltered ? (
              <EmptyState
                title={t('recipes.noMatch')}
                action={
                  <Button onClick={() => filters.set({ q: null, type: null, category: null })}>
                    {t('recipes.clearFilters')}
                  </Button>
                }
              >
                {t('recipes.noMatchHint')}
              </EmptyState>
            ) : (
              <EmptyState
                title={t('recipes.emptyTitle')}
                action={
                  <Button variant="solid" onClick={() => record.openNew()}>
                    {t('recipes.add')}
                  </Button>
                }
              >
                {t('recipes.emptyHint')}
              </EmptyState>
            )
          }
        />
      </MenuWords>
    </Screen>
  )
}
