import { listOrders, type Order, useListOrders } from '@commissary/api-client'
import { useEffect, useState } from 'react'

import { loadAllRows } from '../../lists/load-all-rows.ts'

/** The contract's largest page. */
const pageSize = 100

interface Day {
  date: string
  schoolId: number
  menuType: Order['menuType']
}

/** All orders of a day at a school: the first hundred right away, then the others. */
export function useDayOrders({ date, schoolId, menuType }: Day) {
  const args = { from: date, to: date, schoolId, menuType, sort: 'className,studentName' }
  const first = useListOrders({ ...args, page: 0, size: pageSize }, { enabled: schoolId !== 0 })
  const [all, setAll] = useState<{ of: unknown; rows?: readonly Order[]; isFailed?: boolean }>({ of: null })
  const { data } = first
  const total = data?.page.totalElements ?? 0
  const isLong = total > pageSize

  useEffect(() => {
    if (!isLong) return undefined
    let isCurrent = true
    const set = (result: Omit<typeof all, 'of'>) => isCurrent && setAll({ of: data, ...result })
    loadAllRows(
      (page) => listOrders({ from: date, to: date, schoolId, menuType, sort: 'className,studentName', ...page }),
      (page) => page._embedded.orders,
      () => undefined,
    ).then(
      (rows) => set({ rows }),
      () => set({ isFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [isLong, data, date, schoolId, menuType])

  const rest = all.of === data ? all : null
  return {
    orders: rest?.rows ?? data?._embedded.orders,
    totals: data?.totals,
    total,
    /** Orders that are not loaded yet, or could not be. */
    missing: isLong && !rest?.rows ? (rest?.isFailed ? ('failed' as const) : ('loading' as const)) : null,
    error: first.error,
    reload: () => first.mutate(),
  }
}
