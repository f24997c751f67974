import type { DiscontinuedItem } from '@commissary/api-client'
import { Button, Dialog } from '@commissary/ui'

import { OpenOrders } from '../../food-reports/OpenOrders.tsx'
import { useMessages } from '../../messages/messages.ts'

/** The orders that still have to bring an item. */
export function OrdersDialog({ item, onClose }: { item: DiscontinuedItem; onClose: () => void }) {
  const t = useMessages()
  const { vendorName, vendorItemCode } = item
  return (
    <Dialog
      title={t('foodReports.discontinued.ordersOf', { name: item.name })}
      description={t('foodReports.discontinued.ordersHint')}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <OpenOrders ingredientId={item.id} {...(vendorName !== null && { vendorItem: { vendorName, vendorItemCode } })} />
    </Dialog>
  )
}
