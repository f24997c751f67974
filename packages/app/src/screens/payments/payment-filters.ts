import { paymentStatuses, payTypes, providers } from '@commissary/domain/orders'

import { choiceOf } from '../../forms/choice.ts'
import type { pagedArgs } from '../../lists/use-paged-list.ts'
import { yesOrNo } from '../../orders/filters.ts'
import { dayText } from '../../routing/day-text.ts'
import { idText } from '../../routing/id-text.ts'

export const paymentFilters = {
  from: dayText,
  to: dayText,
  payType: (text: string) => choiceOf(payTypes, text),
  provider: (text: string) => choiceOf(providers, text),
  status: (text: string) => choiceOf(paymentStatuses, text),
  bank: yesOrNo,
  school: idText,
}

/** Parameters of the call: the names in the address are shorter. */
export const toPaymentArgs = ({ bank, school, ...args }: ReturnType<typeof pagedArgs<typeof paymentFilters>>) => ({
  ...args,
  ...(bank !== undefined && { isReconciled: bank }),
  ...(school !== undefined && { schoolId: Number(school) }),
})
