import { listIngredients, preloadListIngredients, useListIngredients } from '@commissary/api-client'
import { allergens } from '@commissary/domain/food'
import { Button, EmptyState, Inline, Link, Select } from '@commissary/ui'
import { DataTable } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { pagedArgs, usePagedList } from '../../lists/use-paged-list.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { filteredIngredientColumns, ingredientColumns } from './ingredient-columns.tsx'

// Not imported from the form's module, which would load the form, too.
const creditStatuses = ['notAssessed', 'doesNotCredit', 'credits'] as const

const filters = {
  allergen: (text: string) => choiceOf(allergens, text),
  nutrition: (text: string) => choiceOf(['missing'], text),
  creditStatus: (text: string) => choiceOf(creditStatuses, text),
  evidence: (text: string) => choiceOf(['missing'], text),
  offered: (text: string) => choiceOf(['discontinued', 'offered'], text),
}

const callArgs = ({
  nutrition,
  evidence,
  offered,
  ...args
}: ReturnType<typeof pagedArgs<typeof filters, (typeof filteredIngredientColumns)[number]>>) => ({
  ...args,
  ...(nutrition && { missingNutrition: true }),
  ...(evidence && { missingEvidence: true }),
  ...(offered && { isDiscontinued: offered === 'discontinued' }),
})

export const preloadIngredientList = (query: URLSearchParams) =>
  preloadListIngredients(callArgs(pagedArgs(query, filters, filteredIngredientColumns)))

/** The caterer's own ingredients, paged by the server. */
export function IngredientList() {
  const wording = useWording()
  const { t } = wording
  const columns = useMemo(() => ingredientColumns(wording), [wording])
  const record = useOpenRecord()
  const list = usePagedList(filters, filteredIngredientColumns)
  const ingredients = useListIngredients(callArgs(list.args), { keepPreviousData: true })

  return (
    <DataTable
      search={
        <Inline gap={3} isFilling>
          <SearchBox label={t('ingredients.searchOwn')} {...list.search} />
          <Select
            label={t('ingredients.allergenFilter')}
            isLabelHidden
            placeholder={t('ingredients.anyAllergen')}
            value={list.filters.allergen ?? ''}
            onChange={(allergen) => list.setFilters({ allergen })}
            options={allergens.map((value) => ({ value, label: t(`words.allergens.${value}`) }))}
          />
          <Select
            label={t('ingredients.missingFilter')}
            isLabelHidden
            placeholder={t('ingredients.anyNutrition')}
            value={list.filters.nutrition ?? ''}
            onChange={(nutrition) => list.setFilters({ nutrition })}
            options={[{ value: 'missing', label: t('ingredients.missingOnly') }]}
          />
          <Select
            label={t('ingredients.creditFilter')}
            isLabelHidden
            placeholder={t('ingredients.anyCrediting')}
            value={list.filters.creditStatus ?? ''}
            onChange={(creditStatus) => list.setFilters({ creditStatus })}
            options={creditStatuses.map((value) => ({ value, label: t(`ingredients.creditStatuses.${value}`) }))}
          />
          <Select
            label={t('ingredients.evidenceFilter')}
            isLabelHidden
            placeholder={t('ingredients.anyEvidence')}
            value={list.filters.evidence ?? ''}
            onChange={(evidence) => list.setFilters({ evidence })}
            options={[{ value: 'missing', label: t('ingredients.noEvidence') }]}
          />
          <Select
            label={t('ingredients.offeredFilter')}
            isLabelHidden
            placeholder={t('ingredients.anyOffered')}
            value={list.filters.offered ?? ''}
            onChange={(offered) => list.setFilters({ offered })}
            options={[
              { value: 'discontinued', label: t('ingredients.discontinuedOnly') },
              { value: 'offered', label: t('ingredients.offeredOnly') },
            ]}
          />
        </Inline>
      }
      tableId="ingredients"
      caption={t('ingredients.own')}
      columns={columns}
      translate={t}
      {...list.tableProps(
        ingredients,
        (data) => data._embedded.ingredients,
        (page) => listIngredients({ ...callArgs(list.args), ...page }),
      )}
      onOpenRow={(ingredient) => record.open(ingredient.id)}
      empty={
        list.isFiltered ? (
          <EmptyState
            title={t('ingredients.noMatch')}
            action={
              <Inline>
                {list.q && (
                  <Link variant="solid" href={withQuery(paths.ingredients, { list: 'reference', q: list.q })}>
                    {t('ingredients.searchInReference')}
                  </Link>
                )}
                <Button onClick={list.clearFilters}>{t('ingredients.clearFilters')}</Button>
              </Inline>
            }
          >
            {t('ingredients.noMatchHint')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('ingredients.emptyTitle')}
            action={
              <Link variant="solid" href={withQuery(paths.ingredients, { list: 'reference' })}>
                {t('ingredients.searchInReference')}
              </Link>
            }
          >
            {t('ingredients.emptyHint')}
          </EmptyState>
        )
      }
    />
  )
}
