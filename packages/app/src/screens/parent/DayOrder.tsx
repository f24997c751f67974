import {
  cancelChildOrder,
  type ChildOrder,
  newKey,
  orderChildMeal,
  type OrderDay,
  type OwnChild,
} from '@commissary/api-client'
import { Button, Quiet, useToast } from '@commissary/ui'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { momentText } from '../../history/change-entry.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface DayOrderProps {
  child: OwnChild
  meal: Pick<ChildOrder, 'date' | 'menuType'>
  day: OrderDay
  /** Of this meal, also those that the office placed. */
  orders: readonly ChildOrder[]
  /** Of a regular meal; absent = it cannot be ordered. */
  price: string | undefined
  onChanged: () => Promise<unknown>
}

/** What is ordered of a day's meal, and the button to order or to cancel it until its cut-off. */
export function DayOrder({ child, meal, day, orders, price, onChanged }: DayOrderProps) {
  const t = useMessages()
  const { formats, locale, timeZone } = useSession()
  const showToast = useToast()
  const showFailure = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)
  const open = orders.find(({ kind, status }) => kind === 'Regular' && status === 'placed')
  const isOrdered = orders.some(({ kind }) => kind === 'Regular')
  const canOrder = !isOrdered && price !== undefined && day.isServiceDay && !day.isLocked
  const place = { meal: t(`words.menuTypes.${meal.menuType}`), day: formats.dayLong(meal.date) }
  const money = (amount: string) => formats.money(Number(amount))

  async function change() {
    setIsBusy(true)
    const options = { idempotencyKey: newKey() }
    try {
      const saved = open ? await cancelChildOrder(open.id, options) : await orderChildMeal(child.id, meal, options)
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      showFailure(error)
    }
    // Also after a refusal: the cut-off may have passed since, or the other parent ordered.
    await onChanged()
    setIsBusy(false)
  }

  if (orders.length === 0 && price === undefined) return null
  return (
    <>
      {orders.map((order) => (
        <strong key={order.id}>{orderText(order)}</strong>
      ))}
      {open || canOrder ? (
        <>
          {/* One button, so that the focus stays on it. */}
          <Button
            size="small"
            isBusy={isBusy}
            onClick={change}
            aria-label={
              open ? t('parent.cancelOn', place) : t('parent.orderOn', { ...place, price: money(price ?? '0') })
            }
          >
            {open ? t('parent.cancel') : t('parent.order', { price: money(price ?? '0') })}
          </Button>
          <Quiet>{t('parent.until', { time: momentText(day.locksAt, { locale, timeZone }) })}</Quiet>
        </>
      ) : (
        day.isServiceDay && day.isLocked && <Quiet>{t('parent.cutOffPassed')}</Quiet>
      )}
    </>
  )

  function orderText({ status, items, total }: ChildOrder): string {
    if (status === 'served' || status === 'noShow') return t(`parent.${status}`)
    return items.length > 0
      ? t('parent.orderedItems', { items: formats.list(items), price: money(total) })
      : t('parent.ordered', { price: money(total) })
  }
}
