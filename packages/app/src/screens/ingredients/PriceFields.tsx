import { choices, type Ingredient, limits, useListVendors } from '@commissary/api-client'
import {
  firstPriceDifference,
  type IngredientValues,
  newPrice,
  newPriceBreak,
  priceOn,
  type PriceValues,
  toPrices,
} from '@commissary/domain/food'
import { Columns, Fold, Quiet } from '@commissary/ui'
import { DateField, FieldList, FormValues, NumberField, Select, TextField } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { priceText } from '../../text/price-text.ts'
import { PriceChange } from '../../where-used/PriceChange.tsx'

/** What the food costs, from which vendor and from which day on. */
export function PriceFields({ ingredient }: { ingredient: Pick<Ingredient, 'id' | 'prices'> | null }) {
  const wording = useWording()
  const { t } = wording
  const { today } = useSession()
  return (
    <FormValues<IngredientValues>>
      {({ prices }) => {
        const entered = toPrices(prices)
        const inForce = priceOn(entered, today)
        return (
          <Fold
            id="price"
            title={t('ingredientRecord.sections.price')}
            summary={priceText(inForce, wording) || t('common.none')}
          >
            <Quiet>{t('ingredientRecord.sections.priceHint')}</Quiet>
            {prices.length > 1 && inForce && (
              <Quiet>{t('ingredientRecord.priceInForce', { price: priceText(inForce, wording) })}</Quiet>
            )}
            <FieldList
              name="prices"
              label={t('ingredientRecord.sections.price')}
              newItem={() => newPrice(today)}
              most={limits.IngredientInput.prices.maxItems}
              addText={t('ingredientRecord.addPrice')}
              removeText={(index) => t('ingredientRecord.removePrice', { number: index + 1 })}
            >
              {(path, price: PriceValues) => <PriceEntry path={path} vendorId={price.vendorId} />}
            </FieldList>
            {ingredient && firstPriceDifference(ingredient.prices, entered, today) !== null && (
              <PriceChange ingredientId={ingredient.id} prices={entered} />
            )}
          </Fold>
        )
      }}
    </FormValues>
  )
}

function PriceEntry({ path, vendorId }: { path: string; vendorId: string }) {
  const { t } = useWording()
  const { currency, timeZone } = useSession()
  return (
    <>
      <Columns minWidth="8rem">
        <NumberField
          name={`${path}.amount`}
          label={t('ingredientRecord.fields.priceAmount')}
          unit={currency}
          required={vendorId !== ''}
        />
        <NumberField name={`${path}.per.amount`} label={t('ingredientRecord.fields.pricePerAmount')} />
        <Select
          name={`${path}.per.unit`}
          label={t('ingredientRecord.fields.pricePerUnit')}
          options={choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))}
        />
      </Columns>
      <Columns minWidth="8rem">
        <VendorSelect name={`${path}.vendorId`} vendorId={vendorId} />
        {vendorId !== '' && (
          <TextField
            name={`${path}.vendorItemCode`}
            label={t('ingredientRecord.fields.vendorItemCode')}
            maxLength={limits.DatedPrice.vendorItemCode.maxLength}
          />
        )}
        <DateField
          name={`${path}.validFrom`}
          label={t('ingredientRecord.fields.validFrom')}
          hint={t('ingredientRecord.fields.validFromHint')}
          timeZone={timeZone}
        />
      </Columns>
      {vendorId !== '' && (
        <FieldList
          name={`${path}.breaks`}
          label={t('ingredientRecord.priceBreaks')}
          newItem={newPriceBreak}
          most={limits.DatedPrice.breaks.maxItems}
          addText={t('ingredientRecord.addPriceBreak')}
          removeText={(index) => t('ingredientRecord.removePriceBreak', { number: index + 1 })}
        >
          {(breakPath) => (
            <Columns minWidth="8rem">
              <NumberField name={`${breakPath}.packs`} label={t('ingredientRecord.fields.breakPacks')} />
              <NumberField
                name={`${breakPath}.amount`}
                label={t('ingredientRecord.fields.breakAmount')}
                unit={currency}
              />
            </Columns>
          )}
        </FieldList>
      )}
    </>
  )
}

/** Vendors in use, and the one that the price names. */
function VendorSelect({ name, vendorId }: { name: string; vendorId: string }) {
  const { t } = useWording()
  const { catererId } = useSession()
  const { data } = useListVendors(catererId)
  const vendors = (data?.Vendors ?? []).filter(({ id, active }) => active || String(id) === vendorId)
  return (
    <Select
      name={name}
      label={t('ingredientRecord.fields.vendor')}
      placeholder={t('ingredientRecord.fields.noVendor')}
      options={vendors.map(({ id, name: label }) => ({ value: String(id), label }))}
    />
  )
}
