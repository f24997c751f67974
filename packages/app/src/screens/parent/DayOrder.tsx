import {
  cancelChildOrder,
  type ChildOrder,
  newKey,
  orderChildMeal,
  type OrderDay,
  type OwnChild,
} from '@commissary/api-client'
import { itemNameIn } from '@commissary/messages/item-name'
import { Button, Quiet, useToast } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { momentText } from '../../text/moment-text.ts'
import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

// Most parents order meals, not items.
const ItemsDialog = lazy(async () => ({ default: (await import('./ItemsDialog.tsx')).ItemsDialog }))

interface DayOrderProps {
  child: OwnChild
  meal: Pick<ChildOrder, 'date' | 'menuType'>
  day: OrderDay
  /** For this meal, including those that the office placed. */
  orders: readonly ChildOrder[]
  /** The price of a regular meal; undefined = it cannot be ordered. */
  price: string | undefined
  /** Whether items of the day's menu can be chosen. */
  hasItems: boolean
  onChanged: () => Promise<unknown>
}

/** The orders for a day's meal, and the buttons to order the meal or items, or to cancel them until the cutoff. */
export function DayOrder({ child, meal, day, orders, price, hasItems, onChanged }: DayOrderProps) {
  const t = useMessages()
  const language = useLanguage()
  const { formats, locale, timeZone } = useSession()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState<ChildOrder['kind'] | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const openOf = (kind: ChildOrder['kind']) => orders.find((one) => one.kind === kind && one.status === 'placed')
  const isOrdered = (kind: ChildOrder['kind']) => orders.some((one) => one.kind === kind)
  const isOpenDay = day.isServiceDay && !day.isLocked
  const [meals, items] = [openOf('Regular'), openOf('Itemized')]
  const canOrder = !isOrdered('Regular') && price !== undefined && isOpenDay
  const canChoose = !isOrdered('Itemized') && hasItems && isOpenDay
  const place = { meal: t(`words.menuTypes.${meal.menuType}`), day: formats.dayLong(meal.date) }
  const money = (amount: string) => formats.money(Number(amount))

  async function change(kind: ChildOrder['kind'], open: ChildOrder | undefined) {
    setBusy(kind)
    const options = { idempotencyKey: newKey() }
    try {
      const saved = open ? await cancelChildOrder(open.id, options) : await orderChildMeal(child.id, meal, options)
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      showFailure(error)
    }
    // Also after a refusal: the cutoff may have passed since, or the other parent ordered.
    await onChanged()
    setBusy(null)
  }

  if (orders.length === 0 && price === undefined && !canChoose) return null
  const isOver = orders.some(({ status }) => status === 'served' || status === 'noShow')
  const canChange = Boolean(meals) || canOrder || Boolean(items) || canChoose
  return (
    <>
      {orders.map((order) => (
        <strong key={order.id}>{orderText(order)}</strong>
      ))}
      {/* One button orders and cancels, so that the focus stays on it. */}
      {(meals || canOrder) && (
        <Button
          size="small"
          isBusy={busy === 'Regular'}
          onClick={() => change('Regular', meals)}
          aria-label={
            meals ? t('parent.cancelOn', place) : t('parent.orderOn', { ...place, price: money(price ?? '0') })
          }
        >
          {meals ? t('parent.cancel') : t('parent.order', { price: money(price ?? '0') })}
        </Button>
      )}
      {(items || canChoose) && (
        <Button
          size="small"
          isBusy={busy === 'Itemized'}
          onClick={() => (items ? void change('Itemized', items) : setIsChoosing(true))}
          aria-label={items ? t('parent.cancelItemsOn', place) : t('parent.chooseItemsOn', place)}
        >
          {items ? t('parent.cancelItems') : t('parent.chooseItems')}
        </Button>
      )}
      {canChange ? (
        <Quiet>{t('parent.until', { time: momentText(day.locksAt, { locale, timeZone }) })}</Quiet>
      ) : (
        day.isServiceDay && day.isLocked && !isOver && <Quiet>{t('parent.cutOffPassed')}</Quiet>
      )}
      <Suspense>
        {isChoosing && (
          <ItemsDialog child={child} meal={meal} onDone={onChanged} onClose={() => setIsChoosing(false)} />
        )}
      </Suspense>
    </>
  )

  function orderText({ status, items: chosen, total }: ChildOrder): string {
    if (status === 'served' || status === 'noShow') return t(`parent.${status}`)
    const names = chosen.map((item) => itemNameIn(item, language))
    return names.length > 0
      ? t('parent.orderedItems', { items: formats.list(names), price: money(total) })
      : t('parent.ordered', { price: money(total) })
  }
}
