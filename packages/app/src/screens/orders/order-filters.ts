import { choices } from '@commissary/api-client'

import { choiceOf } from '../../forms/choice.ts'
import type { pagedArgs } from '../../lists/use-paged-list.ts'
import { dayText } from '../../routing/day-text.ts'
import { idText } from '../../routing/id-text.ts'

export const orderFilters = {
  from: dayText,
  to: dayText,
  school: idText,
  student: idText,
  menuType: (text: string) => choiceOf(choices.MenuType, text),
  kind: (text: string) => choiceOf(choices.OrderKind, text),
  status: (text: string) => choiceOf(choices.OrderStatus, text),
}

/** Parameters of the call: ids are texts in the address. */
export const toOrderArgs = ({ school, student, ...args }: ReturnType<typeof pagedArgs<typeof orderFilters>>) => ({
  ...args,
  ...(school !== undefined && { schoolId: Number(school) }),
  ...(student !== undefined && { studentId: Number(student) }),
})
