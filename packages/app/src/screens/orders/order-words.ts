import type { Order } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

/** The badge of a status: in color while the order is open, red for refunds and meals not collected. */
export const orderTones = {
  placed: 'accent',
  locked: 'accent',
  served: 'neutral',
  noShow: 'danger',
  refunded: 'danger',
  cancelled: 'neutral',
} as const

/** Whether an order is prepared and paid. */
export const isKept = ({ status }: Pick<Order, 'status'>): boolean => status !== 'refunded' && status !== 'cancelled'

/** The name of what was ordered: a regular meal has none. */
export const lineName = (t: Translate, { name }: Pick<Order['lines'][number], 'name'>): string =>
  name ?? t('orders.day.regular')

/** "1 × Cheese pizza, 2 × Milk" */
export const itemsText = (t: Translate, formats: Pick<Formats, 'list'>, { lines }: Pick<Order, 'lines'>): string =>
  formats.list(lines.map((line) => t('orders.day.quantity', { count: line.quantity, item: lineName(t, line) })))
