import type { LotTraceExport } from '@commissary/api-client'

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

const idOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The search that the values ask for; null while they name nothing to find. */
export function toSearch(values: RecallValues): Omit<LotTraceExport, 'format'> | null {
  const lotCodes = values.lotCodes.trim()
  const itemCode = values.itemCode.trim()
  const ingredientId = idOf(values.ingredient)
  const vendorId = idOf(values.vendor)
  if (lotCodes === '' && itemCode === '' && ingredientId === undefined && vendorId === undefined) return null
  return {
    ...(lotCodes !== '' && { lotCodes }),
    ...(itemCode !== '' && { itemCode }),
    ...(ingredientId !== undefined && { ingredientId }),
    ...(vendorId !== undefined && { vendorId }),
    ...(isDate(values.from) && { from: values.from }),
    ...(isDate(values.to) && { to: values.to }),
  }
}
