export const orderKinds = ['Regular', 'Itemized'] as const
export type OrderKind = (typeof orderKinds)[number]

export const payTypes = ['Online', 'Check', 'Cash', 'CreditCard'] as const
export type PayType = (typeof payTypes)[number]

export const planPeriods = ['Weekly', 'Monthly', 'Yearly'] as const
export type PlanPeriod = (typeof planPeriods)[number]

export const providers = ['stripe', 'square', 'paypal', 'other'] as const
export type Provider = (typeof providers)[number]

/** A voided payment stays on record and counts for nothing. */
export const paymentStatuses = ['recorded', 'voided'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What is stored of an order's status; that it is locked follows from its cutoff. */
export const storedOrderStatuses = ['placed', 'served', 'noShow', 'refunded', 'cancelled'] as const
export type StoredOrderStatus = (typeof storedOrderStatuses)[number]
export type OrderStatus = StoredOrderStatus | 'locked'

/** Whether a provider keeps a fee from a payment. */
export const hasFee = (payType: PayType): boolean => payType === 'Online' || payType === 'CreditCard'
