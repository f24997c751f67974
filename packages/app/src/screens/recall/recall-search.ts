import type { LotTraceExport } from '@commissary/api-client'
import { isDate } from '@commissary/ui/date'

import { idText } from '../../routing/id-text.ts'

/** The search, as typed and as the address keeps it. */
export interface RecallValues {
  lotCodes: string
  /** The id as text; '' = any. */
  ingredient: string
  /** Shown until the server has answered. */
  ingredientName: string
  vendor: string
  itemCode: string
  from: string
  to: string
}

export const emptyValues: RecallValues = {
  lotCodes: '',
  ingredient: '',
  ingredientName: '',
  vendor: '',
  itemCode: '',
  from: '',
  to: '',
}

export const valueNames = Object.keys(emptyValues) as (keyof RecallValues)[]

/** The search that the values ask for; null while they name nothing to find. */
export function toSearch(values: RecallValues): Omit<LotTraceExport, 'format'> | null {
  const lotCodes = values.lotCodes.trim()
  const itemCode = values.itemCode.trim()
  const ingredientId = idText(values.ingredient)
  const vendorId = idText(values.vendor)
  if (lotCodes === '' && itemCode === '' && ingredientId === undefined && vendorId === undefined) return null
  return {
    ...(lotCodes !== '' && { lotCodes }),
    ...(itemCode !== '' && { itemCode }),
    ...(ingredientId !== undefined && { ingredientId: Number(ingredientId) }),
    ...(vendorId !== undefined && { vendorId: Number(vendorId) }),
    ...(isDate(values.from) && { from: values.from }),
    ...(isDate(values.to) && { to: values.to }),
  }
}
