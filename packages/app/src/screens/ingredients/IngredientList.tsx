import { type Ingredient, useListIngredients } from '@commissary/api-client'
import { allergens, complianceNutrients, requiredNutrients } from '@commissary/domain/food'
import { Button, EmptyState, Inline, Link, Quiet, Select, TextField } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'

import { useWording } from '../../compliance/use-wording.ts'
import { AllergensCell, InstantCell, NumberCell, RulesCell } from '../../figures/cells.tsx'
import { choiceOf } from '../../forms/choice.ts'
import { SearchBox } from '../../forms/SearchBox.tsx'
import { useMessages } from '../../messages/messages.ts'
import { given } from '../../routing/given.ts'
import { useOpenRecord } from '../../routing/open-record.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { sortParam, useUrlFilters, useUrlTable } from '../../routing/url-state.ts'

const expected = [...new Set([...requiredNutrients, ...complianceNutrients])]
const missingOf = ({ nutrients }: Ingredient) => expected.filter((code) => nutrients[code] === undefined).length

const columns = defineColumns<Ingredient>(
  [
    { id: 'name', header: 'ingredients.columns.name', value: (row: Ingredient) => row.name, width: '16rem' },
    { id: 'code', header: 'ingredients.columns.code', value: (row: Ingredient) => row.code, isOneLine: true },
    { id: 'category', header: 'ingredients.columns.category', value: (row: Ingredient) => row.category },
    { id: 'brand', header: 'ingredients.columns.brand', value: (row: Ingredient) => row.brand },
    {
      id: 'calories',
      header: 'ingredients.columns.calories',
      align: 'end' as const,
      value: (row: Ingredient) => row.nutrients.calories,
      cell: (row: Ingredient) => <NumberCell value={row.nutrients.calories} />,
      isSortable: false,
    },
    {
      id: 'allergens',
      header: 'ingredients.columns.allergens',
      value: () => null,
      cell: (row: Ingredient) => <AllergensCell allergens={row.allergens} />,
      isSortable: false,
    },
    {
      id: 'credits',
      header: 'ingredients.columns.credits',
      value: () => null,
      cell: (row: Ingredient) => <RulesCell rules={row.crediting} />,
      isSortable: false,
    },
    {
      id: 'price',
      header: 'ingredients.columns.price',
      align: 'end' as const,
      value: (row: Ingredient) => row.price?.amount,
      cell: (row: Ingredient) => <PriceCell price={row.price} />,
      isSortable: false,
    },
    {
      id: 'missing',
      header: 'ingredients.columns.missing',
      value: missingOf,
      cell: (row: Ingredient) => <MissingCell count={missingOf(row)} />,
      isSortable: false,
    },
    {
      id: 'updatedAt',
      header: 'ingredients.columns.updated',
      value: (row: Ingredient) => row.updatedAt,
      cell: (row: Ingredient) => <InstantCell instant={row.updatedAt} />,
      isOneLine: true,
    },
  ].map((column) => ({ ...column, isFilterable: false })),
)

function PriceCell({ price }: { price: Ingredient['price'] }) {
  const { t, formats } = useWording()
  if (!price) return null
  const { amount, unit } = price.per
  const quantity = [Number(amount) === 1 ? '' : formats.amount(Number(amount)), t(`words.units.${unit}`)]
    .join(' ')
    .trim()
  return <bdi>{t('ingredients.pricePer', { money: formats.money(Number(price.amount)), quantity })}</bdi>
}

function MissingCell({ count }: { count: number }) {
  const words = useMessages()('ingredients.missingCount', { count })
  return count === 0 ? <Quiet>{words}</Quiet> : words
}

/** The caterer's own ingredients, paged by the server. */
export function IngredientList() {
  const t = useMessages()
  const record = useOpenRecord()
  const table = useUrlTable()
  const filters = useUrlFilters()
  const q = filters.get('q')
  const category = filters.get('category')
  const allergen = choiceOf(allergens, filters.get('allergen'))
  const isMissing = filters.get('nutrition') === 'missing'

  const ingredients = useListIngredients(
    given({
      page: table.state.page,
      size: table.state.pageSize,
      sort: sortParam(table.state),
      q: q || undefined,
      category: category || undefined,
      allergen,
      missingNutrition: isMissing || undefined,
    }),
    { keepPreviousData: true },
  )
  const isFiltered = Boolean(q || category || allergen || isMissing)

  return (
    <DataTable
      search={
        <Inline gap={3} isFilling>
          <SearchBox
            label={t('ingredients.searchOwn')}
            value={q}
            onChange={(text) => filters.set({ q: text }, { isTyping: true })}
          />
          <TextField
            label={t('ingredients.categoryFilter')}
            isLabelHidden
            placeholder={t('ingredients.categoryFilter')}
            value={category}
            onChange={(text) => filters.set({ category: text }, { isTyping: true })}
          />
          <Select
            label={t('ingredients.allergenFilter')}
            isLabelHidden
            placeholder={t('ingredients.anyAllergen')}
            value={allergen ?? ''}
            onChange={(value) => filters.set({ allergen: value })}
            options={allergens.map((value) => ({ value, label: t(`words.allergens.${value}`) }))}
          />
          <Select
            label={t('ingredients.missingFilter')}
            isLabelHidden
            placeholder={t('ingredients.anyNutrition')}
            value={isMissing ? 'missing' : ''}
            onChange={(value) => filters.set({ nutrition: value })}
            options={[{ value: 'missing', label: t('ingredients.missingOnly') }]}
          />
        </Inline>
      }
      tableId="ingredients"
      caption={t('ingredients.own')}
      columns={columns}
      translate={t}
      rows={ingredients.data?._embedded.ingredients}
      total={ingredients.data?.page.totalElements ?? 0}
      error={ingredients.error}
      onRetry={() => ingredients.mutate()}
      isStale={ingredients.isLoading && ingredients.data !== undefined}
      state={table.state}
      onStateChange={table.onStateChange}
      onOpenRow={(ingredient) => record.open(ingredient.id)}
      empty={
        isFiltered ? (
          <EmptyState
            title={t('ingredients.noMatch')}
            action={
              <Inline>
                {q && (
                  <Link variant="solid" href={withQuery(paths.ingredients, { list: 'reference', q })}>
                    {t('ingredients.searchInReference')}
                  </Link>
                )}
                <Button onClick={() => filters.set({ q: null, category: null, allergen: null, nutrition: null })}>
                  {t('ingredients.clearFilters')}
                </Button>
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
