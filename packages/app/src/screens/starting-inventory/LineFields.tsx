import { limits, type StockIngredient, useListStockIngredients } from '@commissary/api-client'
import { Columns, Quiet } from '@commissary/ui'
import { Combobox, DateField, NumberField, Select, TextField } from '@commissary/ui/form'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { baseText } from '../../text/stock-text.ts'
import { type LineValues, packOf, quantityOf } from './start-values.ts'

/** An item with its quantities in one of its packs, cost, lot and expiry. */
export function LineFields({ path, line }: { path: string; line: LineValues }) {
  const wording = useWording()
  const { t } = wording
  const { catererId, currency, timeZone, locale } = useSession()
  const [query, setQuery] = useState('')
  const foods = useListStockIngredients(
    { catererId, size: 20, ...(query !== '' && { q: query }) },
    { keepPreviousData: true },
  )
  const { ingredient } = line
  const pack = packOf(line)
  const sizes = pack?.sizes ?? {}
  const level = (['case', 'inner', 'each'] as const).find((one) => sizes[one] !== undefined)
  const unit = ingredient ? t(`words.units.${ingredient.baseUnit}`) : undefined
  const quantity = quantityOf(line)

  return (
    <>
      <Columns minWidth="16rem">
        <Combobox<StockIngredient>
          name={`${path}.ingredient`}
          label={t('startingInventory.item')}
          placeholder={t('startingInventory.searchItem')}
          required
          options={foods.data?._embedded.ingredients}
          optionsError={foods.data ? undefined : foods.error}
          onRetry={() => void foods.mutate()}
          onQueryChange={(typed) => setQuery(typed.trim())}
          isSearching={foods.isLoading}
          getKey={({ id }) => id}
          getLabel={({ name, code }) => `${name} (${code})`}
        />
        {ingredient && ingredient.packs.length > 1 && (
          <Select
            name={`${path}.packText`}
            label={t('startingInventory.pack')}
            placeholder={ingredient.packs[0]?.text ?? t('startingInventory.noPack')}
            options={ingredient.packs.slice(1).flatMap(({ text }) => (text ? [{ value: text, label: text }] : []))}
          />
        )}
      </Columns>
      <Columns minWidth="8rem">
        {sizes.case !== undefined && (
          <NumberField name={`${path}.cases`} label={t('startingInventory.cases')} hint={pack?.text ?? undefined} />
        )}
        {sizes.inner !== undefined && <NumberField name={`${path}.inners`} label={t('startingInventory.inners')} />}
        {sizes.each !== undefined && sizes.each !== '1' && (
          <NumberField name={`${path}.eaches`} label={t('startingInventory.eaches')} />
        )}
        <NumberField name={`${path}.amount`} label={t('startingInventory.amount')} unit={unit} />
        <NumberField
          name={`${path}.cost`}
          label={t('startingInventory.cost', {
            level: level ? t(`startingInventory.costOf.${level}`) : (unit ?? t('startingInventory.costOf.each')),
          })}
          unit={currency}
        />
        <TextField
          name={`${path}.lotCode`}
          label={t('startingInventory.lot')}
          maxLength={limits.StartingInventoryLine.lotCode.maxLength}
        />
        <DateField
          name={`${path}.expiresOn`}
          label={t('startingInventory.expires')}
          timeZone={timeZone}
          locale={locale}
        />
      </Columns>
      {ingredient && quantity !== null && quantity !== '0' && (
        <Quiet>
          {t('startingInventory.lineTotal', { quantity: baseText(wording, quantity, ingredient.baseUnit) })}
        </Quiet>
      )}
    </>
  )
}
