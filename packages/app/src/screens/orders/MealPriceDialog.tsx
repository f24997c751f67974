import {
  choices,
  createMealPrice,
  limits,
  type MealPrice,
  type MealPriceInput,
  updateMealPrice,
} from '@commissary/api-client'
import { Checkbox, FormDialog, MoneyField, Select, TextField } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
import { matcherOf } from '../../forms/pattern.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { moneyText } from '../../orders/money.ts'
import { useSession } from '../../session/session.tsx'

interface MealPriceDialogProps {
  /** Null for a new one. */
  price: MealPrice | null
  /** The first price of the list is the default one. */
  isFirst: boolean
  onSaved: () => unknown
  onClose: () => void
}

interface PriceValues {
  menuType: string
  priceType: string
  price: string
  isDefault: boolean
}

const toInput = (values: PriceValues): Required<MealPriceInput> => ({
  menuType: choiceOf(choices.MenuType, values.menuType) ?? 'MEAL',
  priceType: values.priceType.trim(),
  price: values.price.trim(),
  isDefault: values.isDefault,
})

const isPrice = matcherOf(limits.MealPriceInput.price)

/** Adds or edits a price of a regular meal. */
export function MealPriceDialog({ price, isFirst, onSaved, onClose }: MealPriceDialogProps) {
  const t = useMessages()
  const { currency, locale, formats } = useSession()
  const record = useRecordForm<PriceValues, MealPrice>({
    name: `meal price ${price?.id ?? 'new'}`,
    record: price,
    toValues: (stored) => ({
      menuType: stored?.menuType ?? 'MEAL',
      priceType: stored?.priceType ?? '',
      price: stored?.price ?? '',
      isDefault: stored?.isDefault ?? isFirst,
    }),
    fields: [
      {
        name: 'menuType',
        label: t('orderSettings.columns.menuType'),
        text: (value) => t(`words.menuTypes.${choiceOf(choices.MenuType, String(value)) ?? 'MEAL'}`),
      },
      { name: 'priceType', label: t('orderSettings.columns.priceType') },
      { name: 'price', label: t('orderSettings.columns.price'), text: (value) => moneyText(formats, String(value)) },
    ],
    save: (values, { ifMatch, idempotencyKey }) =>
      price
        ? updateMealPrice(price.id, toInput(values), { ifMatch })
        : createMealPrice(toInput(values), { idempotencyKey }),
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })

  return (
    <FormDialog<PriceValues>
      {...record.form}
      title={t(price ? 'orderSettings.editPrice' : 'orderSettings.newPrice')}
      validate={(values) => ({
        priceType: values.priceType.trim() === '' ? t('orderSettings.errors.priceType') : undefined,
        price: isPrice(values.price) ? undefined : t('orderSettings.errors.price'),
      })}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <Select
        name="menuType"
        label={t('orderSettings.columns.menuType')}
        options={choices.MenuType.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
      />
      <TextField
        name="priceType"
        label={t('orderSettings.columns.priceType')}
        required
        maxLength={limits.MealPriceInput.priceType.maxLength}
      />
      <MoneyField name="price" label={t('orderSettings.columns.price')} required currency={currency} locale={locale} />
      <Checkbox name="isDefault" label={t('orderSettings.isDefault')} />
    </FormDialog>
  )
}
