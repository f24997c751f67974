import { choiceOf } from '../../forms/choice.ts'
import type { pagedArgs } from '../../lists/use-paged-list.ts'
import { yesOrNo } from '../../orders/filters.ts'
import { idText } from '../../routing/id-text.ts'

export const balances = ['negative', 'zero', 'positive'] as const

const archived = (text: string) => (text === 'yes' ? true : undefined)

export const householdFilters = {
  school: idText,
  balance: (text: string) => choiceOf(balances, text),
  archived,
}

export const studentFilters = {
  school: idText,
  className: (text: string) => text.trim().slice(0, 40) || undefined,
  allergies: yesOrNo,
  archived,
}

const schoolId = (school: string | undefined) => school !== undefined && { schoolId: Number(school) }

/** Parameters of the call: ids are texts in the address. */
export const toHouseholdArgs = ({
  school,
  archived: isArchived,
  ...args
}: ReturnType<typeof pagedArgs<typeof householdFilters>>) => ({
  ...args,
  ...schoolId(school),
  ...(isArchived && { isArchived }),
})

export const toStudentArgs = ({
  school,
  allergies,
  archived: isArchived,
  ...args
}: ReturnType<typeof pagedArgs<typeof studentFilters>>) => ({
  ...args,
  ...schoolId(school),
  ...(allergies !== undefined && { hasAllergies: allergies }),
  ...(isArchived && { isArchived }),
})
