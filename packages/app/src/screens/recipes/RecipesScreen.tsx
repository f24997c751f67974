import { choices, useListRecipes } from '@commissary/api-client'
import { Button, EmptyState, Inline, Screen, Select, Skeleton } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo } from 'react'

import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { useMessages } from '../../messages/messages.ts'
import { usePagedList } from '../../lists/use-paged-list.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { recipeColumns } from './recipe-columns.tsx'

// The editor is most of this screen's code, and the list doesn't need it.
const RecipeScreen = lazy(async () => ({ default: (await import('./RecipeScreen.tsx')).RecipeScreen }))

const filters = {
  type: (text: string) => choiceOf(choices.RecipeType, text),
  category: (text: string) => choiceOf(choices.MealCategory, text),
}

/** The caterer's recipes. `?open=` shows one of them as a page. */
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
  const columns = useMemo(() => recipeColumns(t), [t])
  const record = useOpenRecord()
  const list = usePagedList(filters)
  const recipes = useListRecipes(list.args, { keepPreviousData: true })

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
      <MenuFormats>
        <DataTable
          search={
            <Inline gap={3} isFilling>
              <SearchBox label={t('recipes.searchLabel')} {...list.search} />
              <Select
                label={t('recipes.typeFilter')}
                isLabelHidden
                placeholder={t('recipes.anyType')}
                value={list.filters.type ?? ''}
                onChange={(type) => list.setFilters({ type })}
                options={choices.RecipeType.map((value) => ({ value, label: t(`words.recipeTypes.${value}`) }))}
              />
              <Select
                label={t('recipes.categoryFilter')}
                isLabelHidden
                placeholder={t('recipes.anyCategory')}
                value={list.filters.category ?? ''}
                onChange={(category) => list.setFilters({ category })}
                options={choices.MealCategory.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
              />
            </Inline>
          }
          tableId="recipes"
          caption={t('recipes.title')}
          columns={columns}
          translate={t}
          {...list.tableProps(recipes, recipes.data?._embedded.recipes)}
          onOpenRow={(recipe) => record.open(recipe.id)}
          empty={
            list.isFiltered ? (
              <EmptyState
                title={t('recipes.noMatch')}
                action={<Button onClick={list.clearFilters}>{t('recipes.clearFilters')}</Button>}
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
      </MenuFormats>
    </Screen>
  )
}
