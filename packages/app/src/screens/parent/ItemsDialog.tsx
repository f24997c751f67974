import {
  type ChildItem,
  type ChildOrder,
  orderChildMeal,
  type OwnChild,
  useReadChildItems,
} from '@commissary/api-client'
import { lineAmounts, sumOfMoney } from '@commissary/domain/orders'
import { itemNameIn } from '@commissary/messages/item-name'
import { Dialog, EmptyState, ErrorState, Skeleton, useToast } from '@commissary/ui'
import { Form, FormActions, FormValues, NumberField } from '@commissary/ui/form'

import { reasonOf, savedMessage } from '../../forms/save-failure.ts'
import { useSubmitOnce } from '../../forms/use-submit-once.ts'
import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface ItemsDialogProps {
  child: OwnChild
  meal: Pick<ChildOrder, 'date' | 'menuType'>
  onDone: () => Promise<unknown>
  onClose: () => void
}

interface ItemsValues {
  /** How many of each item, in their order; '' = none. */
  quantities: string[]
}

/** The items of a day's menu with their prices, to choose how many of each. */
export function ItemsDialog(props: ItemsDialogProps) {
  const t = useMessages()
  const { formats } = useSession()
  const { child, meal, onClose } = props
  const { data, error, mutate } = useReadChildItems(child.id, meal, { revalidateOnFocus: false })

  function content() {
    if (!data)
      return error ? <ErrorState size="small" error={error} onRetry={() => mutate()} /> : <Skeleton lines={5} />
    if (data.items.length > 0) return <ItemsForm {...props} items={data.items} taxPct={data.taxPct} />
    return (
      <EmptyState kind="none" title={t('parent.items.none')}>
        {t('parent.items.noneHint')}
      </EmptyState>
    )
  }

  return (
    <Dialog
      title={t('parent.items.title')}
      description={t('parent.items.hint', {
        meal: t(`words.menuTypes.${meal.menuType}`),
        day: formats.dayLong(meal.date),
      })}
      onClose={onClose}
    >
      {content()}
    </Dialog>
  )
}

interface ItemsFormProps extends ItemsDialogProps {
  items: readonly ChildItem[]
  taxPct: string
}

const isQuantity = (text: string) => /^\d{0,2}$/.test(text.trim())

function ItemsForm({ child, meal, items, taxPct, onDone, onClose }: ItemsFormProps) {
  const t = useMessages()
  const language = useLanguage()
  const { formats } = useSession()
  const showToast = useToast()
  const submit = useSubmitOnce()
  const chosen = ({ quantities }: ItemsValues) =>
    items.flatMap(({ itemId, price }, index) => {
      const quantity = Number(quantities[index] ?? '')
      return quantity > 0 ? [{ itemId, price, quantity }] : []
    })
  const totalOf = (values: ItemsValues) =>
    sumOfMoney(chosen(values).map(({ price, quantity }) => lineAmounts({ quantity, unitPrice: price, taxPct }).total))

  return (
    <Form<ItemsValues>
      initialValues={{ quantities: items.map(() => '') }}
      validate={({ quantities }) => {
        const wrong = quantities.map((text) => (isQuantity(text) ? undefined : t('parent.items.quantity')))
        if (wrong.some(Boolean)) return { quantities: wrong }
        const isNone = quantities.every((text) => Number(text) === 0)
        return isNone ? { quantities: [t('parent.items.empty')] } : {}
      }}
      onSubmit={async (values) => {
        const lines = chosen(values).map(({ itemId, quantity }) => ({ itemId, quantity }))
        const failed = await submit(
          async (call) => {
            const saved = await orderChildMeal(child.id, { ...meal, items: lines }, call)
            showToast({ tone: 'success', message: savedMessage(saved) })
          },
          // The day and the meal are not fields of this form.
          (rejected) => ({ message: reasonOf(rejected) }),
        )
        if (failed) return failed
        onClose()
        await onDone()
        return undefined
      }}
    >
      {items.map(({ itemId, price, conflicts, ...item }, index) => (
        <NumberField
          key={itemId}
          name={`quantities[${index}]`}
          label={t('parent.items.item', { item: itemNameIn(item, language), price: formats.money(Number(price)) })}
          {...(conflicts.length > 0 && {
            hint: t('parent.items.conflict', {
              allergens: formats.list(conflicts.map((allergen) => t(`words.allergens.${allergen}`))),
            }),
          })}
          maxLength={2}
        />
      ))}
      <FormValues<ItemsValues>>
        {(values) => (
          <strong aria-live="polite">
            {t('parent.items.total', { total: formats.money(Number(totalOf(values))) })}
          </strong>
        )}
      </FormValues>
      <FormActions submitText={t('parent.items.submit')} onCancel={onClose} />
    </Form>
  )
}
