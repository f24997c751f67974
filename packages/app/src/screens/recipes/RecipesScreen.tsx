import { listRecipes, preloadListRecipes, useListRecipes } from '@commissary/api-client'
import { mealCategories } from '@commissary/domain/menu'
import { recipeStatuses, recipeTypes } from '@commissary/domain/recipe'
import { Button, EmptyState, Inline, Screen, Select } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { lazy, Suspense, useMemo, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { MenuFormats } from '../../nutrition/MenuFormats.tsx'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { pagedArgs, usePagedList } from '../../lists/use-paged-list.ts'
import { ScreenTexts } from '../../messages/LanguageProvider.tsx'
import { openAreas } from '../../messages/shown-language.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import type { PrintRecipesProps } from './bulk/PrintRecipes.tsx'
import { useRecipeBulk } from './bulk/use-recipe-bulk.tsx'
import { filteredRecipeColumns, recipeColumns } from './recipe-columns.tsx'

/** Texts of the printed cards, some of which the list itself does not need. */
const printedTexts = ['recipes', 'recipeRecord', 'kitchen', 'words'] as const
const PrintRecipes = lazy(async () => {
  const cards = import('./bulk/PrintRecipes.tsx').then((code) => code.PrintRecipes)
  const [Cards] = await Promise.all([cards, openAreas(printedTexts)])
  return {
    default: (props: PrintRecipesProps) => (
      <ScreenTexts areas={printedTexts}>
        <Cards {...props} />
      </ScreenTexts>
    ),
  }
})

const filters = {
  type: (text: string) => choiceOf(recipeTypes, text),
  category: (text: string) => choiceOf(mealCategories, text),
  status: (text: string) => choiceOf(recipeStatuses, text),
}

export const preload: Preload = (_, query) => preloadListRecipes(pagedArgs(query, filters, filteredRecipeColumns))

/** The caterer's recipes. */
export function RecipesScreen() {
  const wording = useWording()
  const { t } = wording
  const columns = useMemo(() => recipeColumns(wording), [wording])
  const record = useOpenRecord()
  const list = usePagedList(filters, filteredRecipeColumns)
  const recipes = useListRecipes(list.args, { keepPreviousData: true })

  const [printed, setPrinted] = useState<readonly number[] | null>(null)
  const bulk = useRecipeBulk({
    rows: recipes.data?._embedded.recipes,
    reload: () => recipes.mutate(),
    onPrint: setPrinted,
  })

  if (printed) {
    return (
      <MenuFormats>
        <Suspense>
          <PrintRecipes ids={printed} onClose={() => setPrinted(null)} />
        </Suspense>
      </MenuFormats>
    )
  }
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
                options={recipeTypes.map((value) => ({ value, label: t(`words.recipeTypes.${value}`) }))}
              />
              <Select
                label={t('recipes.categoryFilter')}
                isLabelHidden
                placeholder={t('recipes.anyCategory')}
                value={list.filters.category ?? ''}
                onChange={(category) => list.setFilters({ category })}
                options={mealCategories.map((value) => ({ value, label: t(`words.categories.${value}`) }))}
              />
              <Select
                label={t('recipes.statusFilter')}
                isLabelHidden
                placeholder={t('recipes.anyStatus')}
                value={list.filters.status ?? ''}
                onChange={(status) => list.setFilters({ status })}
                options={recipeStatuses.map((value) => ({ value, label: t(`words.recipeStatuses.${value}`) }))}
              />
            </Inline>
          }
          tableId="recipes"
          caption={t('recipes.title')}
          columns={columns}
          translate={t}
          {...list.tableProps(
            recipes,
            (data) => data._embedded.recipes,
            (page) => listRecipes({ ...list.args, ...page }),
          )}
          {...bulk.tableProps}
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
      {bulk.dialog}
    </Screen>
  )
}
