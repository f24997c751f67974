import { choiceOf } from '../../forms/choice.ts'
import { pagedArgs, usePagedList } from '../../lists/use-paged-list.ts'
import { dayText } from '../../routing/day-text.ts'
import { idText } from '../../routing/id-text.ts'

export const stockStates = ['belowPar', 'zero', 'negative'] as const
export const expiryDays = ['7', '14', '30', '60'] as const

const filters = {
  siteId: idText,
  locationId: idText,
  category: (text: string) => text || undefined,
  state: (text: string) => choiceOf(stockStates, text),
  expires: (text: string) => choiceOf(expiryDays, text),
  asOf: dayText,
}

type Args = ReturnType<typeof pagedArgs<typeof filters>>

/** The call's parameters from those of the address. */
export const stockArgs = (catererId: number, { siteId, locationId, expires, ...args }: Args) => ({
  ...args,
  catererId,
  ...(siteId && { siteId: Number(siteId) }),
  ...(locationId && { locationId: Number(locationId) }),
  ...(expires && { expiresWithin: Number(expires) }),
})

export const stockArgsOf = (catererId: number, query: URLSearchParams) =>
  stockArgs(catererId, pagedArgs(query, filters))

/** The list's state in the address. */
export const useStockList = () => usePagedList(filters)
export type StockList = ReturnType<typeof useStockList>
